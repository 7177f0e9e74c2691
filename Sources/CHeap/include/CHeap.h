#pragma once

#include <malloc.h>
#include <stddef.h>

/// Returns the number of bytes that are allocated on the heap now, by glibc's count.
static inline size_t flowsh_bytesOnHeap(void) { return mallinfo2().uordblks; }
