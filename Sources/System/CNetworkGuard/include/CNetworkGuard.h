#ifndef CNETWORKGUARD_H
#define CNETWORKGUARD_H

// The files beside this header define functions of the C library, so that the network can be
// refused, whichever code uses it: `connect`, what sends to an address (`sendto`, `sendmsg`,
// `sendmmsg`), and what asks for the addresses of names (`getaddrinfo`, `gethostbyname` and the
// like). What stays on the machine without using the Internet's protocols isn't affected: sockets
// between processes (AF_UNIX), numeric addresses, and the name `localhost`.

// Refuses the network from now on. Before a function fails, the note is called with its name and
// the host or address, such as "connect" and "127.0.0.1:80". Connections fail with ENETUNREACH, and
// names don't exist. NULL allows the network again.
void cng_refuse_network(void (*note)(const char *function, const char *subject));

#endif
