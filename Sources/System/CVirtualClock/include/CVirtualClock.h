#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

// The files beside this header define functions of the C library, such as `clock_gettime` and
// `timerfd_settime`, so that libdispatch, Foundation and the Swift runtime call them instead. As
// long as time is real, they only call the kernel. All times are nanoseconds.

static const int64_t CVC_NEVER = INT64_MAX;

// The kernel's time, whatever the app sees.
int64_t cvc_real_time(clockid_t clock);
// The time that the app sees.
int64_t cvc_time(clockid_t clock);

bool cvc_is_virtual(void);
// Installs the handler of the signal that ends waits, and the functions that are called on the main
// thread before and after it waits in the app's code under virtual time. Call it before
// `cvc_begin`.
void cvc_prepare(void (*main_will_wait)(void), void (*main_did_wait)(void));
// Stops the clocks at the current time, and sets the date. Call it on the main thread.
void cvc_begin(int64_t date);
// Lets the clocks go on: the date is the real one again, and other clocks continue from where they
// are, because they must not go backward.
void cvc_end(void);

// Sets whether the main thread runs the app's code, so that its waits belong to the app. Returns
// whether it did before.
bool cvc_set_runs_app(bool runs);
// Whether the main thread waits in the app's code under virtual time.
bool cvc_main_waits(void);

// Sets whether the clocks also stand still when the main thread reads them, because time passes
// by deadlines.
void cvc_set_passes(bool passes);
// Moves the clocks to the earliest deadline, if it is at most `limit` away, and lets the timer or
// the wait with this deadline end. Returns whether there was one.
bool cvc_end_next(int64_t limit);
// Moves the clocks without ending anything.
void cvc_move(int64_t duration);
// Returns a number that changes whenever a deadline of the app is set, ends or is cancelled; 0 if
// there are none. Waits for semaphores don't count, as idle threads of libdispatch wait so. `left`
// becomes the time until the earliest of the deadlines.
uint64_t cvc_deadlines(int64_t *left);
// The number of deadlines that have been set in the process.
uint64_t cvc_set_count(void);
// Whether the process has never had another thread. This is one read from memory.
bool cvc_is_alone(void);
// Wakes threads whose wait has ended but that haven't noticed, and returns whether there are any.
bool cvc_wake_ended(void);

// The processor time that a thread of this process has used; -1 if there is no such thread.
int64_t cvc_thread_time(int thread);
int cvc_current_thread(void);
// Lets the calling thread sleep in real time.
void cvc_pause(int64_t duration);

#endif
