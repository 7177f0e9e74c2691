#include "CMainExecutor.h"

#define SWIFT __attribute__((swiftcall))

typedef SWIFT void (*enqueue)(void *job);

extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern SWIFT void swift_task_enqueueMainExecutor(void *job);

static SWIFT void enqueue_on_main(void *job, enqueue original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

void cme_run_all_on_main_thread(void) { swift_task_enqueueGlobal_hook = enqueue_on_main; }
