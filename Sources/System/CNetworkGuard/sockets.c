#define _GNU_SOURCE
#include "guard.h"

#include <errno.h>
#include <netinet/in.h>
#include <sys/syscall.h>
#include <unistd.h>

// Refuses what a function does with an address; false if it may go on.
static bool refuses(const char *function, const struct sockaddr *address, socklen_t size) {
  char text[INET6_ADDRSTRLEN + 16];
  if (!cng_refuses() || !cng_is_internet(address, size)) return false;
  errno = EINVAL;
  if (cng_describe(address, size, text, sizeof text)) {
    cng_note(function, text);
    errno = ENETUNREACH;
  }
  return true;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t size) {
  if (refuses("connect", address, size)) return -1;
  return (int)syscall(SYS_connect, descriptor, address, size);
}

ssize_t sendto(
    int descriptor, const void *bytes, size_t count, int flags, const struct sockaddr *address,
    socklen_t size) {
  if (refuses("sendto", address, size)) return -1;
  return syscall(SYS_sendto, descriptor, bytes, count, flags, address, size);
}

ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  if (message && refuses("sendmsg", message->msg_name, message->msg_namelen)) return -1;
  return syscall(SYS_sendmsg, descriptor, message, flags);
}

int sendmmsg(int descriptor, struct mmsghdr *messages, unsigned count, int flags) {
  for (unsigned place = 0; messages && place < count; place++) {
    const struct msghdr *message = &messages[place].msg_hdr;
    if (refuses("sendmmsg", message->msg_name, message->msg_namelen)) return -1;
  }
  return (int)syscall(SYS_sendmmsg, descriptor, messages, count, flags);
}
