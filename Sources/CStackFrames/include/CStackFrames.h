#ifndef FLOWSH_CSTACKFRAMES_H
#define FLOWSH_CSTACKFRAMES_H

#include <stddef.h>
#include <stdint.h>

/// The address range of a thread's stack.
struct FlowshStack {
  uintptr_t start;
  uintptr_t end;
};

/// The registers at the point where a signal interrupted the code.
struct FlowshInterruption {
  uintptr_t instruction;
  uintptr_t frame;
};

/// Collects the return addresses of the caller and its callers, innermost first.
///
/// Swift code keeps frame pointers, and so does this function, which follows their chain. It is
/// written in C because Swift can't read the first frame pointer. In an async function, the callers
/// are the functions that its task will resume. Nothing is allocated.
///
/// - Parameters:
///   - addresses: The buffer for the return addresses.
///   - limit: The capacity of the buffer.
///   - base: The frame at which to stop, or 0 for the end of the stack.
/// - Returns: The number of addresses written.
size_t flowsh_returnAddresses(uintptr_t *_Nonnull addresses, size_t limit, uintptr_t base);

/// The frame of the function that calls this one, as a base for `flowsh_returnAddresses`.
uintptr_t flowsh_frameOfCaller(void);

/// The stack of the current thread; empty if the system can't determine it.
struct FlowshStack flowsh_stackOfThread(void);

/// Collects the return addresses from a frame on, innermost first.
///
/// It reads nothing outside the stack, even if frames are corrupt. A signal handler may call it.
///
/// - Returns: The number of addresses written.
size_t flowsh_walkFrames(
    uintptr_t frame, struct FlowshStack stack, uintptr_t *_Nonnull addresses, size_t limit);

/// The registers at the point where a signal interrupted the code, read from the third argument of
/// the signal handler.
struct FlowshInterruption flowsh_interruption(const void *_Nonnull context);

#endif
