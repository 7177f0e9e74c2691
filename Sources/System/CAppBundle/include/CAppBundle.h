#ifndef FLOWSH_CAPPBUNDLE_H
#define FLOWSH_CAPPBUNDLE_H

#include <stdbool.h>
#include <stddef.h>

// Before `main`, Foundation learns where the app's bundle is, if the program has one: XCTest asks
// for `Bundle.main` before any code of a test runs, and Foundation keeps the answer.

/// Calls `visit` with the record of each bundle whose sources are part of the program: the text
/// that hexadecimal digits in a class's name stand for. See `BundleRecord`.
void flowsh_forEachBundle(
    void (*_Nonnull visit)(const char *_Nonnull record, void *_Nullable context),
    void *_Nullable context);

/// The path of the folder with the program's executable; it never ends with a slash, except for
/// `/`.
const char *_Nonnull flowsh_programFolder(void);

/// Writes the plural category of a number in a language, such as `one`, by the rules of ICU, which
/// is part of Foundation. Returns false if ICU's functions aren't part of the program.
bool flowsh_pluralCategory(
    const char *_Nonnull language, double number, char *_Nonnull category, size_t capacity);

/// Finds the localizations to use for a person's languages, in their order, by the function of ICU
/// with which Apple's systems match them. Returns their number; -1 if it isn't part of the program.
int flowsh_matchLanguages(
    const char *_Nonnull const *_Nonnull preferred, int preferredCount,
    const char *_Nonnull const *_Nonnull available, int availableCount,
    const char *_Nullable *_Nonnull matches, int capacity);

#endif
