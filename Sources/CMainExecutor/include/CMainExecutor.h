#ifndef CMAINEXECUTOR_H
#define CMAINEXECUTOR_H

// The hook of Swift's concurrency runtime is a variable with Swift's calling convention, which Swift
// itself cannot name.

// From now on jobs of no actor and of ordinary actors run on the main thread too, in turn. Not those
// of custom executors, nor what is given to dispatch queues or threads.
void cme_run_all_on_main_thread(void);

#endif
