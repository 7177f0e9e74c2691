#define _GNU_SOURCE
#include "clock.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>

// A descriptor of a timer. The kernel lets it end only while time is real; otherwise
// `cvc_end_timer` does. A timer that was closed is removed when the kernel no longer knows it.
struct cvc_timer {
  struct cvc_timer *next;
  int descriptor;
  enum cvc_kind kind;
  // In the app's time; 0 if the timer isn't armed.
  int64_t deadline, interval;
  uint64_t order;
};

static struct cvc_timer *timers;

static int set(int descriptor, int flags, int64_t time, int64_t interval) {
  struct itimerspec value = {cvc_timespec(interval), cvc_timespec(time)};
  return (int)cvc_system(SYS_timerfd_settime, descriptor, flags, (long)&value, 0, 0, 0);
}

static int arm(struct cvc_timer *timer) {
  int64_t time = cvc_at_least(1, cvc_kernel_time(timer->kind, timer->deadline));
  return set(timer->descriptor, TFD_TIMER_ABSTIME, time, timer->interval);
}

static struct cvc_timer *find(int descriptor) {
  struct cvc_timer *timer = timers;
  while (timer && timer->descriptor != descriptor) timer = timer->next;
  return timer;
}

// Lets a timer end at once, and returns when the threads that wait for it have been woken.
void cvc_end_timer(struct cvc_timer *timer) {
  set(timer->descriptor, 0, 1, 0);
  struct pollfd entry = {timer->descriptor, POLLIN, 0};
  while (poll(&entry, 1, 1000) < 0 && errno == EINTR) {}
  timer->deadline = timer->interval ? cvc_sum(timer->deadline, timer->interval) : 0;
  timer->order = ++cvc_count;
}

struct cvc_timer *cvc_earliest_timer(struct cvc_deadline *deadline) {
  struct cvc_timer *earliest = NULL, **link = &timers;
  while (*link) {
    struct cvc_timer *timer = *link;
    struct cvc_deadline its = {0, timer->order};
    if (timer->deadline) its.left = cvc_left(timer->kind, timer->deadline);
    if (timer->deadline && cvc_is_before(its, *deadline)) {
      struct itimerspec value;
      long error = cvc_system(SYS_timerfd_gettime, timer->descriptor, (long)&value, 0, 0, 0, 0);
      if (error) {
        *link = timer->next;
        free(timer);
        continue;
      }
      *deadline = its;
      earliest = timer;
    }
    link = &timer->next;
  }
  return earliest;
}

void cvc_hash_timers(uint64_t *hash, int64_t *left) {
  for (struct cvc_timer *timer = timers; timer; timer = timer->next) {
    if (!timer->deadline) continue;
    int64_t its = cvc_left(timer->kind, timer->deadline);
    struct itimerspec value;
    if (its > cvc_longest) continue;
    // The descriptor of a timer that was closed is unknown to the kernel.
    if (cvc_system(SYS_timerfd_gettime, timer->descriptor, (long)&value, 0, 0, 0, 0)) continue;
    cvc_hash(hash, timer->deadline, its, left);
  }
}

void cvc_stop_timers(void) {
  for (struct cvc_timer *timer = timers; timer; timer = timer->next) {
    if (!timer->deadline) continue;
    struct itimerspec value;
    long error = cvc_system(SYS_timerfd_gettime, timer->descriptor, (long)&value, 0, 0, 0, 0);
    int64_t left = error ? 0 : cvc_nanoseconds(value.it_value);
    timer->deadline = left ? cvc_sum(cvc_now(timer->kind), left) : 0;
    // A timer that has already ended stays readable.
    if (left) set(timer->descriptor, 0, 0, 0);
  }
}

void cvc_continue_timers(void) {
  for (struct cvc_timer *timer = timers; timer; timer = timer->next)
    if (timer->deadline) arm(timer);
}

// MARK: The C library's functions

static struct itimerspec left(const struct cvc_timer *timer) {
  int64_t time = timer->deadline ? cvc_sum(timer->deadline, -cvc_now(timer->kind)) : 0;
  if (timer->deadline && time < 1) time = 1;
  return (struct itimerspec){cvc_timespec(timer->interval), cvc_timespec(time)};
}

static bool is_valid(struct timespec time) {
  return time.tv_sec >= 0 && time.tv_nsec >= 0 && time.tv_nsec < 1000000000;
}

int timerfd_create(int clock, int flags) {
  int descriptor = (int)cvc_system(SYS_timerfd_create, clock, flags, 0, 0, 0, 0);
  enum cvc_kind kind = cvc_kind_of(clock);
  if (descriptor < 0 || kind == CVC_OTHER) return descriptor;
  pthread_mutex_lock(&cvc_lock);
  struct cvc_timer *timer = find(descriptor);
  if (!timer && (timer = malloc(sizeof(*timer)))) {
    timer->next = timers;
    timers = timer;
  }
  if (timer) {
    timer->descriptor = descriptor;
    timer->kind = kind;
    timer->deadline = 0;
    timer->interval = 0;
  }
  pthread_mutex_unlock(&cvc_lock);
  if (timer) return descriptor;
  cvc_system(SYS_close, descriptor, 0, 0, 0, 0, 0);
  errno = ENOMEM;
  return -1;
}

int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old
) {
  pthread_mutex_lock(&cvc_lock);
  struct cvc_timer *timer = find(descriptor);
  // The kernel reports what is wrong with the descriptor or the value.
  if (!timer || !new || !is_valid(new->it_value) || !is_valid(new->it_interval)) {
    pthread_mutex_unlock(&cvc_lock);
    return (int)cvc_system(SYS_timerfd_settime, descriptor, flags, (long)new, (long)old, 0, 0);
  }
  bool is_virtual = cvc_is_virtual();
  struct itimerspec before = left(timer), value = *new;
  timer->deadline = cvc_nanoseconds(new->it_value);
  timer->interval = cvc_nanoseconds(new->it_interval);
  timer->order = ++cvc_count;
  if (timer->deadline && !(flags & TFD_TIMER_ABSTIME))
    timer->deadline = cvc_sum(cvc_now(timer->kind), timer->deadline);
  if (is_virtual)
    value = (struct itimerspec){{0, 0}, {0, 0}};
  else if (timer->deadline && flags & TFD_TIMER_ABSTIME)
    value.it_value = cvc_timespec(cvc_at_least(1, cvc_kernel_time(timer->kind, timer->deadline)));
  int error =
    (int)cvc_system(SYS_timerfd_settime, descriptor, flags, (long)&value, (long)old, 0, 0);
  if (!error && is_virtual) {
    if (old) *old = before;
    if (timer->deadline && timer->deadline <= cvc_now(timer->kind)) cvc_end_timer(timer);
  }
  pthread_mutex_unlock(&cvc_lock);
  return error;
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
  long error = cvc_system(SYS_timerfd_gettime, descriptor, (long)value, 0, 0, 0, 0);
  if (error || !cvc_is_virtual()) return (int)error;
  pthread_mutex_lock(&cvc_lock);
  struct cvc_timer *timer = find(descriptor);
  if (timer) *value = left(timer);
  pthread_mutex_unlock(&cvc_lock);
  return 0;
}
