#ifndef CMAINEXECUTOR_H
#define CMAINEXECUTOR_H

#include <stdbool.h>

// The hooks of Swift's concurrency runtime are pointers to functions with Swift's calling
// convention. Swift itself cannot declare such variables.
//
// In a program with this module, a main function that suspends leaves the main thread to the main
// run loop, as on Apple's systems. Otherwise, the thread would end, and other threads would serve
// the main queue, so that nothing could drain it and no timer of the main run loop would fire.

// Makes nonisolated jobs and the jobs of ordinary actors also run on the main thread, one after
// another. Custom executors, dispatch queues, and other threads are not affected.
void cme_run_all_on_main_thread(void);

// Until the matching end, nonisolated jobs and jobs of ordinary actors that are enqueued by code on
// the main thread, which is the caller's, run on the main queue too. What other threads enqueue is
// not affected. Periods may overlap.
void cme_begin_staying_on_main_queue(void);
void cme_end_staying_on_main_queue(void);

// Has the runtime recognize the main actor's executor by its address. Otherwise, each closure and
// isolated deinitializer that checks whether it is on the main actor compares executors by calls of
// their protocols' requirements. Has no effect with a runtime that lacks the hook.
void cme_remember_main_executor(void);

// The number of times that a thread of this process has written to an event descriptor, as
// libdispatch does when work arrives on the main queue: if it hasn't changed, no work has arrived.
unsigned long cme_event_count(void);

// Notes that the calling thread is the main thread, and the main queue's event descriptor.
void cme_note_main_thread(void);
// Whether the calling thread was noted as the main thread.
bool cme_is_main_thread(void);
void cme_note_main_queue(int descriptor);
// The number of times that another thread than the main thread has written to the main queue's
// descriptor, as libdispatch does when work arrives on the empty queue.
unsigned long cme_work_by_threads_count(void);

#endif
