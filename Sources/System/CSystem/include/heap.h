#pragma once

#include <stddef.h>

/// Returns the number of bytes that are allocated on the heap now, by glibc's count.
size_t flowsh_bytesOnHeap(void);
