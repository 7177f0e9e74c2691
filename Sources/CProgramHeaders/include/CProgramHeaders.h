#ifndef FLOWSH_CPROGRAMHEADERS_H
#define FLOWSH_CPROGRAMHEADERS_H

#include <stddef.h>
#include <stdint.h>

/// A segment of code of one of this program's files, as it was loaded.
struct FlowshCodeSegment {
  /// The file's path; empty for the executable.
  const char *_Nullable path;
  /// What to subtract from an address in memory for the address in the file.
  uintptr_t offset;
  uintptr_t start;
  uintptr_t size;
};

/// Calls a function with each segment of code, the executable's first.
///
/// Swift can't call `dl_iterate_phdr`, which the system declares for GNU programs only.
void flowsh_forEachCodeSegment(
    void (*_Nonnull visit)(struct FlowshCodeSegment segment, void *_Nullable context),
    void *_Nullable context);

#endif
