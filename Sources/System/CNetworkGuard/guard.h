#ifndef GUARD_H
#define GUARD_H

#include <stdbool.h>
#include <sys/socket.h>

#pragma GCC visibility push(hidden)

// Whether the network is refused now.
bool cng_refuses(void);

// Calls the note, if the network is refused.
//
// - function: the name of the C library's function.
// - subject: a host or an address, such as "127.0.0.1:80".
void cng_note(const char *function, const char *subject);

// Writes an address of the Internet, such as "[::1]:80"; false for other families and addresses cut
// short.
bool cng_describe(const struct sockaddr *address, socklen_t size, char *text, size_t length);

// Whether an address belongs to the Internet.
bool cng_is_internet(const struct sockaddr *address, socklen_t size);

#pragma GCC visibility pop

#endif
