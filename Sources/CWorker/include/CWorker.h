#ifndef FLOWSH_CWORKER_H
#define FLOWSH_CWORKER_H

#include <stddef.h>
#include <stdint.h>

/// The maximum number of addresses that are recorded for a crash.
#define CW_DEPTH 64

/// The record of a crash, in memory that the crashing process shares with its parent.
struct CWCrash {
  /// The signal, or 0 if the process has not crashed.
  uint32_t signal;
  /// The number of valid addresses.
  uint32_t count;
  /// The load address of the executable. Subtract it from an address to get the address in the
  /// file.
  uint64_t base;
  /// The call stack, innermost first: the address of the instruction, then return addresses.
  uint64_t addresses[CW_DEPTH];
};

/// Asks the kernel to kill this process when its parent ends.
///
/// It is in C because Swift can't call `prctl`, which is variadic.
/// - Returns: 0, or -1 if the parent has already ended.
int cw_dieWithParent(int parent);

/// Creates an anonymous file in memory whose size can't be changed.
///
/// If another process could truncate the file, reading it here could end this process with SIGBUS.
/// - Returns: The file descriptor, which new programs don't inherit, or -1.
int cw_memoryFile(size_t size);

/// Creates an anonymous, read-only file in memory that contains the given bytes.
/// - Returns: The file descriptor, which new programs don't inherit, or -1.
int cw_sealedFile(const void *_Nullable bytes, size_t size);

/// Opens a file descriptor that becomes readable when a process ends.
/// - Returns: The file descriptor, which new programs don't inherit, or -1 if the system has no
///   such descriptors.
int cw_processFile(int process);

/// From now on, records the call stack of a crash before the signal ends the process.
///
/// SIGQUIT counts as a crash, so that the parent can find out where a process hangs.
void cw_recordCrashes(struct CWCrash *_Nonnull record, uint64_t base);

#endif
