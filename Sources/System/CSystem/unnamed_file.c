// Swift imports the C library without GNU's extensions.
#define _GNU_SOURCE
#include "unnamed_file.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

// Only a privileged process can name a file by its descriptor alone.
enum { pathSize = 32 };
static void describe(int file, char *path) { snprintf(path, pathSize, "/proc/self/fd/%d", file); }

int flowsh_openUnnamedFile(const char *folder, unsigned permissions) {
  int file = open(folder, O_WRONLY | O_TMPFILE | O_CLOEXEC, permissions);
  char path[pathSize];
  if (file < 0) return -1;
  describe(file, path);
  if (access(path, F_OK) == 0) return file;
  close(file);
  return -1;
}

int flowsh_nameFile(int file, const char *path) {
  char old[pathSize];
  describe(file, old);
  return linkat(AT_FDCWD, old, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}
