#include "CMainExecutor.h"

#include <errno.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <unistd.h>

static atomic_ulong events, works_by_threads;
static atomic_int main_queue = -1;
static _Thread_local bool is_main;

// Defined here, the C library's function is replaced for libdispatch too.
int eventfd_write(int descriptor, eventfd_t value) {
  ssize_t count = write(descriptor, &value, sizeof value);
  // Counted after the write, so that the descriptor is readable once a count has changed.
  if (!is_main && descriptor == atomic_load_explicit(&main_queue, memory_order_relaxed))
    atomic_fetch_add_explicit(&works_by_threads, 1, memory_order_release);
  atomic_fetch_add_explicit(&events, 1, memory_order_release);
  if (count == (ssize_t)sizeof value) return 0;
  if (count >= 0) errno = EINVAL;
  return -1;
}

unsigned long cme_event_count(void) {
  return atomic_load_explicit(&events, memory_order_acquire);
}

void cme_note_main_thread(void) { is_main = true; }

bool cme_is_main_thread(void) { return is_main; }

void cme_note_main_queue(int descriptor) { atomic_store(&main_queue, descriptor); }

unsigned long cme_work_by_threads_count(void) {
  return atomic_load_explicit(&works_by_threads, memory_order_acquire);
}
