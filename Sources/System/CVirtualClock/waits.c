#define _GNU_SOURCE
#include "clock.h"
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/syscall.h>
#include <unistd.h>

// A thread that waits until a deadline under virtual time. It waits in the kernel without a limit;
// `cvc_end_wait` wakes it, by a signal or through its condition.
struct cvc_wait {
  struct cvc_wait *next, *previous;
  enum cvc_kind kind;
  int64_t deadline;
  uint64_t order;
  int thread;
  // The condition that the thread waits for; `NULL` if a signal ends the wait.
  pthread_cond_t *condition;
  bool has_ended, was_woken;
  sigset_t signals;
};

static struct cvc_wait *waits;

static void (*main_will_wait)(void);
static void (*main_did_wait)(void);
static atomic_bool main_waits;

// MARK: Waking threads

static int wake_signal(void) { return SIGRTMAX - 2; }

static void do_nothing(int signal) { (void)signal; }

void cvc_prepare(void (*will_wait)(void), void (*did_wait)(void)) {
  main_will_wait = will_wait;
  main_did_wait = did_wait;
  // Without SA_RESTART, the signal ends system calls.
  struct sigaction action = {.sa_handler = do_nothing};
  sigemptyset(&action.sa_mask);
  sigaction(wake_signal(), &action, NULL);
}

static void wake(struct cvc_wait *wait) {
  wait->was_woken = true;
  if (wait->condition) pthread_cond_broadcast(wait->condition);
  else cvc_system(SYS_tgkill, getpid(), wait->thread, wake_signal(), 0, 0, 0);
}

void cvc_end_wait(struct cvc_wait *wait) {
  wait->has_ended = true;
  wake(wait);
}

bool cvc_wake_ended(void) {
  bool is_any = false;
  pthread_mutex_lock(&cvc_lock);
  for (struct cvc_wait *wait = waits; wait; wait = wait->next) {
    if (!wait->has_ended) continue;
    wake(wait);
    is_any = true;
  }
  pthread_mutex_unlock(&cvc_lock);
  return is_any;
}

void cvc_release_waits(void) {
  for (struct cvc_wait *wait = waits; wait; wait = wait->next) wake(wait);
}

struct cvc_wait *cvc_earliest_wait(struct cvc_deadline *deadline) {
  struct cvc_wait *earliest = NULL;
  for (struct cvc_wait *wait = waits; wait; wait = wait->next) {
    struct cvc_deadline its = {cvc_left(wait->kind, wait->deadline), wait->order};
    if (wait->has_ended || !cvc_is_before(its, *deadline)) continue;
    *deadline = its;
    earliest = wait;
  }
  return earliest;
}

void cvc_hash_waits(uint64_t *hash, int64_t *left) {
  for (struct cvc_wait *wait = waits; wait; wait = wait->next) {
    bool is_for_semaphore = wait->kind == CVC_WALL && !wait->condition;
    int64_t its = cvc_left(wait->kind, wait->deadline);
    if (wait->has_ended || is_for_semaphore || its > cvc_longest) continue;
    cvc_hash(hash, wait->deadline, its, left);
  }
}

// MARK: Waiting

// Under virtual time, waits in the app's code follow it, and those of the main thread outside the
// app's code don't.
static bool is_followed(void) {
  return cvc_is_virtual() && (!cvc_is_main() || cvc_is_app_on_main());
}

static void begin(
  struct cvc_wait *wait, enum cvc_kind kind, int64_t deadline, pthread_cond_t *condition
) {
  *wait = (struct cvc_wait){
    .kind = kind, .deadline = deadline, .thread = cvc_current_thread(), .condition = condition,
  };
  if (!condition) {
    // Threads of libdispatch block most signals.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, wake_signal());
    pthread_sigmask(SIG_UNBLOCK, &set, &wait->signals);
  }
  pthread_mutex_lock(&cvc_lock);
  wait->order = ++cvc_count;
  wait->next = waits;
  if (waits) waits->previous = wait;
  waits = wait;
  pthread_mutex_unlock(&cvc_lock);
  if (!cvc_is_main()) return;
  atomic_store(&main_waits, true);
  if (main_will_wait) main_will_wait();
}

static void end(struct cvc_wait *wait) {
  int error = errno;
  if (cvc_is_main()) atomic_store(&main_waits, false);
  pthread_mutex_lock(&cvc_lock);
  if (wait->previous) wait->previous->next = wait->next;
  else waits = wait->next;
  if (wait->next) wait->next->previous = wait->previous;
  pthread_mutex_unlock(&cvc_lock);
  if (!wait->condition) pthread_sigmask(SIG_SETMASK, &wait->signals, NULL);
  if (cvc_is_main() && main_did_wait) main_did_wait();
  errno = error;
}

bool cvc_main_waits(void) { return atomic_load(&main_waits); }

static bool has_passed(const struct cvc_wait *wait) {
  return wait->has_ended || wait->deadline <= cvc_now(wait->kind);
}

// Converts a deadline to the kernel's time, for a wait that doesn't follow virtual time.
static struct timespec kernel_deadline(enum cvc_kind kind, clockid_t clock, int64_t deadline) {
  if (!cvc_is_virtual()) return cvc_timespec(cvc_kernel_time(kind, deadline));
  return cvc_timespec(cvc_sum(cvc_real_time(clock), cvc_sum(deadline, -cvc_now(kind))));
}

static bool is_valid(const struct timespec *time) {
  return time->tv_nsec >= 0 && time->tv_nsec < 1000000000;
}

// MARK: Sleeping

static int kernel_sleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  long error = cvc_system(SYS_clock_nanosleep, clock, flags, (long)time, (long)left, 0, 0);
  return error ? errno : 0;
}

int clock_nanosleep(
  clockid_t clock, int flags, const struct timespec *time, struct timespec *left
) {
  enum cvc_kind kind = cvc_kind_of(clock);
  bool is_absolute = flags & TIMER_ABSTIME;
  if (kind == CVC_OTHER || !is_valid(time) || time->tv_sec < 0)
    return kernel_sleep(clock, flags, time, left);
  int64_t deadline = cvc_nanoseconds(*time);
  if (!is_followed()) {
    struct timespec real = is_absolute ? kernel_deadline(kind, clock, deadline) : *time;
    return kernel_sleep(clock, flags, &real, left);
  }
  struct cvc_wait wait;
  begin(&wait, kind, is_absolute ? deadline : cvc_sum(cvc_now(kind), deadline), NULL);
  int error = 0;
  while (!error && !has_passed(&wait)) {
    if (cvc_is_virtual()) {
      poll(NULL, 0, -1);
      if (!wait.was_woken) error = EINTR;
    } else {
      struct timespec real = kernel_deadline(kind, clock, wait.deadline);
      error = kernel_sleep(clock, TIMER_ABSTIME, &real, NULL);
      break;
    }
  }
  if (error == EINTR && left && !is_absolute)
    *left = cvc_timespec(cvc_at_least(0, cvc_sum(wait.deadline, -cvc_now(kind))));
  end(&wait);
  return error;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  // The kernel measures these by its monotonic clock.
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, time, left);
  if (error) errno = error;
  return error ? -1 : 0;
}

int usleep(useconds_t microseconds) {
  struct timespec time = cvc_timespec((int64_t)microseconds * 1000);
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
  struct timespec time = {seconds, 0}, left = {0, 0};
  return nanosleep(&time, &left) ? (unsigned)(left.tv_sec + (left.tv_nsec > 0)) : 0;
}

void cvc_pause(int64_t duration) {
  struct timespec time = cvc_timespec(duration);
  kernel_sleep(CLOCK_MONOTONIC, 0, &time, NULL);
}

// MARK: Semaphores

// These functions of the C library aren't replaced, so that the others can be defined by them.
int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *time);
int pthread_cond_clockwait(
  pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time);

static const struct timespec never = {INT64_MAX / 1000000000, 0};

static int wait_for_semaphore(sem_t *semaphore, int64_t deadline) {
  struct cvc_wait wait;
  begin(&wait, CVC_WALL, deadline, NULL);
  int result;
  do {
    if (!cvc_is_virtual()) {
      struct timespec real = kernel_deadline(CVC_WALL, CLOCK_REALTIME, deadline);
      result = sem_clockwait(semaphore, CLOCK_REALTIME, &real);
      break;
    }
    if (has_passed(&wait)) {
      result = sem_trywait(semaphore);
      if (result) errno = ETIMEDOUT;
      break;
    }
    result = sem_clockwait(semaphore, CLOCK_MONOTONIC, &never);
  } while (result && errno == EINTR && wait.was_woken);
  end(&wait);
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  if (!is_valid(time)) return sem_clockwait(semaphore, CLOCK_REALTIME, time);
  int64_t deadline = cvc_nanoseconds(*time);
  if (is_followed()) return wait_for_semaphore(semaphore, deadline);
  struct timespec real = kernel_deadline(CVC_WALL, CLOCK_REALTIME, deadline);
  return sem_clockwait(semaphore, CLOCK_REALTIME, &real);
}

int sem_wait(sem_t *semaphore) {
  if (!cvc_is_virtual() || !cvc_is_app_on_main() || sem_trywait(semaphore) == 0)
    return sem_clockwait(semaphore, CLOCK_MONOTONIC, &never);
  return wait_for_semaphore(semaphore, CVC_NEVER);
}

// MARK: Conditions

static int wait_for_condition(
  pthread_cond_t *condition, pthread_mutex_t *mutex, enum cvc_kind kind, int64_t deadline
) {
  struct cvc_wait wait;
  begin(&wait, kind, deadline, condition);
  int error = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &never);
  // If time has become real, this is a wake-up without a reason, which callers expect.
  if (!error && wait.has_ended) error = ETIMEDOUT;
  end(&wait);
  return error;
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict time
) {
  // glibc keeps the condition's clock in this bit.
  bool is_monotonic = condition->__data.__wrefs & 2;
  clockid_t clock = is_monotonic ? CLOCK_MONOTONIC : CLOCK_REALTIME;
  enum cvc_kind kind = is_monotonic ? CVC_MONOTONIC : CVC_WALL;
  if (!is_valid(time)) return EINVAL;
  int64_t deadline = cvc_nanoseconds(*time);
  if (is_followed() && deadline > cvc_now(kind))
    return wait_for_condition(condition, mutex, kind, deadline);
  struct timespec real = kernel_deadline(kind, clock, deadline);
  return pthread_cond_clockwait(condition, mutex, clock, &real);
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  if (cvc_is_virtual() && cvc_is_app_on_main())
    return wait_for_condition(condition, mutex, CVC_MONOTONIC, CVC_NEVER);
  return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &never);
}

// MARK: System calls

// libdispatch waits for groups, work items and queues by this call.
static long wait_for_change(long address, long operation, long value, const struct timespec *time) {
  struct cvc_wait wait;
  int64_t duration = time ? cvc_nanoseconds(*time) : CVC_NEVER;
  begin(&wait, CVC_MONOTONIC, cvc_sum(cvc_now(CVC_MONOTONIC), duration), NULL);
  long result;
  do {
    result = cvc_system(SYS_futex, address, operation, value, 0, 0, 0);
  } while (result && errno == EINTR && wait.was_woken && !has_passed(&wait) && cvc_is_virtual());
  if (result && errno == EINTR && has_passed(&wait)) errno = ETIMEDOUT;
  end(&wait);
  return result;
}

long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  bool waits = number == SYS_futex && (b & FUTEX_CMD_MASK) == FUTEX_WAIT;
  if (waits && is_followed() && (d || cvc_is_main()))
    return wait_for_change(a, b, c, (const struct timespec *)d);
  return cvc_system(number, a, b, c, d, e, f);
}

// The run loop waits by this call. Only its use on the main thread follows virtual time.
int ppoll(
  struct pollfd *entries, nfds_t count, const struct timespec *time, const sigset_t *signals
) {
  bool waits = !time || time->tv_sec > 0 || time->tv_nsec > 0;
  if (!waits || !cvc_is_virtual() || !cvc_is_app_on_main()) {
    struct timespec copy;
    if (time) copy = *time;
    return (int)cvc_system(
      SYS_ppoll, (long)entries, (long)count, time ? (long)&copy : 0, (long)signals, _NSIG / 8, 0);
  }
  struct cvc_wait wait;
  int64_t now = cvc_now(CVC_MONOTONIC);
  begin(
    &wait, CVC_MONOTONIC, time ? cvc_sum(now, cvc_nanoseconds(*time)) : CVC_NEVER, NULL);
  int result =
    (int)cvc_system(SYS_ppoll, (long)entries, (long)count, 0, (long)signals, _NSIG / 8, 0);
  if (result < 0 && errno == EINTR && wait.has_ended) result = 0;
  end(&wait);
  return result;
}
