#ifndef FLOWSH_CSTACKFRAMES_H
#define FLOWSH_CSTACKFRAMES_H

#include <stddef.h>
#include <stdint.h>

/// The address range of a thread's stack.
struct FlowshStack {
  uintptr_t start;
  uintptr_t end;
};

/// The instruction pointer and the frame pointer of code that a signal interrupted.
struct FlowshInterruption {
  uintptr_t instruction;
  uintptr_t frame;
};

/// Collects the return addresses of the caller and its callers, innermost first.
///
/// Follows the chain of frame pointers, which Swift code maintains, and allocates nothing. In an
/// async function, the callers are the functions that its task will resume. This is written in C
/// because Swift can't read the first frame pointer.
///
/// - Parameters:
///   - addresses: The buffer for the return addresses.
///   - limit: The capacity of the buffer.
///   - base: The frame at which to stop; 0 to continue to the end of the stack.
/// - Returns: The number of addresses written.
size_t flowsh_returnAddresses(uintptr_t *_Nonnull addresses, size_t limit, uintptr_t base);

/// Returns the frame of the function that calls this one, as a base for `flowsh_returnAddresses`.
uintptr_t flowsh_frameOfCaller(void);

/// Returns the address range of the current thread's stack; empty if the system can't determine it.
struct FlowshStack flowsh_stackOfThread(void);

/// Collects return addresses starting at a frame, innermost first.
///
/// Reads nothing outside the stack, even if frames are corrupt. It is safe to call in a signal
/// handler.
///
/// - Returns: The number of addresses written.
size_t flowsh_walkFrames(
    uintptr_t frame, struct FlowshStack stack, uintptr_t *_Nonnull addresses, size_t limit);

/// Returns the registers of the interrupted code, given the third argument of a signal handler.
struct FlowshInterruption flowsh_interruption(const void *_Nonnull context);

#endif
