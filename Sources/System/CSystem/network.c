#define _GNU_SOURCE
#include "worker.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <net/if.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { stackSize = 1 << 16 };

// Runs a function in a child process that shares this process's memory, and returns the function's
// result, or an error number if there is no such process.
static int inChild(int (*body)(void *)) {
  char *stack = malloc(stackSize);
  if (!stack) return ENOMEM;
  // As after vfork(), this thread waits until the child ends.
  pid_t child = clone(body, stack + stackSize, CLONE_VM | CLONE_VFORK | SIGCHLD, NULL);
  int problem = child < 0 ? errno : 0, status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  free(stack);
  if (problem) return problem;
  return WIFEXITED(status) ? WEXITSTATUS(status) : ECANCELED;
}

static int writeFile(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return errno;
  int problem = write(file, text, strlen(text)) < 0 ? errno : 0;
  close(file);
  return problem;
}

// Enters a new user namespace, in which the user and the group have the same numbers as outside,
// and other new namespaces.
static int enterUserNamespace(int others) {
  char user[32], group[32];
  snprintf(user, sizeof user, "%u %u 1", geteuid(), geteuid());
  snprintf(group, sizeof group, "%u %u 1", getegid(), getegid());
  if (unshare(CLONE_NEWUSER | others) != 0) return errno;
  // An ordinary user may set the group's number only after this. Old kernels have no such file.
  writeFile("/proc/self/setgroups", "deny");
  int problem = writeFile("/proc/self/uid_map", user);
  return problem ? problem : writeFile("/proc/self/gid_map", group);
}

static int tryUserNamespace(void *unused) { return enterUserNamespace(0); }

// In a new network namespace, the loopback interface is down.
static void startLoopback(void) {
  struct ifreq request = {.ifr_name = "lo", .ifr_flags = IFF_UP};
  int file = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (file < 0) return;
  ioctl(file, SIOCSIFFLAGS, &request);
  close(file);
}

int cw_leaveNetwork(void) {
  // CLONE_THREAD lets the call fail if there are other threads, which would stay behind.
  if (unshare(CLONE_NEWNET | CLONE_THREAD) == 0) {
    startLoopback();
    return 0;
  }
  if (errno != EPERM) return errno;
  // There is no way back from a user namespace without the user's number, which AppArmor can
  // prevent from being set.
  int problem = inChild(tryUserNamespace);
  if (problem) return problem;
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
  struct __user_cap_data_struct capabilities[_LINUX_CAPABILITY_U32S_3];
  if (syscall(SYS_capget, &header, capabilities) != 0) return errno;
  problem = enterUserNamespace(CLONE_NEWNET);
  if (problem) return problem;
  startLoopback();
  // In its namespace, the process has got all capabilities.
  return syscall(SYS_capset, &header, capabilities) == 0 ? 0 : errno;
}

static int leaveNetwork(void *unused) { return cw_leaveNetwork(); }

int cw_networkObstacle(void) { return inChild(leaveNetwork); }
