import CSystem

// This file contains all of the module's dependencies on undocumented parts of Swift's runtime:
// seven functions that the standard library uses internally, and the layout of the runtime's
// records. `SelfTest` verifies all of them with known objects before anything else is read.

/// The runtime's description of a stored property, with the memory layout of
/// `_FieldReflectionMetadata`.
struct RuntimeField {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

/// Returns the number of a type's stored properties, including those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimeFieldCount(_ type: Any.Type) -> Int

/// Returns the type of a stored property, and stores the property's other attributes in `field`.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimeField(
  _ type: Any.Type, index: Int, field: UnsafeMutablePointer<RuntimeField>
) -> Any.Type

/// Returns the offset of a stored property in the object or value.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimeFieldOffset(_ type: Any.Type, index: Int) -> Int

/// Returns the number of stored properties that a value's type declares itself.
@_silgen_name("swift_reflectionMirror_count")
func runtimeChildCount<Value>(_ value: Value, type: Any.Type) -> Int

/// Returns the value of a stored property that a value's type declares itself.
///
/// `name` must be freed with `freeName`.
@_silgen_name("swift_reflectionMirror_subscript")
func runtimeChild<Value>(
  of value: Value, type: Any.Type, index: Int,
  name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  freeName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any

/// Retains an object and returns it.
///
/// Returns `nil` if the object is being freed, or if it has been freed and only unowned references
/// keep its memory allocated.
func runtimeTryRetain(_ object: UnsafeRawPointer) -> UnsafeRawPointer? {
  flowsh_tryRetain(object)
}

/// Returns whether an object is being freed, or has been freed and only unowned references keep its
/// memory allocated.
func runtimeIsFreed(_ object: UnsafeRawPointer) -> Bool { flowsh_isFreed(object) }

/// Returns the type that a mangled name refers to, given the generic arguments of the enclosing
/// type.
func runtimeType(
  _ name: UnsafePointer<UInt8>, _ length: Int, context: UnsafeRawPointer?,
  arguments: UnsafeRawPointer?
) -> Any.Type? {
  flowsh_typeByMangledName(name, length, context, arguments)
    .map { unsafeBitCast($0, to: Any.Type.self) }
}

/// Offsets and flags in the runtime's records, on 64-bit platforms without Objective-C.
enum RuntimeLayout {
  /// The smallest possible pointer.
  ///
  /// Smaller values represent `nil` in an optional reference.
  static let leastPointer: UInt = 4096
  /// The size of the metadata pointer and counts that precede the contents of an object, a box, or
  /// a closure's context.
  static let objectHeader = 16

  /// The storage of an array that consists of one reference to it.
  enum ArrayStorage {
    private static let count = 16
    private static let header = 32

    static func count(at storage: UnsafeRawPointer) -> Int {
      storage.load(fromByteOffset: count, as: Int.self)
    }

    /// Returns the offset of the first element.
    static func start(of element: TypeMetadata) -> Int {
      (header + element.alignmentMask) & ~element.alignmentMask
    }
  }

  /// The value witness table.
  ///
  /// Its address precedes the metadata.
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

  /// The metadata of structs and enums: the descriptor, then the generic arguments.
  enum ValueMetadata {
    static let descriptor = 8
    static let arguments = 16
  }

  /// The metadata of classes without Objective-C: kind, superclass, flags, sizes, and descriptor.
  enum ClassMetadata {
    static let descriptor = 40
  }

  /// The fields that all nominal type descriptors have.
  enum Descriptor {
    /// A bit of the flags, with which every descriptor begins.
    static let isGeneric: UInt32 = 0x80
    /// A bit of a class's flags.
    static let isActor: UInt32 = 0x80_0000
    static let fields = 16
    static let classPositiveWords = 28
    static let classOwnWords = 32
  }

  /// The list of a type's fields or an enum's cases.
  ///
  /// Cases with a payload come first, in tag order.
  enum FieldDescriptor {
    static let recordCount = 12
    static let records = 16
    static let recordSize = 12
    static let typeName = 4
    static let name = 8
    static let isIndirect: UInt32 = 1
  }

  /// The metadata of `any P`, `Any`, and `AnyObject`, and of `any P<T>`, whose flags are in a
  /// separate shape record.
  enum Existential {
    static let flags = 8
    static let isOpaque: UInt32 = 0x8000_0000
    static let specialMask: UInt32 = 0x3F00_0000
    static let witnessTableMask: UInt32 = 0xFF_FFFF
    static let shape = 8
    static let shapeKindMask: UInt32 = 0xFF
    static let shapeOpaque: UInt32 = 0
    static let shapeClass: UInt32 = 1
    /// The offset of the type in a value.
    ///
    /// It is preceded by three words, which contain the value or a reference to its box.
    static let valueType = 24
  }

  /// The box that an `any Error` refers to: header, type, conformance, and aligned value.
  enum ErrorBox {
    static let type = 16
    static let value = 32
  }

  /// The metadata of `Builtin.FixedArray`, the storage of `InlineArray`.
  enum FixedArray {
    static let count = 8
    static let element = 16
  }

  /// The metadata of a closure's context or a captured variable's box.
  enum Context {
    static let firstCapture = 8
    static let captures = 16
    /// In the metadata of a box that the runtime created: the offset and type of its contents.
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
