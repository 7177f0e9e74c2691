#ifndef FLOWSH_CINITIALIZERS_H
#define FLOWSH_CINITIALIZERS_H

#include <stdint.h>

// Swift calls an initializer on a metatype only if it is `required`. UIKit creates cells and views
// from a class, although their initializers aren't. These functions call such an initializer, found
// in the class's vtable, with Swift's calling convention.

/// A call of an initializer.
///
/// The calling convention passes words and numbers in registers of their own, in the order of the
/// parameters. An initializer with fewer of them doesn't read the others.
struct flowsh_call {
  /// The place of the initializer in the class's metadata, in bytes.
  uintptr_t offset;
  /// The arguments that aren't numbers, which the initializer consumes.
  uintptr_t words[4];
  /// The arguments that are numbers, which are those of a rectangle.
  double x, y, width, height;
};

/// Calls a designated initializer of a class, and returns a new object that the caller owns.
void *_Nonnull flowsh_init(const struct flowsh_call *_Nonnull call, const void *_Nonnull type);

// `flowsh_create` isn't declared here, because Swift declares it as an initializer: it does the
// same for the class on which Swift calls it.

/// Calls `visit` with the metatype of each class that isn't generic and whose name begins with a
/// prefix, in all files of the program. It reads the records from which Swift finds types by name;
/// that takes about a millisecond.
void flowsh_forEachClass(
    const char *_Nonnull prefix, void (*_Nonnull visit)(const void *_Nonnull type, void *_Nullable context),
    void *_Nullable context);


#endif
