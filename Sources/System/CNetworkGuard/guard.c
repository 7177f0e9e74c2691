#include "guard.h"
#include "CNetworkGuard.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdatomic.h>
#include <stdio.h>

static void (*_Atomic refusal)(const char *function, const char *subject);

void cng_refuse_network(void (*note)(const char *function, const char *subject)) { refusal = note; }

bool cng_refuses(void) { return refusal != NULL; }

void cng_note(const char *function, const char *subject) {
  void (*note)(const char *, const char *) = refusal;
  if (note) note(function, subject);
}

bool cng_is_internet(const struct sockaddr *address, socklen_t size) {
  return address && size >= sizeof(sa_family_t)
      && (address->sa_family == AF_INET || address->sa_family == AF_INET6);
}

bool cng_describe(const struct sockaddr *address, socklen_t size, char *text, size_t length) {
  char host[INET6_ADDRSTRLEN];
  if (!cng_is_internet(address, size)) return false;
  if (address->sa_family == AF_INET && size >= sizeof(struct sockaddr_in)) {
    const struct sockaddr_in *place = (const void *)address;
    inet_ntop(AF_INET, &place->sin_addr, host, sizeof host);
    snprintf(text, length, "%s:%d", host, ntohs(place->sin_port));
    return true;
  }
  if (address->sa_family == AF_INET6 && size >= sizeof(struct sockaddr_in6)) {
    const struct sockaddr_in6 *place = (const void *)address;
    inet_ntop(AF_INET6, &place->sin6_addr, host, sizeof host);
    snprintf(text, length, "[%s]:%d", host, ntohs(place->sin6_port));
    return true;
  }
  return false;
}
