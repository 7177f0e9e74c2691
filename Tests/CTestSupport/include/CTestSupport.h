#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stdint.h>

// Beside what is declared here, "wait.c" replaces a function of the C library.

/// Connects to a port of this machine, and returns the descriptor; -1 if that fails.
///
/// While an app of another test runs in the process, "CNetworkGuard" refuses connections, but not
/// this one.
int test_connect(uint16_t port);

#endif
