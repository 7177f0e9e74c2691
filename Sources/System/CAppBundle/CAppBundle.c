#define _GNU_SOURCE
#include "CAppBundle.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What the linker places around the records by which Swift finds types by name.
extern const int32_t firstRecord[] __asm__("__start_swift5_type_metadata")
    __attribute__((weak, visibility("hidden")));
extern const int32_t endOfRecords[] __asm__("__stop_swift5_type_metadata")
    __attribute__((weak, visibility("hidden")));

// Foundation's place for the path from which it derives the main bundle.
extern const char **_CFGetProcessPath(void) __attribute__((weak));

// A type's description (`docs/ABI/TypeMetadata.rst` in Swift's repository); addresses are relative
// to their own place.
struct Description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
};

static const char prefix[] = "FlowshBundle_";

static const void *relative(const int32_t *place) { return (const char *)place + *place; }

static int digit(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  return -1;
}

// Decodes hexadecimal digits; returns false if the text has others or doesn't fit.
static bool decode(const char *digits, char *record, size_t capacity) {
  size_t length = 0;
  for (; digits[0] != 0; digits += 2) {
    int high = digit(digits[0]), low = high < 0 ? -1 : digit(digits[1]);
    if (low < 0 || length + 1 >= capacity) return false;
    record[length++] = (char)(high * 16 + low);
  }
  record[length] = 0;
  return length > 0;
}

void flowsh_forEachBundle(void (*visit)(const char *record, void *context), void *context) {
  // Most programs have none. Looking for it touches a description for each type.
  static bool isKnownToHaveNone;
  if (firstRecord == NULL || isKnownToHaveNone) return;
  bool hasAny = false;
  for (const int32_t *place = firstRecord; place < endOfRecords; place++) {
    // The lowest two bits are 0 where the record leads to the description itself.
    if (*place == 0 || (*place & 3) != 0) continue;
    const struct Description *description = relative(place);
    // Kind 16 is a class; 0x80 marks a generic type.
    if ((description->flags & 0x1F) != 16 || (description->flags & 0x80)) continue;
    const char *name = relative(&description->name);
    if (*name != *prefix || strncmp(name, prefix, sizeof prefix - 1)) continue;
    hasAny = true;
    char record[4096];
    if (decode(name + sizeof prefix - 1, record, sizeof record)) visit(record, context);
  }
  isKnownToHaveNone = !hasAny;
}

const char *flowsh_programFolder(void) {
  static char folder[4096];
  if (folder[0] != 0) return folder;
  ssize_t length = readlink("/proc/self/exe", folder, sizeof folder - 1);
  folder[length > 0 ? length : 0] = 0;
  char *slash = strrchr(folder, '/');
  if (slash == NULL) return strcpy(folder, ".");
  slash[slash == folder ? 1 : 0] = 0;
  return folder;
}

// The app whose bundle is the main one: that of the module with the program's name, or else the
// first one, so that all tests of a package run in the same app.
struct Choice {
  char module[1024];
  char path[4096];
  bool isProgram;
};

// The program's name without its folder; NULL without /proc.
static const char *programName(void) {
  static char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length <= 0) return NULL;
  program[length] = 0;
  const char *slash = strrchr(program, '/');
  return slash == NULL ? program : slash + 1;
}

static void choose(const char *record, void *context) {
  struct Choice *choice = context;
  // An app's record is `app`, its module, and the bundle's path, separated by line feeds.
  if (strncmp(record, "app\n", 4)) return;
  const char *module = record + 4, *path = strchr(module, '\n');
  size_t length = path == NULL ? 0 : (size_t)(path - module);
  if (length == 0 || length >= sizeof choice->module || choice->isProgram) return;
  const char *program = programName();
  if (program == NULL) return;
  bool isProgram = strlen(program) == length && strncmp(program, module, length) == 0;
  if (!isProgram && choice->module[0] != 0 && strncmp(choice->module, module, length) <= 0) return;
  memcpy(choice->module, module, length);
  choice->module[length] = 0;
  snprintf(choice->path, sizeof choice->path, "%s", path + 1);
  choice->isProgram = isProgram;
}

__attribute__((constructor)) static void findMainBundle(void) {
  if (_CFGetProcessPath == NULL) return;
  struct Choice choice = {.isProgram = false};
  flowsh_forEachBundle(choose, &choice);
  if (choice.path[0] == 0) return;
  // Foundation takes the folder around the executable for the bundle, if it has an Info.plist.
  char *executable;
  if (asprintf(
          &executable, "%s/%s/%s", flowsh_programFolder(), choice.path, choice.module)
      < 0)
    return;
  char *bundle = strrchr(executable, '/');
  *bundle = 0;
  bool exists = access(executable, R_OK) == 0;
  *bundle = '/';
  if (exists) *_CFGetProcessPath() = executable; else free(executable);
}

// ICU as Foundation contains it.
extern void *swift_uplrules_open(const char *locale, int *status) __attribute__((weak));
extern int32_t swift_uplrules_select(
    const void *rules, double number, uint16_t *keyword, int32_t capacity, int *status)
    __attribute__((weak));
extern void swift_uplrules_close(void *rules) __attribute__((weak));

bool flowsh_pluralCategory(const char *language, double number, char *category, size_t capacity) {
  if (swift_uplrules_open == NULL || swift_uplrules_select == NULL || swift_uplrules_close == NULL)
    return false;
  int status = 0;
  void *rules = swift_uplrules_open(language, &status);
  if (status > 0 || rules == NULL) return false;
  uint16_t keyword[16];
  int32_t length = swift_uplrules_select(rules, number, keyword, 16, &status);
  swift_uplrules_close(rules);
  if (status > 0 || length <= 0 || length > 16 || (size_t)length >= capacity) return false;
  for (int32_t index = 0; index < length; index++) category[index] = (char)keyword[index];
  category[length] = 0;
  return true;
}

extern int32_t ualoc_localizationsToUse(
    const char *const *preferred, int32_t preferredCount, const char *const *available,
    int32_t availableCount, const char **matches, int32_t capacity, int *status)
    __attribute__((weak));

int flowsh_matchLanguages(
    const char *const *preferred, int preferredCount, const char *const *available,
    int availableCount, const char **matches, int capacity) {
  if (ualoc_localizationsToUse == NULL) return -1;
  int status = 0;
  int32_t count = ualoc_localizationsToUse(
      preferred, preferredCount, available, availableCount, matches, capacity, &status);
  return status > 0 ? -1 : count;
}
