#define _GNU_SOURCE
#include "stack_frames.h"

#include <pthread.h>
#include <ucontext.h>
#include <unwind.h>

// On both architectures, a frame contains the caller's frame pointer, followed by the return
// address.
enum { savedFrame = 0, returnAddress = 1, frameWords = 2 };

// A flag in a saved frame pointer. If it is set, the frame belongs to an async function, whose
// callers are in a linked list on the heap.
static const uintptr_t isAsync = (uintptr_t)1 << 60;

// The registers of code that a signal interrupted.
struct Interruption {
  uintptr_t instruction;
  uintptr_t frame;
};

#if defined(__x86_64__)

static uintptr_t withoutSignature(uintptr_t address) { return address; }

static struct Interruption interruption(const void *context) {
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
  return (struct Interruption){
      (uintptr_t)machine->gregs[REG_RIP], (uintptr_t)machine->gregs[REG_RBP]};
}

#elif defined(__aarch64__)

// C libraries may sign return addresses. This hint is the instruction `xpaclri`, which older
// processors ignore.
static uintptr_t withoutSignature(uintptr_t address) {
  register uintptr_t link __asm__("x30") = address;
  __asm__("hint #7" : "+r"(link));
  return link;
}

static struct Interruption interruption(const void *context) {
  const mcontext_t *machine = &((const ucontext_t *)context)->uc_mcontext;
  return (struct Interruption){(uintptr_t)machine->pc, (uintptr_t)machine->regs[29]};
}

#else
#error "the layout of stack frames is known only for x86-64 and arm64"
#endif

// C libraries may use the frame pointer's register for other purposes, so accept a caller's frame
// only if it is farther up the stack.
static inline __attribute__((always_inline)) size_t walk(
    uintptr_t frame, uintptr_t start, uintptr_t end, int followsTasks, uintptr_t *addresses,
    size_t limit) {
  size_t count = 0;
  while (count < limit && frame >= start && frame < end &&
         end - frame >= frameWords * sizeof(uintptr_t) && frame % sizeof(uintptr_t) == 0) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[returnAddress] == 0) break;
    addresses[count++] = withoutSignature(words[returnAddress]);
    uintptr_t next = words[savedFrame];
    if (followsTasks && next & isAsync) {
      // The word below the frame points to the function's async context, which contains a pointer
      // to the caller's context and the function that resumes the caller. Return addresses are
      // looked up one byte earlier, so add one to the start of that function.
      const uintptr_t *context = (const uintptr_t *)words[-1];
      for (; context && context[1] && count < limit; context = (const uintptr_t *)context[0])
        addresses[count++] = withoutSignature(context[1]) + 1;
      break;
    }
    start = frame + 1;
    frame = next;
  }
  return count;
}

struct FlowshStack flowsh_stackOfThread(void) {
  struct FlowshStack stack = {0, 0};
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return stack;
  if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
    stack.start = (uintptr_t)start;
    stack.end = stack.start + size;
  }
  pthread_attr_destroy(&attributes);
  return stack;
}

// The return addresses that an unwinding has found so far.
struct Unwinding {
  struct Interruption start;
  // Whether the unwinding has left the signal's handler.
  int isInInterrupted;
  uintptr_t *addresses;
  size_t count, limit;
};

static _Unwind_Reason_Code unwind(struct _Unwind_Context *context, void *data) {
  struct Unwinding *unwinding = data;
  uintptr_t instruction = _Unwind_GetIP(context);
  if (!unwinding->isInInterrupted) {
    unwinding->isInInterrupted = instruction == unwinding->start.instruction;
    return _URC_NO_REASON;
  }
  // From the frame that the frame pointer points to, the chain of frame pointers has all callers.
  if (_Unwind_GetCFA(context) > unwinding->start.frame || unwinding->count == unwinding->limit)
    return _URC_END_OF_STACK;
  unwinding->addresses[unwinding->count++] = instruction;
  return _URC_NO_REASON;
}

size_t flowsh_interruptedCalls(
    const void *context, struct FlowshStack stack, uintptr_t *addresses, size_t limit) {
  if (limit == 0) return 0;
  struct Interruption start = interruption(context);
  // If the frame pointer isn't in the stack, the code uses the register for something else, so that
  // only the unwinder can find the callers.
  int hasFrame = start.frame >= stack.start && start.frame < stack.end;
  struct Unwinding unwinding = {start, 0, addresses + 1, 0, limit - 1};
  if (!hasFrame) unwinding.start.frame = UINTPTR_MAX;
  addresses[0] = start.instruction;
  _Unwind_Backtrace(unwind, &unwinding);
  size_t count = 1 + unwinding.count;
  if (!hasFrame) return count;
  return count + walk(start.frame, stack.start, stack.end, 0, addresses + count, limit - count);
}

// The end of the thread's stack. It is determined once per thread, because the system has to read a
// file.
static __thread uintptr_t stackEnd;

__attribute__((noinline)) size_t flowsh_returnAddresses(
    uintptr_t *addresses, size_t limit, uintptr_t base) {
  if (stackEnd == 0) stackEnd = flowsh_stackOfThread().end;
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  uintptr_t end = base != 0 && base < stackEnd ? base : stackEnd;
  return walk(frame, frame, end, 1, addresses, limit);
}

__attribute__((noinline)) uintptr_t flowsh_frameOfCaller(void) {
  return ((const uintptr_t *)__builtin_frame_address(0))[savedFrame];
}
