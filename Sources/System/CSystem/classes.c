#include "initializers.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// The records that Swift keeps of each file of a program (`MetadataSections.h` in Swift's
// repository); only the first members, which never change their places.
struct Range {
  uintptr_t start;
  size_t length;
};

struct Sections {
  uintptr_t version;
  const void *baseAddress;
  void *unused[2];
  struct Range protocols;
  struct Range conformances;
  struct Range types;
};

// Part of the runtime; Swift's own test library finds tests by it.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct Sections *sections, void *context), void *context);

// A type's description (`docs/ABI/TypeMetadata.rst`); addresses are relative to their own place.
struct Description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access;
};

struct Response {
  const void *type;
  size_t state;
};

struct Search {
  const char *prefix;
  void (*visit)(const void *type, void *context);
  void *context;
};

static const void *relative(const int32_t *place) { return (const char *)place + *place; }

static bool visitSections(const struct Sections *sections, void *context) {
  const struct Search *search = context;
  const int32_t *record = (const int32_t *)sections->types.start;
  const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
  for (; record < end; record++) {
    // The lowest two bits are 0 where the record leads to the description itself.
    if (*record == 0 || (*record & 3) != 0) continue;
    const struct Description *description = relative(record);
    // Kind 16 is a class; 0x80 marks a generic type.
    if ((description->flags & 0x1F) != 16 || (description->flags & 0x80)) continue;
    const char *name = relative(&description->name);
    if (*name != *search->prefix || strncmp(name, search->prefix, strlen(search->prefix))) continue;
    struct Response (*access)(size_t request) =
        (struct Response(*)(size_t))relative(&description->access);
    search->visit(access(0).type, search->context);
  }
  return true;
}

void flowsh_forEachClass(
    const char *prefix, void (*visit)(const void *type, void *context), void *context) {
  struct Search search = {prefix, visit, context};
  swift_enumerateAllMetadataSections(visitSections, &search);
}
