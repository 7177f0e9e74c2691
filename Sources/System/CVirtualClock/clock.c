#define _GNU_SOURCE
#include "clock.h"
#include <sys/single_threaded.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

pthread_mutex_t cvc_lock = PTHREAD_MUTEX_INITIALIZER;
uint64_t cvc_count = 0;

static const clockid_t clocks[CVC_KINDS] = {
  CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME,
};

// Stopped clocks show `base + moved`, the others the kernel's time and `offset`.
static atomic_bool is_virtual, is_changed;
static _Atomic int64_t base[CVC_KINDS], offset[CVC_KINDS], moved;
static atomic_bool runs_app;
// Whether this is the thread that has stopped the clocks.
static _Thread_local bool is_main;

#define LOAD(variable) atomic_load_explicit(&(variable), memory_order_relaxed)
#define STORE(variable, value) atomic_store_explicit(&(variable), value, memory_order_relaxed)

// The time that passes when the main thread reads a stopped clock.
static const int64_t tick = 1000;
// While time passes by deadlines, the number of times that the main thread can read a clock before
// it ticks.
static const int64_t most_reads = 100000;
static atomic_bool passes;
static _Atomic int64_t reads;

// MARK: Times

enum cvc_kind cvc_kind_of(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE: case CLOCK_REALTIME_ALARM: return CVC_WALL;
  case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_COARSE: return CVC_MONOTONIC;
  case CLOCK_MONOTONIC_RAW: return CVC_RAW;
  case CLOCK_BOOTTIME: case CLOCK_BOOTTIME_ALARM: return CVC_BOOT;
  default: return CVC_OTHER;
  }
}

int64_t cvc_real_time(clockid_t clock) {
  struct timespec time = {0, 0};
  cvc_system(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0);
  return cvc_nanoseconds(time);
}

int64_t cvc_now(enum cvc_kind kind) {
  if (!LOAD(is_virtual)) return cvc_real_time(clocks[kind]) + LOAD(offset[kind]);
  return cvc_sum(LOAD(base[kind]), LOAD(moved));
}

int64_t cvc_time(clockid_t clock) {
  enum cvc_kind kind = cvc_kind_of(clock);
  return kind == CVC_OTHER ? cvc_real_time(clock) : cvc_now(kind);
}

int64_t cvc_kernel_time(enum cvc_kind kind, int64_t time) {
  return cvc_sum(time, -LOAD(offset[kind]));
}

void cvc_shift(int64_t duration) {
  if (duration > 0) STORE(moved, cvc_sum(LOAD(moved), duration));
}

static void note_read(void) {
  int64_t count = LOAD(reads) + 1;
  STORE(reads, count);
  if (!LOAD(passes) || count > most_reads) cvc_shift(tick);
}

// MARK: Stopping and continuing

bool cvc_is_virtual(void) { return LOAD(is_virtual); }
bool cvc_is_main(void) { return is_main; }
bool cvc_is_app_on_main(void) { return is_main && LOAD(runs_app); }
bool cvc_set_runs_app(bool runs) { return atomic_exchange(&runs_app, runs); }

void cvc_begin(int64_t date) {
  pthread_mutex_lock(&cvc_lock);
  is_main = true;
  for (int kind = 0; kind < CVC_KINDS; kind++) {
    int64_t now = cvc_now(kind);
    STORE(base[kind], kind == CVC_WALL ? cvc_sum(date, -LOAD(moved)) : now - LOAD(moved));
  }
  STORE(is_changed, true);
  // Timers that are stopped keep their deadlines.
  if (!LOAD(is_virtual)) {
    STORE(is_virtual, true);
    cvc_stop_timers();
  }
  pthread_mutex_unlock(&cvc_lock);
}

void cvc_end(void) {
  pthread_mutex_lock(&cvc_lock);
  if (LOAD(is_virtual)) {
    for (int kind = 0; kind < CVC_KINDS; kind++)
      STORE(offset[kind], kind == CVC_WALL ? 0 : cvc_now(kind) - cvc_real_time(clocks[kind]));
    STORE(is_virtual, false);
    cvc_continue_timers();
    cvc_release_waits();
  }
  pthread_mutex_unlock(&cvc_lock);
}

// MARK: Moving

void cvc_set_passes(bool does) { STORE(passes, does); }

bool cvc_end_next(int64_t limit) {
  STORE(reads, 0);
  pthread_mutex_lock(&cvc_lock);
  struct cvc_deadline deadline = {limit, UINT64_MAX};
  struct cvc_timer *timer = cvc_earliest_timer(&deadline);
  struct cvc_wait *wait = cvc_earliest_wait(&deadline);
  if (timer || wait) cvc_shift(deadline.left);
  if (wait) cvc_end_wait(wait);
  else if (timer) cvc_end_timer(timer);
  pthread_mutex_unlock(&cvc_lock);
  return timer || wait;
}

uint64_t cvc_deadlines(int64_t *left) {
  uint64_t hash = 0;
  *left = CVC_NEVER;
  if (!LOAD(is_virtual)) return 0;
  pthread_mutex_lock(&cvc_lock);
  cvc_hash_timers(&hash, left);
  cvc_hash_waits(&hash, left);
  pthread_mutex_unlock(&cvc_lock);
  return hash;
}

void cvc_move(int64_t duration) {
  pthread_mutex_lock(&cvc_lock);
  cvc_shift(duration);
  pthread_mutex_unlock(&cvc_lock);
}

// MARK: The C library's functions

int clock_gettime(clockid_t clock, struct timespec *time) {
  enum cvc_kind kind = CVC_OTHER;
  if (LOAD(is_changed)) kind = cvc_kind_of(clock);
  if (kind == CVC_OTHER) return (int)cvc_system(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0);
  // Otherwise, a loop that reads the clock until a deadline would never end, and two dates that the
  // app takes one after the other would be the same.
  if (LOAD(is_virtual) && cvc_is_app_on_main()) note_read();
  *time = cvc_timespec(cvc_now(kind));
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  *time = (struct timeval){precise.tv_sec, precise.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec precise;
  clock_gettime(CLOCK_REALTIME, &precise);
  if (seconds) *seconds = precise.tv_sec;
  return precise.tv_sec;
}

// Under virtual time, the app sets its own date, and never that of the machine.
int clock_settime(clockid_t clock, const struct timespec *time) {
  if (!LOAD(is_virtual) || clock != CLOCK_REALTIME)
    return (int)cvc_system(SYS_clock_settime, clock, (long)time, 0, 0, 0, 0);
  pthread_mutex_lock(&cvc_lock);
  STORE(base[CVC_WALL], cvc_sum(cvc_nanoseconds(*time), -LOAD(moved)));
  pthread_mutex_unlock(&cvc_lock);
  return 0;
}

int settimeofday(const struct timeval *time, const struct timezone *zone) {
  if (!LOAD(is_virtual) || !time)
    return (int)cvc_system(SYS_settimeofday, (long)time, (long)zone, 0, 0, 0, 0);
  struct timespec precise = {time->tv_sec, time->tv_usec * 1000};
  return clock_settime(CLOCK_REALTIME, &precise);
}

// MARK: Threads

int64_t cvc_thread_time(int thread) {
  // The kernel's number for the clock of a thread's processor time.
  clockid_t clock = (clockid_t)((~(unsigned)thread << 3) | 6);
  struct timespec time;
  if (cvc_system(SYS_clock_gettime, clock, (long)&time, 0, 0, 0, 0) != 0) return -1;
  return cvc_nanoseconds(time);
}

uint64_t cvc_set_count(void) { return cvc_count; }

bool cvc_is_alone(void) { return __libc_single_threaded; }

int cvc_current_thread(void) { return (int)cvc_system(SYS_gettid, 0, 0, 0, 0, 0, 0); }
