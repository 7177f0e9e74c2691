// Swift imports the C library without GNU's extensions.
#define _GNU_SOURCE
#include "CFileExchange.h"

#include <fcntl.h>
#include <stdio.h>

int flowsh_exchangeFiles(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}
