#define _GNU_SOURCE
#include "stack_frames.h"
#include "worker.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int cw_dieWithParent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  // The parent may have ended before the call to prctl().
  return getppid() == parent ? 0 : -1;
}

int cw_startServed(const char *program, char *const *arguments, const char *folder, int input,
                   int output) {
  int parent = getpid();
  volatile int problem = 0;
  // The child shares the memory until it executes the program, so that it can leave its error.
  pid_t child = vfork();
  if (child == 0) {
    setpgid(0, 0);
    if (cw_dieWithParent(parent) != 0) _exit(127);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    cw_closeOnExecute(STDERR_FILENO + 1);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
        dup2(output, STDERR_FILENO) >= 0 && (!folder || chdir(folder) == 0))
      execvp(program, arguments);
    problem = errno;
    _exit(127);
  }
  if (child < 0) return -errno;
  if (problem == 0) return child;
  waitpid(child, NULL, 0);
  return -problem;
}

void cw_hangUpWithParent(void) { prctl(PR_SET_PDEATHSIG, SIGHUP, 0, 0, 0); }

void cw_adoptDescendants(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

void cw_keepLimits(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];
  if (syscall(SYS_capget, &header, sets) != 0) return;
  sets[CAP_TO_INDEX(CAP_SYS_RESOURCE)].effective &= ~CAP_TO_MASK(CAP_SYS_RESOURCE);
  sets[CAP_TO_INDEX(CAP_SYS_RESOURCE)].permitted &= ~CAP_TO_MASK(CAP_SYS_RESOURCE);
  syscall(SYS_capset, &header, sets);
}

int cw_memoryFile(size_t size) {
  int file = memfd_create("flowsh-worker", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file >= 0 && (ftruncate(file, (off_t)size) != 0 ||
                    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)) {
    close(file);
    return -1;
  }
  return file;
}

int cw_sealableFile(void) {
  return memfd_create("flowsh-files", MFD_CLOEXEC | MFD_ALLOW_SEALING);
}

void cw_closeOnExecute(int first) {
#ifdef SYS_close_range
  enum { closeOnExecute = 1 << 2 };
  if (syscall(SYS_close_range, first, ~0U, closeOnExecute) == 0) return;
#endif
  long end = sysconf(_SC_OPEN_MAX);
  for (int file = first; file < end; file++) fcntl(file, F_SETFD, FD_CLOEXEC);
}

int cw_seal(int file) {
  return fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

int cw_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

int cw_pipe(int *ends) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

int cw_processFile(int process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  return -1;
#endif
}

static struct CWCrash *record;
static struct FlowshStack stack;

// Allocates nothing.
static void recordCrash(int number, siginfo_t *information, void *context) {
  record->signal = (uint32_t)number;
  record->count =
      (uint32_t)flowsh_interruptedCalls(context, stack, (uintptr_t *)record->addresses, CW_DEPTH);
  // SA_RESETHAND has restored the default action. A faulting instruction runs again and raises its
  // signal again. A signal that was sent, or a trap after which execution continues, must be raised
  // here.
  int isFault = number == SIGILL || number == SIGBUS || number == SIGFPE || number == SIGSEGV;
  if (!isFault || information->si_code <= 0) raise(number);
}

void cw_recordCrashes(struct CWCrash *shared, uint64_t base) {
  record = shared;
  record->base = base;
  stack = flowsh_stackOfThread();
  static char alternate[1 << 16];
  stack_t handlerStack = {.ss_sp = alternate, .ss_size = sizeof alternate};
  sigaltstack(&handlerStack, NULL);
  struct sigaction action = {.sa_sigaction = recordCrash};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
}
