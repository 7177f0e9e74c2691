#include "CMainExecutor.h"

#include <errno.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <unistd.h>

static atomic_ulong events;

// Defined here, the C library's function is replaced for libdispatch too.
int eventfd_write(int descriptor, eventfd_t value) {
  ssize_t count = write(descriptor, &value, sizeof value);
  // Counted after the write, so that whoever sees the count finds the descriptor readable.
  atomic_fetch_add_explicit(&events, 1, memory_order_release);
  if (count == (ssize_t)sizeof value) return 0;
  if (count >= 0) errno = EINVAL;
  return -1;
}

unsigned long cme_event_count(void) {
  return atomic_load_explicit(&events, memory_order_acquire);
}
