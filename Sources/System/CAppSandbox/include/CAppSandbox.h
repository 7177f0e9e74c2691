#ifndef CAPPSANDBOX_H
#define CAPPSANDBOX_H

#include <stdbool.h>

// The folder in which Foundation keeps `UserDefaults`.
//
// Foundation takes it from the environment variable XDG_CONFIG_HOME before `main` begins, and keeps
// the address of the value. So the file beside this header defines the C library's `getenv`, which
// gives it the address of a buffer.

// Changes the folder, unless the path is too long. From then on, `getenv` finds the variable
// itself.
bool cas_set_preferences_folder(const char *path);

// Writes and forgets all preferences that Foundation has read.
void cas_forget_preferences(void);

#endif
