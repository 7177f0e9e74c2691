#define _GNU_SOURCE
#include "guard.h"

#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>
#include <strings.h>

// These are called in place of the C library's functions, which they call if the network isn't
// refused. A program that is linked statically has no others: there, `getaddrinfo` is weak, so that
// the library's own wins, and the other functions fail.
#define GUARD __attribute__((weak))

#define ORIGINAL(name) \
  __typeof__(name) *original = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

// Without dynamic linking, this brings the library's own `getaddrinfo` into the program.
__attribute__((used)) static void (*const keeps)(struct addrinfo *) = freeaddrinfo;

// Whether a name needs no network: a number, or the machine itself.
static bool is_local(const char *name) {
  unsigned char bytes[sizeof(struct in6_addr)];
  struct in_addr number;
  if (!name || !*name || inet_aton(name, &number) || inet_pton(AF_INET6, name, bytes) == 1) return true;
  // An address may be followed by its zone, as in "fe80::1%eth0".
  if (strchr(name, '%') && strchr(name, ':')) return true;
  return strcasecmp(name, "localhost") == 0 || strcasecmp(name, "localhost.") == 0;
}

// Refuses a question for the addresses of a name; false if it may be asked.
static bool refuses(const char *function, const char *name) {
  if (!cng_refuses() || is_local(name)) return false;
  cng_note(function, name);
  return true;
}

// Refuses a question for the name of an address; false if it may be asked.
static bool refuses_address(const char *function, int family, const void *address, socklen_t size) {
  char text[INET6_ADDRSTRLEN];
  if (!cng_refuses() || (family != AF_INET && family != AF_INET6)) return false;
  if (size < (family == AF_INET ? sizeof(struct in_addr) : sizeof(struct in6_addr))) return false;
  if (!inet_ntop(family, address, text, sizeof text)) return false;
  // The machine itself.
  if (family == AF_INET ? strncmp(text, "127.", 4) == 0 : strcmp(text, "::1") == 0) return false;
  cng_note(function, text);
  return true;
}

GUARD int getaddrinfo(
    const char *restrict node, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  ORIGINAL(getaddrinfo);
  bool is_number = hints && (hints->ai_flags & AI_NUMERICHOST);
  if (!is_number && refuses("getaddrinfo", node)) return EAI_NONAME;
  return original ? original(node, service, hints, result) : EAI_FAIL;
}

GUARD int getaddrinfo_a(
    int mode, struct gaicb *requests[restrict], int count, struct sigevent *restrict event) {
  ORIGINAL(getaddrinfo_a);
  for (int place = 0; requests && place < count; place++) {
    const struct gaicb *request = requests[place];
    if (request && refuses("getaddrinfo_a", request->ar_name)) return EAI_SYSTEM;
  }
  return original ? original(mode, requests, count, event) : EAI_SYSTEM;
}

GUARD int getnameinfo(
    const struct sockaddr *restrict address, socklen_t size, char *restrict host, socklen_t host_size,
    char *restrict service, socklen_t service_size, int flags) {
  ORIGINAL(getnameinfo);
  const void *number = NULL;
  socklen_t length = 0;
  if (cng_is_internet(address, size) && address->sa_family == AF_INET && size >= sizeof(struct sockaddr_in)) {
    number = &((const struct sockaddr_in *)address)->sin_addr;
    length = sizeof(struct in_addr);
  } else if (cng_is_internet(address, size) && size >= sizeof(struct sockaddr_in6)) {
    number = &((const struct sockaddr_in6 *)address)->sin6_addr;
    length = sizeof(struct in6_addr);
  }
  if (number && host && host_size && !(flags & NI_NUMERICHOST)
      && refuses_address("getnameinfo", address->sa_family, number, length)) {
    return EAI_NONAME;
  }
  return original ? original(address, size, host, host_size, service, service_size, flags) : EAI_FAIL;
}

GUARD struct hostent *gethostbyname(const char *name) {
  ORIGINAL(gethostbyname);
  h_errno = HOST_NOT_FOUND;
  return refuses("gethostbyname", name) || !original ? NULL : original(name);
}

GUARD struct hostent *gethostbyname2(const char *name, int family) {
  ORIGINAL(gethostbyname2);
  h_errno = HOST_NOT_FOUND;
  return refuses("gethostbyname2", name) || !original ? NULL : original(name, family);
}

GUARD int gethostbyname_r(
    const char *restrict name, struct hostent *restrict found, char *restrict buffer, size_t length,
    struct hostent **restrict result, int *restrict problem) {
  ORIGINAL(gethostbyname_r);
  if (!refuses("gethostbyname_r", name) && original) {
    return original(name, found, buffer, length, result, problem);
  }
  *result = NULL;
  *problem = HOST_NOT_FOUND;
  return 0;
}

GUARD int gethostbyname2_r(
    const char *restrict name, int family, struct hostent *restrict found, char *restrict buffer,
    size_t length, struct hostent **restrict result, int *restrict problem) {
  ORIGINAL(gethostbyname2_r);
  if (!refuses("gethostbyname2_r", name) && original) {
    return original(name, family, found, buffer, length, result, problem);
  }
  *result = NULL;
  *problem = HOST_NOT_FOUND;
  return 0;
}

GUARD struct hostent *gethostbyaddr(const void *address, socklen_t size, int family) {
  ORIGINAL(gethostbyaddr);
  h_errno = HOST_NOT_FOUND;
  if (refuses_address("gethostbyaddr", family, address, size) || !original) return NULL;
  return original(address, size, family);
}

GUARD int gethostbyaddr_r(
    const void *restrict address, socklen_t size, int family, struct hostent *restrict found,
    char *restrict buffer, size_t length, struct hostent **restrict result, int *restrict problem) {
  ORIGINAL(gethostbyaddr_r);
  if (!refuses_address("gethostbyaddr_r", family, address, size) && original) {
    return original(address, size, family, found, buffer, length, result, problem);
  }
  *result = NULL;
  *problem = HOST_NOT_FOUND;
  return 0;
}
