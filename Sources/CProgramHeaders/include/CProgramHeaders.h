#ifndef FLOWSH_CPROGRAMHEADERS_H
#define FLOWSH_CPROGRAMHEADERS_H

#include <stddef.h>
#include <stdint.h>

/// A loaded code segment of the executable or of a library.
struct FlowshCodeSegment {
  /// The file's path; empty for the executable.
  const char *_Nullable path;
  /// The difference between an address in memory and the same address in the file.
  uintptr_t offset;
  uintptr_t start;
  uintptr_t size;
};

/// Calls a function with each code segment, those of the executable first.
///
/// Swift can't call `dl_iterate_phdr`, which the system declares only if `_GNU_SOURCE` is defined.
void flowsh_forEachCodeSegment(
    void (*_Nonnull visit)(struct FlowshCodeSegment segment, void *_Nullable context),
    void *_Nullable context);

#endif
