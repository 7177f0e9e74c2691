#pragma once

/// Creates a file without a name in a folder, which is gone when it is closed, and opens it for
/// writing.
///
/// Returns its close-on-exec descriptor, or -1 if that is impossible, as in some file systems.
int flowsh_openUnnamedFile(const char *folder, unsigned permissions);

/// Gives an open file without a name the name of a file that doesn't exist, and returns 0 on
/// success.
int flowsh_nameFile(int file, const char *path);
