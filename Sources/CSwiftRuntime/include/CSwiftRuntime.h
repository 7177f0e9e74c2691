#ifndef FLOWSH_CSWIFTRUNTIME_H
#define FLOWSH_CSWIFTRUNTIME_H

#include <stddef.h>
#include <stdint.h>

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

/// What a symbol's mangled name means, in words, or a null pointer if it is no name of Swift's.
///
/// This is the runtime's own function, which it exports for its crash reports and declares nowhere.
///
/// - Parameters:
///   - name: The name, which need not end with a zero byte.
///   - length: Its length in bytes.
///   - output: Where the text goes; where null, the caller frees what is returned.
///   - size: How much room there is.
///   - flags: Always 0.
char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable output, size_t *_Nullable size,
    uint32_t flags);

/// Retains an object unless it is being freed, or has been and is only kept for unowned references.
///
/// This is the runtime's `swift_tryRetain`, called from C for the same reason.
const void *_Nullable flowsh_tryRetain(const void *_Nonnull object);

#endif
