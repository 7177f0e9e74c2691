#define _GNU_SOURCE
#include "CWorker.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

int cw_dieWithParent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  // It may have ended before this was set.
  return getppid() == parent ? 0 : -1;
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

int cw_sealedFile(const void *bytes, size_t size) {
  int file = memfd_create("flowsh-files", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  size_t done = 0;
  while (file >= 0 && done < size) {
    ssize_t count = write(file, (const char *)bytes + done, size - done);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += (size_t)count;
  }
  if (file >= 0 &&
      (done < size || fcntl(file, F_ADD_SEALS,
                            F_SEAL_WRITE | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)) {
    int problem = errno;
    close(file);
    errno = problem;
    return -1;
  }
  return file;
}

int cw_processFile(int process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  return -1;
#endif
}

static struct CWCrash *record;
static uintptr_t stackStart, stackEnd;

static int isOnStack(uintptr_t address) {
  return address % sizeof(uintptr_t) == 0 && address >= stackStart &&
         address + 2 * sizeof(uintptr_t) <= stackEnd;
}

// Only what may be called in a signal handler is called: nothing.
static void writeDown(int number, siginfo_t *information, void *context) {
  const greg_t *registers = ((const ucontext_t *)context)->uc_mcontext.gregs;
  uint32_t count = 0;
  record->addresses[count++] = (uint64_t)registers[REG_RIP];
  uintptr_t frame = (uintptr_t)registers[REG_RBP];
  while (count < CW_DEPTH && isOnStack(frame)) {
    const uintptr_t *words = (const uintptr_t *)frame;
    if (words[1] == 0) break;
    record->addresses[count++] = words[1];
    if (words[0] <= frame) break;
    frame = words[0];
  }
  record->count = count;
  record->signal = (uint32_t)number;
  // The default action was restored by SA_RESETHAND; an instruction that traps does so again.
  if (number == SIGABRT || number == SIGQUIT) raise(number);
}

void cw_writeDownCrashes(struct CWCrash *shared, uint64_t base) {
  record = shared;
  record->base = base;
  pthread_attr_t attributes;
  void *start;
  size_t size;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
      stackStart = (uintptr_t)start;
      stackEnd = stackStart + size;
    }
    pthread_attr_destroy(&attributes);
  }
  static char alternate[1 << 16];
  stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = writeDown};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    sigaction(signals[index], &action, NULL);
}
