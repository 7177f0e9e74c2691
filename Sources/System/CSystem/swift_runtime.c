#include "swift_runtime.h"

#include <string.h>

__attribute__((swiftcall)) extern const void *swift_getTypeByMangledNameInContext(
    const unsigned char *name, size_t length, const void *context, const void *arguments);

const void *flowsh_typeByMangledName(
    const unsigned char *name, size_t length, const void *context, const void *arguments) {
  return swift_getTypeByMangledNameInContext(name, length, context, arguments);
}

extern const void *swift_tryRetain(const void *object);

const void *flowsh_tryRetain(const void *object) { return swift_tryRetain(object); }

extern bool swift_isDeallocating(const void *object);

bool flowsh_isFreed(const void *object) { return swift_isDeallocating(object); }

// What the linker places around the records of the executable's conformances.
extern const int32_t firstRecord[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t endOfRecords[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

// Descriptions of conformances, types, modules and protocols (`docs/ABI/TypeMetadata.rst` and
// `include/swift/ABI/Metadata.h` in Swift's repository). Addresses are relative to their own place;
// where the lowest bit is set, the address is that of the address.
struct Conformance {
  int32_t protocol;
  int32_t type;
  int32_t witnesses;
  uint32_t flags;
};
struct Description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
};
struct Protocol {
  struct Description description;
  uint32_t signatureCount;
  uint32_t requirementCount;
  int32_t associatedTypes;
};
struct Requirement {
  uint32_t flags;
  int32_t standard;
};
struct Function {
  int32_t requirement;
  int32_t address;
};
enum {
  // The kind of a description, a module's, and an extension's.
  kindOfDescription = 0x1F, module = 0, extension = 1,
  // How a conformance refers to its type: by an address, or by the address of the address.
  kindOfReference = 7 << 3, direct = 0 << 3, indirect = 1 << 3,
  // What follows a conformance: the context in which a retroactive one is declared; its conditions;
  // and, for a protocol of a library whose requirements may change, their functions.
  isRetroactive = 1 << 6, conditionShift = 8, conditionMask = 0xFF, packMask = 0xFF << 24,
  hasFunctions = 1 << 16,
  // The kind of a requirement, and whether its function is described by a pointer and a size.
  kindOfRequirement = 0xF, firstFunction = 1, lastFunction = 6, isAsync = 0x20,
  sizeOfSignaturePart = 12,
};

static const void *target(const int32_t *place) {
  return *place == 0 ? NULL : (const char *)place + *place;
}

static const void *indirectTarget(const int32_t *place) {
  if (*place == 0) return NULL;
  const char *address = (const char *)place + (*place & ~1);
  return *place & 1 ? *(const void *const *)address : address;
}

void flowsh_forEachConformance(
    const char *name, void (*visit)(const char *type, const void *conformance, void *context),
    void *context) {
  // Most conformances are next to others of their module.
  const struct Description *lastModule = NULL;
  int isWanted = 0;
  for (const int32_t *record = firstRecord; record != endOfRecords; record++) {
    const struct Conformance *conformance = target(record);
    if (conformance == NULL) continue;
    const void *reference = target(&conformance->type);
    const struct Description *type = NULL;
    switch (conformance->flags & kindOfReference) {
    case direct: type = reference; break;
    case indirect: type = reference == NULL ? NULL : *(const void *const *)reference; break;
    }
    if (type == NULL) continue;
    const struct Description *outermost = type;
    int isInExtension = 0;
    while (outermost != NULL && (outermost->flags & kindOfDescription) != module) {
      if ((outermost->flags & kindOfDescription) == extension) isInExtension = 1;
      outermost = indirectTarget(&outermost->parent);
    }
    if (outermost == NULL) continue;
    if (outermost != lastModule) {
      lastModule = outermost;
      isWanted = strcmp(target(&outermost->name), name) == 0;
    }
    if (isWanted || isInExtension) visit(target(&type->name), conformance, context);
  }
}

// Visits the function of a requirement, unless it is another kind of requirement.
static void visitFunction(
    const struct Requirement *requirement, uintptr_t function,
    void (*visit)(uintptr_t function, void *context), void *context) {
  uint32_t kind = requirement->flags & kindOfRequirement;
  if (kind < firstFunction || kind > lastFunction || function == 0) return;
  if (requirement->flags & isAsync) function += *(const int32_t *)function;
  visit(function, context);
}

void flowsh_forEachWitness(
    const void *found, void (*visit)(uintptr_t function, void *context), void *context) {
  const struct Conformance *conformance = found;
  uint32_t flags = conformance->flags;
  if (flags & hasFunctions) {
    if (flags & packMask) return;
    const uint32_t *count = (const void *)(
        (const char *)(conformance + 1) + (flags & isRetroactive ? sizeof(int32_t) : 0)
        + (flags >> conditionShift & conditionMask) * sizeOfSignaturePart);
    const struct Function *functions = (const void *)(count + 1);
    for (uint32_t i = 0; i < *count; i++) {
      const struct Requirement *requirement = indirectTarget(&functions[i].requirement);
      if (requirement != NULL)
        visitFunction(requirement, (uintptr_t)target(&functions[i].address), visit, context);
    }
    return;
  }
  const struct Protocol *protocol = indirectTarget(&conformance->protocol);
  // The table begins with the conformance.
  const uintptr_t *witnesses = target(&conformance->witnesses);
  if (protocol == NULL || witnesses == NULL) return;
  const struct Requirement *requirements =
      (const void *)((const char *)(protocol + 1) + protocol->signatureCount * sizeOfSignaturePart);
  for (uint32_t i = 0; i < protocol->requirementCount; i++)
    visitFunction(&requirements[i], witnesses[i + 1], visit, context);
}
