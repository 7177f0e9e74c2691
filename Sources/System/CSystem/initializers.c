#include "initializers.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

void *flowsh_init(const struct flowsh_call *call, const void *type) {
  typedef SWIFT void *(*Initializer)(
      uintptr_t, uintptr_t, uintptr_t, uintptr_t, double, double, double, double, SELF);
  Initializer initializer = *(const Initializer *)((const char *)type + call->offset);
  return initializer(
      call->words[0], call->words[1], call->words[2], call->words[3], call->x, call->y,
      call->width, call->height, type);
}

SWIFT void *flowsh_create(const struct flowsh_call *call, SELF type);
SWIFT void *flowsh_create(const struct flowsh_call *call, SELF type) {
  return flowsh_init(call, type);
}
