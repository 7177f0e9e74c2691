#ifndef FLOWSH_CPROGRAMHEADERS_H
#define FLOWSH_CPROGRAMHEADERS_H

#include <stddef.h>
#include <stdint.h>

/// A code segment of the executable or a loaded library.
struct FlowshCodeSegment {
  /// The file's path; empty for the executable.
  const char *_Nullable path;
  /// The difference between an address in memory and the same address in the file.
  uintptr_t offset;
  uintptr_t start;
  uintptr_t size;
};

/// Calls a function with each loaded code segment, starting with those of the executable.
///
/// Swift can't call `dl_iterate_phdr` because the system declares it only if `_GNU_SOURCE` is
/// defined.
void flowsh_forEachCodeSegment(
    void (*_Nonnull visit)(struct FlowshCodeSegment segment, void *_Nullable context),
    void *_Nullable context);

#endif
