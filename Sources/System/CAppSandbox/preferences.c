#include "CAppSandbox.h"

#include <stddef.h>
#include <string.h>

enum { most = 4096 };
static char folder[most];
static bool is_changed;

extern char **environ;

static char *value_of(const char *name) {
  size_t length = strlen(name);
  if (length == 0 || !environ) return NULL;
  for (char **entry = environ; *entry; entry++)
    if (strncmp(*entry, name, length) == 0 && (*entry)[length] == '=') return *entry + length + 1;
  return NULL;
}

// The folder that Foundation would find.
static char *standard_folder(void) {
  if (folder[0]) return folder;
  const char *path = value_of("XDG_CONFIG_HOME"), *rest = "";
  // A relative path counts as none.
  if (!path || path[0] != '/') {
    path = value_of("HOME");
    rest = "/.config";
  }
  if (!path) path = "";
  if (strlen(path) + strlen(rest) >= most) return value_of("XDG_CONFIG_HOME");
  strcpy(folder, path);
  strcat(folder, rest);
  return folder;
}

// Defined here, the C library's function is replaced for Foundation too.
char *getenv(const char *name) {
  if (!is_changed && strcmp(name, "XDG_CONFIG_HOME") == 0) return standard_folder();
  return value_of(name);
}

bool cas_set_preferences_folder(const char *path) {
  if (strlen(path) >= most) return false;
  strcpy(folder, path);
  is_changed = true;
  return true;
}

// Part of CoreFoundation, which has no header here.
extern void CFPreferencesFlushCaches(void);

void cas_forget_preferences(void) { CFPreferencesFlushCaches(); }
