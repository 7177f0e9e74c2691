#ifndef FLOWSH_CWORKER_H
#define FLOWSH_CWORKER_H

#include <stddef.h>
#include <stdint.h>

/// How many return addresses a crash leaves.
#define CW_DEPTH 64

/// What a process that crashes writes down of it, in memory that it shares with its parent.
struct CWCrash {
  /// The signal; 0 while all is well.
  uint32_t signal;
  /// How many addresses there are.
  uint32_t count;
  /// Where the executable was loaded: what to take off an address to have the one in the file.
  uint64_t base;
  /// Where the code was, the innermost first: the instruction itself, then return addresses.
  uint64_t addresses[CW_DEPTH];
};

/// Has the kernel end this process when its parent ends.
///
/// Swift can't call `prctl`, which takes any number of arguments.
/// - Returns: 0, or -1 where the parent has ended already.
int cw_dieWithParent(int parent);

/// Makes a file in memory that has no name in any folder, and a size that nobody can change.
///
/// Reading past the end of a file that another process has cut short would end this one by SIGBUS.
/// - Returns: its descriptor, which a process that is started doesn't get by itself, or -1.
int cw_memoryFile(size_t size);

/// Makes a file in memory that has no name in any folder and holds these bytes; nobody can change it.
/// - Returns: its descriptor, which a process that is started doesn't get by itself, or -1.
int cw_sealedFile(const void *_Nullable bytes, size_t size);

/// Opens a descriptor that is ready to be read once a process has ended.
/// - Returns: the descriptor, which no started process gets, or -1 where the system has none such.
int cw_processFile(int process);

/// From now on writes down where a crash happens, and ends the process by the signal.
///
/// SIGQUIT counts as one: so a process that hangs can be asked where.
void cw_writeDownCrashes(struct CWCrash *_Nonnull record, uint64_t base);

#endif
