#include "CMainExecutor.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern SWIFT void swift_task_enqueueMainExecutor(void *job);

static bool runs_all;
static int periods;

static SWIFT void enqueue_anywhere(void *job, enqueue original) {
  if (runs_all || (cme_is_main_thread() && periods > 0)) {
    swift_task_enqueueMainExecutor(job);
  } else {
    original(job);
  }
}

void cme_run_all_on_main_thread(void) {
  runs_all = true;
  swift_task_enqueueGlobal_hook = enqueue_anywhere;
}

void cme_begin_staying_on_main_queue(void) {
  cme_note_main_thread();
  swift_task_enqueueGlobal_hook = enqueue_anywhere;
  periods += 1;
}

void cme_end_staying_on_main_queue(void) { periods -= 1; }

// As the runtime passes an executor.
typedef struct {
  void *identity;
  void *implementation;
} serial_executor;
typedef SWIFT bool (*is_main)(serial_executor executor);
typedef SWIFT bool (*is_main_hook)(serial_executor executor, is_main original);
extern is_main_hook swift_task_isMainExecutor_hook __attribute__((weak));

// The main actor's executor lives as long as the process, so no other one can have its address.
static _Atomic(void *) main_executor;

static SWIFT bool is_main_executor(serial_executor executor, is_main original) {
  void *known = atomic_load_explicit(&main_executor, memory_order_relaxed);
  if (known != NULL && executor.identity == known) return true;
  bool is_main = original(executor);
  if (is_main) atomic_store_explicit(&main_executor, executor.identity, memory_order_relaxed);
  return is_main;
}

void cme_remember_main_executor(void) {
  if (&swift_task_isMainExecutor_hook == NULL || swift_task_isMainExecutor_hook != NULL) return;
  swift_task_isMainExecutor_hook = is_main_executor;
}

// Core Foundation's, which Foundation contains without a header.
extern void CFRunLoopRun(void);

typedef SWIFT void (*drain)(void);
typedef SWIFT void (*drain_hook)(drain original, SWIFT void (*override)(drain original));
extern drain_hook swift_task_asyncMainDrainQueue_hook __attribute__((weak));

static SWIFT void run_main_run_loop(drain original, SWIFT void (*override)(drain original)) {
  while (true) CFRunLoopRun();
}

// The runtime asks for it when the main function first suspends, before any other code has run.
__attribute__((constructor)) static void use_main_run_loop(void) {
  if (&swift_task_asyncMainDrainQueue_hook != NULL)
    swift_task_asyncMainDrainQueue_hook = run_main_run_loop;
}
