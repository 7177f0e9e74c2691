#ifndef CVC_CLOCK_H
#define CVC_CLOCK_H

#include "CVirtualClock.h"
#include <pthread.h>
#include <stdatomic.h>

// The clocks that can be virtual.
enum cvc_kind { CVC_WALL, CVC_MONOTONIC, CVC_RAW, CVC_BOOT, CVC_KINDS, CVC_OTHER = -1 };

enum cvc_kind cvc_kind_of(clockid_t clock);
int64_t cvc_now(enum cvc_kind kind);
// Converts a time of a clock that is going on to the kernel's.
int64_t cvc_kernel_time(enum cvc_kind kind, int64_t time);
// Moves the stopped clocks.
void cvc_shift(int64_t duration);

static inline int64_t cvc_nanoseconds(struct timespec time) {
  const int64_t most = INT64_MAX / 1000000000 - 1;
  if (time.tv_sec > most) return CVC_NEVER;
  return time.tv_sec * 1000000000 + time.tv_nsec;
}

static inline struct timespec cvc_timespec(int64_t time) {
  if (time < 0) time = 0;
  return (struct timespec){time / 1000000000, time % 1000000000};
}

static inline int64_t cvc_sum(int64_t time, int64_t duration) {
  int64_t sum;
  if (!__builtin_add_overflow(time, duration, &sum)) return sum;
  return duration > 0 ? CVC_NEVER : INT64_MIN;
}

// Returns the time from now to a deadline; `CVC_NEVER` if there is no deadline.
static inline int64_t cvc_left(enum cvc_kind kind, int64_t deadline) {
  return deadline == CVC_NEVER ? CVC_NEVER : cvc_sum(deadline, -cvc_now(kind));
}

static inline int64_t cvc_at_least(int64_t least, int64_t time) {
  return time < least ? least : time;
}

// Guards the timers and the waits.
extern pthread_mutex_t cvc_lock;
// Counts timers and waits as they begin.
extern uint64_t cvc_count;

// A deadline: the time that is left, and its place in the order in which deadlines were set.
struct cvc_deadline {
  int64_t left;
  uint64_t order;
};

static inline bool cvc_is_before(struct cvc_deadline a, struct cvc_deadline b) {
  return a.left < b.left || (a.left == b.left && a.order < b.order);
}

struct cvc_timer;
struct cvc_wait;
// Returns the timer with the earliest deadline before `deadline`, and changes `deadline` to it.
struct cvc_timer *cvc_earliest_timer(struct cvc_deadline *deadline);
struct cvc_wait *cvc_earliest_wait(struct cvc_deadline *deadline);
// Deadlines beyond this time, some 30 years, are none.
static const int64_t cvc_longest = 1000000000000000000;
// Adds the deadlines to a hash, and changes `left` to the time until the earliest one.
void cvc_hash_timers(uint64_t *hash, int64_t *left);
void cvc_hash_waits(uint64_t *hash, int64_t *left);

static inline void cvc_hash(uint64_t *hash, int64_t deadline, int64_t its, int64_t *left) {
  *hash = ((*hash ^ (uint64_t)deadline) * 0x9E3779B97F4A7C15 + 1) | 1;
  if (its < *left) *left = its;
}

void cvc_end_timer(struct cvc_timer *timer);
void cvc_end_wait(struct cvc_wait *wait);
// Takes the timers from the kernel, or returns them to it.
void cvc_stop_timers(void);
void cvc_continue_timers(void);
// Ends all waits under virtual time; their callers wait on in real time.
void cvc_release_waits(void);

bool cvc_is_app_on_main(void);
bool cvc_is_main(void);

// A system call that isn't replaced, as that of the C library is. Sets `errno`.
long cvc_system(long number, long a, long b, long c, long d, long e, long f);

#endif
