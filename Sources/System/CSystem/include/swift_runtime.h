#ifndef FLOWSH_CSWIFTRUNTIME_H
#define FLOWSH_CSWIFTRUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the metadata of the type that a mangled name refers to; returns a null pointer if there
/// is no such type.
///
/// This calls the runtime's `swift_getTypeByMangledNameInContext`, which resolves the types of enum
/// payloads and closure captures. The call is made in C because the Swift compiler reserves the
/// name for its own calls and warns about all others.
///
/// - Parameters:
///   - name: The name. It may contain relative addresses, so don't copy it.
///   - length: The length of the name in bytes.
///   - context: The descriptor of the type whose generic parameters the name uses; null if there is
///     none.
///   - arguments: The generic arguments of that type; null if there are none.
const void *_Nullable flowsh_typeByMangledName(
    const unsigned char *_Nonnull name, size_t length, const void *_Nullable context,
    const void *_Nullable arguments);

/// Demangles a Swift symbol's name; returns a null pointer if the name isn't that of a Swift
/// symbol.
///
/// The runtime exports this function for its crash reports, but no header declares it.
///
/// - Parameters:
///   - name: The name, which need not be null-terminated.
///   - length: The length of the name in bytes.
///   - output: A buffer for the text. If it is null, the caller must free the returned text.
///   - size: The size of the buffer.
///   - flags: Always 0.
char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable output, size_t *_Nullable size,
    uint32_t flags);

/// Retains an object and returns it; returns a null pointer if the object can't be retained.
///
/// An object can't be retained if it is being freed, or if it has been freed and only unowned
/// references keep its memory allocated.
///
/// This calls the runtime's `swift_tryRetain`, whose name the Swift compiler reserves too.
const void *_Nullable flowsh_tryRetain(const void *_Nonnull object);

/// Returns whether an object is being freed, or has been freed and only unowned references keep its
/// memory allocated.
///
/// This calls the runtime's `swift_isDeallocating`, whose name the Swift compiler reserves.
bool flowsh_isFreed(const void *_Nonnull object);

/// Returns the number of strong references to an object.
///
/// The runtime exports this function for debugging, but no header declares it.
size_t swift_retainCount(const void *_Nonnull object);

/// Calls a function with each conformance of a type of a module to a protocol, in this executable.
///
/// Types in an extension are included whatever their module is: that of the extension isn't always
/// theirs. Reads the records by which the runtime finds conformances, 50 to 200 microseconds for
/// 10,000 of them.
///
/// - Parameters:
///   - module: The name of the module.
///   - visit: The function. It gets the name of the type, without those of the types that enclose
///     it; the conformance; and the context.
///   - context: The context.
void flowsh_forEachConformance(
    const char *_Nonnull module,
    void (*_Nonnull visit)(
        const char *_Nonnull type, const void *_Nonnull conformance, void *_Nullable context),
    void *_Nullable context);

/// Calls a function with the address of each function by which a type fulfills a requirement of a
/// protocol.
///
/// - Parameters:
///   - conformance: What `flowsh_forEachConformance` has found.
///   - visit: The function. It gets the address and the context.
///   - context: The context.
void flowsh_forEachWitness(
    const void *_Nonnull conformance,
    void (*_Nonnull visit)(uintptr_t function, void *_Nullable context), void *_Nullable context);

#endif
