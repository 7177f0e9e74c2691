#pragma once

/// Exchanges the names of two files at once, and returns 0 on success.
int flowsh_exchangeFiles(const char *one, const char *other);
