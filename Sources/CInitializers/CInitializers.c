#include "CInitializers.h"

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

void *flowsh_init_plain(const void *initializer, const void *type) {
  typedef SWIFT void *(*Initializer)(SELF);
  return ((Initializer)initializer)(type);
}

void *flowsh_init_frame(
    const void *initializer, const void *type, double x, double y, double width, double height) {
  typedef SWIFT void *(*Initializer)(double, double, double, double, SELF);
  return ((Initializer)initializer)(x, y, width, height, type);
}

void *flowsh_init_cell(
    const void *initializer, const void *type, uint8_t style, uintptr_t first, uintptr_t second) {
  typedef SWIFT void *(*Initializer)(uint8_t, uintptr_t, uintptr_t, SELF);
  return ((Initializer)initializer)(style, first, second, type);
}

void *flowsh_init_identifier(
    const void *initializer, const void *type, uintptr_t first, uintptr_t second) {
  typedef SWIFT void *(*Initializer)(uintptr_t, uintptr_t, SELF);
  return ((Initializer)initializer)(first, second, type);
}

void *flowsh_init_nib(
    const void *initializer, const void *type, uintptr_t first, uintptr_t second,
    const void *bundle) {
  typedef SWIFT void *(*Initializer)(uintptr_t, uintptr_t, const void *, SELF);
  return ((Initializer)initializer)(first, second, bundle, type);
}
