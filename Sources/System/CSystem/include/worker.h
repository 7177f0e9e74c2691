#ifndef FLOWSH_CWORKER_H
#define FLOWSH_CWORKER_H

#include <stddef.h>
#include <stdint.h>

/// The maximum number of addresses in a crash record.
#define CW_DEPTH 64

/// A crash record, in memory that the crashing process shares with its parent.
struct CWCrash {
  /// The signal number, or 0 if the process has not crashed.
  uint32_t signal;
  /// The number of valid addresses.
  uint32_t count;
  /// The load address of the executable. Subtract it from an address to get the file address.
  uint64_t base;
  /// The call stack, innermost first: the faulting instruction's address, then return addresses.
  uint64_t addresses[CW_DEPTH];
};

/// Asks the kernel to kill this process when its parent ends.
///
/// This function is in C because Swift can't call `prctl`, which is variadic.
/// - Returns: 0, or -1 if the parent has already ended.
int cw_dieWithParent(int parent);

/// Asks the kernel to send this process SIGHUP when its parent ends.
void cw_hangUpWithParent(void);

/// Starts a program in a process group of its own, which the kernel kills when this process ends.
///
/// It has the default signal actions, no blocked signals, and no descriptors but the standard ones.
/// - Parameters:
///   - folder: The folder to start it in, or null for that of this process.
///   - input: The descriptor for its standard input.
///   - output: The descriptor for its standard output and standard error.
/// - Returns: Its process ID, or the error number with a minus sign.
int cw_startServed(const char *_Nonnull program, char *_Nullable const *_Nonnull arguments,
                   const char *_Nullable folder, int input, int output);

/// Makes this process the parent of all its descendants whose own parents have ended.
///
/// Otherwise, such a process would be adopted by the system's first process, and couldn't be found.
void cw_adoptDescendants(void);

/// Prevents this process from raising its hard limits, even if it is privileged.
void cw_keepLimits(void);

/// Moves this process to a network namespace of its own, which has only a loopback interface.
///
/// Nothing that the process or its descendants do reaches the machine's network, nor do they reach
/// what other processes offer at the machine's own addresses. Sockets with a path in the file
/// system aren't affected. A process without the right to do so moves to a user namespace, too, in
/// which its user and group have the same numbers and other users are `nobody`. It has no more
/// capabilities than before.
///
/// The process must have a single thread.
/// - Returns: 0, or the error number of the kernel's refusal, after which nothing has changed.
int cw_leaveNetwork(void);

/// Finds out whether `cw_leaveNetwork` would succeed, in a child process.
/// - Returns: 0, or the error number of the kernel's refusal.
int cw_networkObstacle(void);

/// Creates an anonymous memory file of fixed size.
///
/// The size is sealed. If another process could truncate the file, reading it here could terminate
/// this process with SIGBUS.
/// - Returns: The close-on-exec file descriptor, or -1.
int cw_memoryFile(size_t size);

/// Creates an anonymous, empty memory file to write to and then to pass to `cw_seal`.
/// - Returns: The close-on-exec file descriptor, or -1.
int cw_sealableFile(void);

/// Has the system close all file descriptors from a number on when the process executes another
/// program.
void cw_closeOnExecute(int first);

/// Makes a memory file read-only for every process.
/// - Returns: 0, or -1.
int cw_seal(int file);

/// Accepts a client of a socket that listens, for a descriptor that doesn't block.
/// - Returns: The close-on-exec file descriptor, or -1.
int cw_accept(int listener);

/// Makes a pipe whose ends don't block: `ends[0]` to read from, and `ends[1]` to write to.
/// - Returns: 0, or -1. The file descriptors are close-on-exec.
int cw_pipe(int *_Nonnull ends);

/// Opens a file descriptor that becomes readable when a process ends.
/// - Returns: The close-on-exec file descriptor, or -1 if the system doesn't support pidfds.
int cw_processFile(int process);

/// Installs signal handlers that record the call stack of a crash before the process terminates.
///
/// SIGQUIT counts as a crash, so that the parent can find out where a process hangs.
void cw_recordCrashes(struct CWCrash *_Nonnull record, uint64_t base);

#endif
