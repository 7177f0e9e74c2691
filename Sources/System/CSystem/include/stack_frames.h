#ifndef FLOWSH_CSTACKFRAMES_H
#define FLOWSH_CSTACKFRAMES_H

#include <stddef.h>
#include <stdint.h>

/// The address range of a thread's stack.
struct FlowshStack {
  uintptr_t start;
  uintptr_t end;
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

/// Collects the address of the instruction that a signal interrupted, and the return addresses of
/// its callers, innermost first.
///
/// Functions of the C library have no frame pointer, so their callers are found with unwind tables.
/// All others are found by the chain of frame pointers, which is read only within the stack, even
/// if frames are corrupt. Call this function in the signal's handler, on the interrupted thread. It
/// allocates nothing.
///
/// - Parameters:
///   - context: The third argument of the handler.
///   - stack: The thread's stack.
///   - addresses: The buffer for the addresses.
///   - limit: The capacity of the buffer.
/// - Returns: The number of addresses written.
size_t flowsh_interruptedCalls(
    const void *_Nonnull context, struct FlowshStack stack, uintptr_t *_Nonnull addresses,
    size_t limit);

#endif
