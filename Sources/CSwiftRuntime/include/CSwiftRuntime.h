#ifndef FLOWSH_CSWIFTRUNTIME_H
#define FLOWSH_CSWIFTRUNTIME_H

#include <stddef.h>

/// The metadata of the type that a mangled name means, or a null pointer.
///
/// This is the runtime's `swift_getTypeByMangledNameInContext`, which finds the types of an enum's
/// payloads and of a closure's captures. It is called from C because the Swift compiler claims the
/// name for the calls it makes itself, and warns of all others.
///
/// - Parameters:
///   - name: The name, which may hold addresses relative to itself, so that it can't be copied.
///   - length: Its length in bytes.
///   - context: The descriptor of the type whose generic parameters the name uses, if any.
///   - arguments: The generic arguments of that type.
const void *_Nullable flowsh_typeByMangledName(
    const unsigned char *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

#endif
