#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t reading, interrupted, suspended, continued, resized, terminated;

// Whether the caller has already received a signal that asks the process to end.
static int ending;

static const int readingSignals[] = {SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
enum { readingSignalCount = sizeof readingSignals / sizeof readingSignals[0] };

static ce_ending_signal report;

static struct sigaction before[readingSignalCount];
static struct sigaction beforeInterrupt;

static void set_handler(int signal, void (*handler)(int), struct sigaction *old) {
  // SA_RESTART is not set because a blocking system call must return so that the flag is checked.
  struct sigaction action = {.sa_handler = handler};
  sigemptyset(&action.sa_mask);
  sigaction(signal, &action, old);
}

static void note(int signal) {
  int error = errno;
  switch (signal) {
  case SIGINT:
    if (!reading && (report == NULL || !report(signal, interrupted)) && interrupted) {
      ce_guard_restore();
      set_handler(SIGINT, SIG_DFL, NULL);
      raise(SIGINT);
    }
    interrupted = 1;
    break;
  case SIGTSTP: suspended = 1; break;
  case SIGCONT: continued = 1; break;
  case SIGWINCH: resized = 1; break;
  default: {
    int isAgain = terminated == signal;
    terminated = signal;
    if (report != NULL) report(signal, isAgain);
  }
  }
  errno = error;
}

// Installs the handler unless the parent process ignores the signal (nohup, a background job).
static void watch(int signal, struct sigaction *old) {
  set_handler(signal, note, old);
  if (old->sa_handler == SIG_IGN) sigaction(signal, old, NULL);
}

void ce_signals_report_ending(ce_ending_signal function) { report = function; }

void ce_signals_watch_interrupt(void) { watch(SIGINT, &beforeInterrupt); }

void ce_signals_unwatch_interrupt(void) { sigaction(SIGINT, &beforeInterrupt, NULL); }

void ce_signals_begin_reading(void) {
  for (int i = 0; i < readingSignalCount; i++) watch(readingSignals[i], &before[i]);
  reading = 1;
}

void ce_signals_end_reading(void) {
  reading = 0;
  for (int i = 0; i < readingSignalCount; i++) {
    int signal = readingSignals[i];
    if (ending && (signal == SIGTERM || signal == SIGHUP)) continue;
    sigaction(signal, &before[i], NULL);
  }
}

static int take(volatile sig_atomic_t *flag) {
  int value = *flag;
  if (value) *flag = 0;
  return value;
}

int ce_signals_interrupted_take(void) { return take(&interrupted); }
int ce_signals_suspended_take(void) { return take(&suspended); }
int ce_signals_continued_take(void) { return take(&continued); }
int ce_signals_resized_take(void) { return take(&resized); }

int ce_signals_terminated_take(void) {
  if (terminated) ending = 1;
  return take(&terminated);
}

void ce_signals_stop(void) {
  struct sigaction old;
  set_handler(SIGTSTP, SIG_DFL, &old);
  ce_guard_restore();
  kill(0, SIGTSTP);
  ce_guard_keep();
  sigaction(SIGTSTP, &old, NULL);
  continued = 0;
}
