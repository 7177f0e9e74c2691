#define _GNU_SOURCE
#include "CNetworkGuard.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static void (*_Atomic refusal)(const char *address);

void cng_refuse_connections(void (*note)(const char *address)) { refusal = note; }

static int refuse(void (*note)(const char *), const struct sockaddr *address, socklen_t size) {
  char host[INET6_ADDRSTRLEN] = "?", text[INET6_ADDRSTRLEN + 16];
  if (address->sa_family == AF_INET && size >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *place = (const void *)address;
    inet_ntop(AF_INET, &place->sin_addr, host, sizeof host);
    snprintf(text, sizeof text, "%s:%d", host, ntohs(place->sin_port));
  } else if (address->sa_family == AF_INET6 && size >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *place = (const void *)address;
    inet_ntop(AF_INET6, &place->sin6_addr, host, sizeof host);
    snprintf(text, sizeof text, "[%s]:%d", host, ntohs(place->sin6_port));
  } else {
    return -1;
  }
  note(text);
  errno = ENETUNREACH;
  return -1;
}

int connect(int descriptor, const struct sockaddr *address, socklen_t size) {
  void (*note)(const char *) = refusal;
  if (note && address && size >= sizeof(sa_family_t)
      && (address->sa_family == AF_INET || address->sa_family == AF_INET6)) {
    errno = EINVAL;
    return refuse(note, address, size);
  }
  return (int)syscall(SYS_connect, descriptor, address, size);
}
