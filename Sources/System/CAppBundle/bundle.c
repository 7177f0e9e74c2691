// The lookup of localized texts and resources in the languages of the device, in place of that of
// Foundation, which on Linux knows the development language only.
//
// As in `locale.c`, these are functions of Foundation, and those of a program take precedence.

#include <stddef.h>

#define REPLACEMENT __attribute__((weak, visibility("default")))

typedef const void *Ref;

extern Ref CFBundleCopyBundleURL(Ref bundle) __attribute__((weak));
extern Ref CFBundleCopyResourceURLForLocalization(
    Ref bundle, Ref name, Ref type, Ref folder, Ref localization) __attribute__((weak));
extern long CFArrayGetCount(Ref array) __attribute__((weak));
extern Ref CFArrayGetValueAtIndex(Ref array, long index) __attribute__((weak));
extern void CFRelease(Ref object) __attribute__((weak));

extern Ref flowsh_copyText(Ref url, Ref key, Ref value, Ref table);
extern Ref flowsh_copyLanguages(Ref url);
extern Ref flowsh_copyResources(Ref url, Ref type, Ref folder);
extern Ref flowsh_copyMatches(Ref localizations, Ref preferences);
extern Ref flowsh_info(Ref url);

REPLACEMENT Ref CFBundleCopyLocalizedString(Ref bundle, Ref key, Ref value, Ref table) {
  Ref url = CFBundleCopyBundleURL(bundle);
  Ref text = flowsh_copyText(url, key, value, table);
  CFRelease(url);
  return text;
}

REPLACEMENT Ref CFBundleCopyResourceURL(Ref bundle, Ref name, Ref type, Ref folder) {
  if (bundle == NULL) return NULL;
  Ref url = CFBundleCopyBundleURL(bundle);
  Ref languages = flowsh_copyLanguages(url);
  CFRelease(url);
  Ref found = NULL;
  for (long index = 0; found == NULL && index < CFArrayGetCount(languages); index++)
    found = CFBundleCopyResourceURLForLocalization(
        bundle, name, type, folder, CFArrayGetValueAtIndex(languages, index));
  CFRelease(languages);
  return found;
}

REPLACEMENT Ref CFBundleCopyResourceURLsOfType(Ref bundle, Ref type, Ref folder) {
  Ref url = CFBundleCopyBundleURL(bundle);
  Ref found = flowsh_copyResources(url, type, folder);
  CFRelease(url);
  return found;
}

REPLACEMENT Ref CFBundleCopyPreferredLocalizationsFromArray(Ref localizations) {
  return flowsh_copyMatches(localizations, NULL);
}

REPLACEMENT Ref CFBundleCopyLocalizationsForPreferences(Ref localizations, Ref preferences) {
  return flowsh_copyMatches(localizations, preferences);
}

REPLACEMENT Ref CFBundleGetLocalInfoDictionary(Ref bundle) {
  Ref url = CFBundleCopyBundleURL(bundle);
  Ref info = flowsh_info(url);
  CFRelease(url);
  return info;
}
