#ifndef FLOWSH_CSWIFTRUNTIME_H
#define FLOWSH_CSWIFTRUNTIME_H

#include <stddef.h>
#include <stdint.h>

/// Returns the metadata of the type that a mangled name refers to, or a null pointer.
///
/// This is the runtime's `swift_getTypeByMangledNameInContext`, which resolves the types of enum
/// payloads and closure captures. It is called from C because the Swift compiler reserves the name
/// for its own calls and warns about all others.
///
/// - Parameters:
///   - name: The name. It may contain relative addresses, so it must not be copied.
///   - length: The length in bytes.
///   - context: The descriptor of the type whose generic parameters the name uses, if any.
///   - arguments: The generic arguments of that type.
const void *_Nullable flowsh_typeByMangledName(
    const unsigned char *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

/// Demangles the name of a Swift symbol; returns a null pointer if the name isn't a Swift symbol.
///
/// This is the runtime's own function, which it exports for its crash reports but declares in no
/// header.
///
/// - Parameters:
///   - name: The name, which need not be null-terminated.
///   - length: The length in bytes.
///   - output: A buffer for the text; if null, the caller must free the returned text.
///   - size: The size of the buffer.
///   - flags: Always 0.
char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable output, size_t *_Nullable size,
    uint32_t flags);

/// Retains an object unless it is being freed, or is freed and remains only for unowned references.
///
/// This is the runtime's `swift_tryRetain`, whose name the Swift compiler reserves as well.
const void *_Nullable flowsh_tryRetain(const void *_Nonnull object);

#endif
