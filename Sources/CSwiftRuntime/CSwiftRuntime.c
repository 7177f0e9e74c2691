#include "CSwiftRuntime.h"

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
