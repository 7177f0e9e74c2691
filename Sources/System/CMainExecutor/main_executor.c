#include "CMainExecutor.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue)(void *job);
typedef SWIFT void (*enqueue_hook)(void *job, enqueue original);

extern enqueue_hook swift_task_enqueueGlobal_hook;
extern enqueue_hook swift_task_enqueueMainExecutor_hook;
extern SWIFT void swift_task_enqueueMainExecutor(void *job);

// libdispatch's headers need blocks, so the little that is needed is declared here.
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

static bool runs_all;
static atomic_int periods;
static atomic_ulong jobs;
static _Thread_local bool is_uncounted;
static char main_queue_key;

static SWIFT void enqueue_anywhere(void *job, enqueue original) {
  if (runs_all || (periods > 0 && dispatch_get_specific(&main_queue_key) != NULL)) {
    swift_task_enqueueMainExecutor(job);
  } else {
    original(job);
  }
}

static SWIFT void enqueue_on_main(void *job, enqueue original) {
  if (!is_uncounted) atomic_fetch_add_explicit(&jobs, 1, memory_order_relaxed);
  original(job);
}

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

void cme_run_all_on_main_thread(void) {
  runs_all = true;
  swift_task_enqueueGlobal_hook = enqueue_anywhere;
}

void cme_begin_staying_on_main_queue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &main_queue_key, &main_queue_key, NULL);
  swift_task_enqueueMainExecutor_hook = enqueue_on_main;
  swift_task_enqueueGlobal_hook = enqueue_anywhere;
  periods += 1;
}

void cme_end_staying_on_main_queue(void) { periods -= 1; }

void cme_set_uncounted(bool uncounted) { is_uncounted = uncounted; }

unsigned long cme_main_job_count(void) { return jobs; }
