#define _GNU_SOURCE
#include "CEditline.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// The modes to restore.
static struct termios found;

// Whether `found` is valid, and whether bracketed paste is on.
static volatile sig_atomic_t armed, marksPastes;

// The process that called ce_guard_begin(). A forked child inherits the handlers, which must do
// nothing in the child.
static pid_t process;

// Signals that end a process. The first `crashCount` indicate a crash, and the Swift runtime may
// also handle them.
static const int fatal[] = {
    SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV, SIGQUIT, SIGTERM,
    SIGHUP,  SIGALRM, SIGUSR1, SIGUSR2, SIGPIPE, SIGXCPU, SIGXFSZ, SIGSYS,
    SIGVTALRM, SIGPROF, SIGIO,
#ifdef SIGPWR
    SIGPWR,
#endif
#ifdef SIGSTKFLT
    SIGSTKFLT,
#endif
};
enum { fatalCount = sizeof fatal / sizeof fatal[0], crashCount = 7 };

static struct sigaction before[fatalCount], beforeStop;

static int input = STDIN_FILENO, output = STDOUT_FILENO, errors = STDERR_FILENO;

// While this process is in the background, the terminal belongs to another program. Setting the
// terminal's modes would stop this process.
static int is_in_background(void) {
  pid_t owner = tcgetpgrp(input);
  return owner >= 0 && owner != getpgrp();
}

void ce_use(int newInput, int newOutput, int newErrors) {
  input = newInput;
  output = newOutput;
  errors = newErrors;
}

int ce_input(void) { return input; }
int ce_output(void) { return output; }
int ce_errors(void) { return errors; }

void ce_guard_restore(void) {
  int error = errno;
  if (armed && !is_in_background()) tcsetattr(input, TCSANOW, &found);
  errno = error;
}

void ce_guard_keep(void) {
  struct termios now;
  if (is_in_background() || tcgetattr(input, &now) != 0) return;
  armed = 0;
  found = now;
  armed = 1;
}

void ce_guard_pastes(int areMarked) { marksPastes = areMarked; }

void ce_guard_leave(void) {
  if (!armed || getpid() != process) return;
  int error = errno;
  ce_guard_restore();
  static const char markNoMore[] = "\033[?2004l\r\n";
  if (marksPastes && write(output, markNoMore, sizeof markNoMore - 1) > 0) marksPastes = 0;
  errno = error;
}

static volatile sig_atomic_t isFromOutside;

int ce_guard_is_from_outside(int signal, int code, int sender) {
  if (code == SI_USER ? sender != getpid() : signal == SIGQUIT && code > 0) isFromOutside = 1;
  return isFromOutside;
}

static void die(int signal, siginfo_t *info, void *context) {
  (void)context;
  ce_guard_is_from_outside(signal, info->si_code, info->si_pid);
  ce_guard_leave();
  for (int i = 0; i < fatalCount; i++) {
    if (fatal[i] == signal) sigaction(signal, &before[i], NULL);
  }
  // A faulting instruction runs again and raises the signal again, so the next handler receives the
  // address. A signal sent by a process, or a trap that resumes after its instruction, isn't raised
  // again.
  int isFault = signal == SIGILL || signal == SIGBUS || signal == SIGFPE || signal == SIGSEGV;
  // A signal from another process may be delivered to any thread, and the next handler may need the
  // main thread.
  if (info->si_code == SI_USER) kill(getpid(), signal);
  else if (!isFault || info->si_code <= 0) raise(signal);
}

// Handles Ctrl-Z while no line is being edited.
static void stop(int signal) {
  int error = errno;
  struct sigaction action = {.sa_handler = SIG_DFL}, old;
  struct termios modes;
  int hasModes = tcgetattr(input, &modes) == 0;
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, signal);
  ce_guard_restore();
  sigaction(signal, &action, &old);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  // The process is stopped here until it continues.
  pthread_sigmask(SIG_BLOCK, &signals, NULL);
  sigaction(signal, &old, NULL);
  ce_guard_keep();
  if (hasModes && !is_in_background()) tcsetattr(input, TCSANOW, &modes);
  errno = error;
}

// Sets up a stack for handlers because, after a stack overflow, the thread's own stack has no room
// for one.
static void provide_stack(void) {
  static char room[1 << 16];
  stack_t stack;
  if (sigaltstack(NULL, &stack) != 0 || !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
}

void ce_guard_begin(void) {
  static int isRegistered;
  if (!isRegistered) isRegistered = atexit(ce_guard_leave) == 0;
  process = getpid();
  ce_guard_keep();
  provide_stack();
  struct sigaction action = {.sa_handler = stop, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &beforeStop);
  if (beforeStop.sa_handler != SIG_DFL) sigaction(SIGTSTP, &beforeStop, NULL);
  action.sa_sigaction = die;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < fatalCount; i++) {
    sigaction(fatal[i], &action, &before[i]);
    int isDefault = before[i].sa_handler == SIG_DFL, isIgnored = before[i].sa_handler == SIG_IGN;
    if (isIgnored || (!isDefault && i >= crashCount)) sigaction(fatal[i], &before[i], NULL);
  }
}

void ce_guard_end(void) {
  ce_guard_restore();
  armed = 0;
  struct sigaction now;
  sigaction(SIGTSTP, NULL, &now);
  if (now.sa_handler == stop) sigaction(SIGTSTP, &beforeStop, NULL);
  for (int i = 0; i < fatalCount; i++) {
    sigaction(fatal[i], NULL, &now);
    if (now.sa_sigaction == die) sigaction(fatal[i], &before[i], NULL);
  }
}

// The modes to return to after ce_guard_hide_typing(), and whether it has begun the guard.
static struct termios shown;
static int hidesTyping, hasBegun;

void ce_guard_hide_typing(void) {
  struct termios now;
  if (hidesTyping || is_in_background() || tcgetattr(input, &now) != 0) return;
  hasBegun = !armed;
  if (hasBegun) ce_guard_begin();
  shown = now;
  now.c_lflag &= ~(tcflag_t)ECHO;
  hidesTyping = tcsetattr(input, TCSANOW, &now) == 0;
  if (!hidesTyping && hasBegun) ce_guard_end();
}

void ce_guard_show_typing(void) {
  if (!hidesTyping) return;
  hidesTyping = 0;
  if (hasBegun) ce_guard_end();
  else if (!is_in_background()) tcsetattr(input, TCSANOW, &shown);
}
