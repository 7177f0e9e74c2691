#ifndef FLOWSH_CINITIALIZERS_H
#define FLOWSH_CINITIALIZERS_H

#include <stdint.h>

// Swift calls an initializer on a metatype only if it is `required`. UIKit creates cells and views
// from a class, although their initializers aren't. These functions call such an initializer, found
// in the class's vtable, with Swift's calling convention. Each returns a new object that the caller
// owns.

/// Calls an `init()` of a class.
void *_Nonnull flowsh_init_plain(const void *_Nonnull initializer, const void *_Nonnull type);

/// Calls an `init(frame: CGRect)` of a class.
void *_Nonnull flowsh_init_frame(
    const void *_Nonnull initializer, const void *_Nonnull type, double x, double y, double width,
    double height);

/// Calls an `init(style:reuseIdentifier:)` of a class: an enum without payload, stored in a byte, and
/// the two words of a `String?`, which the initializer consumes.
void *_Nonnull flowsh_init_cell(
    const void *_Nonnull initializer, const void *_Nonnull type, uint8_t style, uintptr_t first,
    uintptr_t second);

/// Calls an `init(reuseIdentifier: String?)` of a class.
void *_Nonnull flowsh_init_identifier(
    const void *_Nonnull initializer, const void *_Nonnull type, uintptr_t first, uintptr_t second);

/// Calls an `init(nibName: String?, bundle: Bundle?)` of a class, which consumes both.
void *_Nonnull flowsh_init_nib(
    const void *_Nonnull initializer, const void *_Nonnull type, uintptr_t first, uintptr_t second,
    const void *_Nullable bundle);

/// Calls `visit` with the metatype of each class that isn't generic and whose name begins with a
/// prefix, in all files of the program. It reads the records from which Swift finds types by name;
/// that takes about a millisecond.
void flowsh_forEachClass(
    const char *_Nonnull prefix, void (*_Nonnull visit)(const void *_Nonnull type, void *_Nullable context),
    void *_Nullable context);


#endif
