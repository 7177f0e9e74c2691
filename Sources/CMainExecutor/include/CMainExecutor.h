#ifndef CMAINEXECUTOR_H
#define CMAINEXECUTOR_H

// The hook of Swift's concurrency runtime is a pointer to a function with Swift's calling
// convention. Swift itself cannot declare such a variable.

// Makes nonisolated jobs and the jobs of ordinary actors also run on the main thread, one after
// another. Custom executors, dispatch queues, and other threads are not affected.
void cme_run_all_on_main_thread(void);

#endif
