#ifndef FLOWSH_CSTACKFRAMES_H
#define FLOWSH_CSTACKFRAMES_H

#include <stddef.h>
#include <stdint.h>

/// The addresses between which a thread's stack lies.
struct FlowshStack {
  uintptr_t start;
  uintptr_t end;
};

/// Where a signal interrupted the code.
struct FlowshInterruption {
  uintptr_t instruction;
  uintptr_t frame;
};

/// Collects the return addresses of the caller and its callers, the innermost first.
///
/// Swift and this function keep frame pointers; their chain is followed here because Swift can't
/// ask for the first. In an async function the callers are those that its task resumes. Nothing is
/// allocated.
///
/// - Parameters:
///   - addresses: Room for the return addresses.
///   - limit: How many there is room for.
///   - base: The frame at which to stop, or 0 for the end of the stack.
/// - Returns: How many were written.
size_t flowsh_returnAddresses(uintptr_t *_Nonnull addresses, size_t limit, uintptr_t base);

/// The frame of the function that calls this, as a base for `flowsh_returnAddresses`.
uintptr_t flowsh_frameOfCaller(void);

/// The stack of the current thread; empty if the system doesn't say.
struct FlowshStack flowsh_stackOfThread(void);

/// Collects the return addresses from a frame on, the innermost first.
///
/// It reads nothing outside the stack, whatever the frames hold, and may be called in a signal
/// handler.
///
/// - Returns: How many were written.
size_t flowsh_walkFrames(
    uintptr_t frame, struct FlowshStack stack, uintptr_t *_Nonnull addresses, size_t limit);

/// Where a signal interrupted the code, from the third argument of its handler.
struct FlowshInterruption flowsh_interruption(const void *_Nonnull context);

#endif
