#ifndef CNETWORKGUARD_H
#define CNETWORKGUARD_H

// The file beside this header defines the C library's `connect`, so that connections to the network can be
// refused, whichever code makes them. Connections between processes of the machine (AF_UNIX) aren't
// affected, nor are questions for the addresses of names.

// Refuses connections from now on: `connect` fails with ENETUNREACH, after it has called a function with
// the address, such as "127.0.0.1:80". NULL allows them again.
void cng_refuse_connections(void (*note)(const char *address));

#endif
