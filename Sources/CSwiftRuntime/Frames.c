#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <pthread.h>

// Marks a saved frame pointer of an async function, whose callers are in a linked list on the heap.
static const uintptr_t isAsync = (uintptr_t)1 << 60;

// The end of this thread's stack; queried only once, because the system reads a file for it.
static __thread uintptr_t stackEnd;

static uintptr_t findStackEnd(void) {
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  if (pthread_attr_getstack(&attributes, &start, &size) != 0) size = 0, start = NULL;
  pthread_attr_destroy(&attributes);
  return (uintptr_t)start + size;
}

__attribute__((noinline)) size_t flowsh_returnAddresses(
    uintptr_t *addresses, size_t limit, uintptr_t base) {
  if (stackEnd == 0) stackEnd = findStackEnd();
  const uintptr_t *frame = __builtin_frame_address(0);
  uintptr_t end = base != 0 && base < stackEnd ? base : stackEnd;
  size_t count = 0;
  // C libraries use the register for other purposes, so accept a caller's frame only if it is
  // higher up on this stack.
  while (count < limit && (uintptr_t)frame + 2 * sizeof(uintptr_t) <= stackEnd &&
         (uintptr_t)frame < end && frame[1] != 0) {
    addresses[count++] = frame[1];
    uintptr_t next = frame[0];
    if (next & isAsync) {
      // The function's context is stored below the frame: it holds the caller's context and the
      // address at which the caller resumes. That address is the start of a function, and return
      // addresses are looked up one byte before.
      const uintptr_t *context = (const uintptr_t *)frame[-1];
      for (; context && context[1] && count < limit; context = (const uintptr_t *)context[0])
        addresses[count++] = context[1] + 1;
      break;
    }
    if (next <= (uintptr_t)frame || next % sizeof(uintptr_t) != 0) break;
    frame = (const uintptr_t *)next;
  }
  return count;
}

__attribute__((noinline)) uintptr_t flowsh_frameOfCaller(void) {
  return *(const uintptr_t *)__builtin_frame_address(0);
}
