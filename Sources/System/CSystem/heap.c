#include "heap.h"

#include <malloc.h>

size_t flowsh_bytesOnHeap(void) { return mallinfo2().uordblks; }
