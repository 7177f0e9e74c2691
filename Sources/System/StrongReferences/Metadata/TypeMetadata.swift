/// The runtime's metadata record of a type, which is read in place.
///
/// Reading uses metadata and addresses, and never copies values. A copy would retain objects, and
/// would run witnesses that noncopyable types don't have. Like `Mirror`, it would also trap on an
/// `unowned` reference whose object has been freed.
struct TypeMetadata: Equatable, @unchecked Sendable {
  /// The kind of type or heap object that a metadata record describes.
  enum Kind {
    case classType, structType, enumType, optional, tuple, function
    case existential, extendedExistential, fixedArray
    /// The context of a closure, or the box of a captured variable with a layout from the compiler.
    case context
    /// A box with a layout from the runtime, for a type whose size the compiler doesn't know.
    case box
    /// A Core Foundation or C++ class. Its metadata record has no value witnesses.
    case foreign
    /// Any other type, such as a metatype, a builtin type, or a task.
    case other
  }

  let pointer: UnsafeRawPointer

  init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Reads the metadata pointer at the start of an object.
  init(ofObjectAt object: UnsafeRawPointer) {
    pointer = object.load(as: UnsafeRawPointer.self)
  }

  var type: Any.Type { unsafeBitCast(pointer, to: Any.Type.self) }

  /// The type's identity, for dictionaries: to make one with keys of a new type searches all
  /// conformances of the program.
  var id: ObjectIdentifier { unsafeBitCast(pointer, to: ObjectIdentifier.self) }

  var kind: Kind {
    let word = pointer.load(as: UInt.self)
    // The first word of class metadata is a pointer or zero. For all other kinds, it is a small
    // number.
    guard word != 0, word <= 0x7FF else { return .classType }
    return switch word {
    case 0x200: .structType
    case 0x201: .enumType
    case 0x202: .optional
    case 0x203, 0x204: .foreign
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0x307: .extendedExistential
    case 0x308: .fixedArray
    case 0x400: .context
    case 0x500: .box
    default: .other
    }
  }

  // MARK: Value witnesses

  /// The value witness table; `nil` for foreign classes and blocks.
  ///
  /// Values of these types have the size of a reference, and their contents aren't read.
  private var witnesses: UnsafeRawPointer? {
    kind == .foreign ? nil : reference(at: pointer + RuntimeLayout.Witnesses.address)
  }

  private var flags: UInt32 {
    witnesses?.load(fromByteOffset: RuntimeLayout.Witnesses.flags, as: UInt32.self)
      ?? UInt32(MemoryLayout<UnsafeRawPointer>.alignment - 1)
  }

  var size: Int {
    witnesses?.load(fromByteOffset: RuntimeLayout.Witnesses.size, as: Int.self)
      ?? MemoryLayout<UnsafeRawPointer>.size
  }

  var stride: Int {
    witnesses?.load(fromByteOffset: RuntimeLayout.Witnesses.stride, as: Int.self)
      ?? MemoryLayout<UnsafeRawPointer>.stride
  }

  var alignmentMask: Int { Int(flags & RuntimeLayout.Witnesses.alignmentMask) }

  /// Whether values contain no reference-counted parts and therefore needn't be read.
  var isTrivial: Bool { flags & RuntimeLayout.Witnesses.isNonTrivial == 0 }

  /// Whether a value is stored inline in an existential container instead of in a box.
  var isInline: Bool { flags & RuntimeLayout.Witnesses.isOutOfLine == 0 }

  /// The offset of a value of this type in a box: the size of the header, rounded up to the value's
  /// alignment.
  var boxOffset: Int { (RuntimeLayout.objectHeader + alignmentMask) & ~alignmentMask }

  /// Returns whether the optional at an address contains a value.
  ///
  /// This type is the type that the optional wraps.
  func isSome(at address: UnsafeRawPointer) -> Bool {
    typealias Witness =
      @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.singlePayloadTag, as: Witness.self)
    return witness.map { $0(address, 1, pointer) == 0 } ?? false
  }

  /// Returns the tag of the enum value at an address; `nil` if this type isn't an enum.
  func enumTag(at address: UnsafeRawPointer) -> Int? {
    guard flags & RuntimeLayout.Witnesses.hasEnumWitnesses != 0 else { return nil }
    typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.enumTag, as: Witness.self)
    return witness.map { Int($0(address, pointer)) }
  }

  /// Removes the tag from the bytes of an enum value, so that only the payload remains.
  ///
  /// - Parameter bytes: A copy of the value's bytes. After the call, don't use it as an enum value.
  func projectPayload(in bytes: UnsafeMutableRawPointer) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.projectPayload, as: Witness.self)
    witness?(bytes, pointer)
  }
}
