#ifndef CTESTSUPPORT_H
#define CTESTSUPPORT_H

#include <stdint.h>

// Beside what is declared here, "wait.c" replaces a function of the C library.

/// Connects to a port of this machine, and returns the descriptor; -1 if that fails.
///
/// The connection isn't refused while an app of another test runs in the process, as "CNetworkGuard"
/// refuses all others.
int test_connect(uint16_t port);

#endif
