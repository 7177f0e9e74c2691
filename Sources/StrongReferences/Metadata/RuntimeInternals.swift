import CSwiftRuntime

// All of this module's knowledge about undocumented parts of Swift's runtime: five functions that
// the standard library uses internally, and the layout of the runtime's records. `SelfTest`
// verifies all of it with known objects before anything else is read.

/// The runtime's description of one stored property, with the layout of its
/// `_FieldReflectionMetadata`.
struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// The number of stored properties of a type, including those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeFieldCount(_ type: Any.Type) -> Int

/// Returns the type of a stored property, with its name and whether it holds its value strongly.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimeField(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type

/// The offset of a stored property in the object or value.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

/// Retains an object unless it is being freed, or is freed and remains only for unowned references.
func runtimeTryRetain(_ object: UnsafeRawPointer) -> UnsafeRawPointer? {
  flowsh_tryRetain(object)
}

/// The type that a mangled name refers to, given the generic arguments of the enclosing type.
func runtimeType(
  _ name: UnsafePointer<UInt8>, _ length: Int, context: UnsafeRawPointer?,
  arguments: UnsafeRawPointer?
) -> Any.Type? {
  flowsh_typeByMangledName(name, length, context, arguments)
    .map { unsafeBitCast($0, to: Any.Type.self) }
}

/// Offsets and flags of the runtime's records, on 64-bit platforms without Objective-C.
enum RuntimeLayout {
  /// The smallest possible pointer; smaller values represent `nil` in an optional reference.
  static let leastPointer: UInt = 4096
  /// The size of the metadata pointer and counts that precede the contents of an object, a box, or
  /// a closure's context.
  static let objectHeader = 16

  /// The value witness table, whose address precedes the metadata.
  enum Witnesses {
    static let address = -8
    static let singlePayloadTag = 6 * 8
    static let size = 8 * 8
    static let stride = 9 * 8
    static let flags = 10 * 8
    static let enumTag = 11 * 8
    static let projectPayload = 12 * 8

    static let alignmentMask: UInt32 = 0xFF
    static let isNonTrivial: UInt32 = 0x1_0000
    static let isOutOfLine: UInt32 = 0x2_0000
    static let hasEnumWitnesses: UInt32 = 0x20_0000
  }

  /// Metadata of structs and enums: the descriptor, then the generic arguments.
  enum ValueMetadata {
    static let descriptor = 8
    static let arguments = 16
  }

  /// Metadata of classes without Objective-C: kind, superclass, flags, sizes, descriptor.
  enum ClassMetadata {
    static let descriptor = 40
  }

  /// The fields that the descriptors of all nominal types share.
  enum Descriptor {
    static let fields = 16
    static let payloadCases = 20
    static let payloadCasesMask: UInt32 = 0xFF_FFFF
    static let emptyCases = 24
    static let classPositiveWords = 28
    static let classOwnWords = 32
  }

  /// The list of fields, or of an enum's cases: those with a payload first, in the order of their
  /// tags.
  enum FieldDescriptor {
    static let recordCount = 12
    static let records = 16
    static let recordSize = 12
    static let typeName = 4
    static let name = 8
    static let isIndirect: UInt32 = 1
  }

  /// `any P`, `Any` and `AnyObject`; and `any P<T>`, whose flags are in a separate shape record.
  enum Existential {
    static let flags = 8
    static let isOpaque: UInt32 = 0x8000_0000
    static let specialMask: UInt32 = 0x3F00_0000
    static let witnessTableMask: UInt32 = 0xFF_FFFF
    static let shape = 8
    static let shapeKindMask: UInt32 = 0xFF
    static let shapeOpaque: UInt32 = 0
    static let shapeClass: UInt32 = 1
    /// In a value: three words with the value or its box, then the type.
    static let valueType = 24
  }

  /// The box that an `any Error` refers to: header, type, conformance, and the aligned value.
  enum ErrorBox {
    static let type = 16
    static let value = 32
  }

  /// `Builtin.FixedArray`, which `InlineArray` stores.
  enum FixedArray {
    static let count = 8
    static let element = 16
  }

  /// Metadata of a closure's context or of a captured variable's box.
  enum Context {
    static let firstCapture = 8
    static let captures = 16
    /// For a box made by the runtime: the offset of its contents, and their type.
    static let boxOffset = 8
    static let boxType = 16

    /// In the list of captures: the number of captures, the number of sources of generic arguments,
    /// and the number of words with generic arguments and conformances that precede the captures in
    /// a context.
    static let captureCount = 0
    static let sourceCount = 4
    static let bindingCount = 8
    static let records = 12
    static let recordSize = 4
    static let sourceSize = 8
  }
}
