/// The runtime's record of a type, read in place.
///
/// Reading goes through metadata and addresses and never through copies of values: a copy would
/// retain, would run witnesses that types without copies don't have, and would trap where `Mirror`
/// does, on an `unowned` reference whose object is gone.
struct TypeMetadata: Hashable, @unchecked Sendable {
  /// What sort of type, or of heap object, a metadata record describes.
  enum Kind {
    case classType, structType, enumType, optional, tuple, function
    case existential, extendedExistential, fixedArray
    /// The context of a closure, or the box of a captured variable that the compiler laid out.
    case context
    /// A box that the runtime laid out, for a type of which the compiler doesn't know the size.
    case box
    /// A class of Core Foundation's or of C++, whose record has no value witnesses.
    case foreign
    /// Everything else: metatypes, builtin types, tasks.
    case other
  }

  let pointer: UnsafeRawPointer

  init(_ type: Any.Type) {
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The metadata that an object begins with.
  init(ofObjectAt object: UnsafeRawPointer) {
    pointer = object.load(as: UnsafeRawPointer.self)
  }

  var type: Any.Type { unsafeBitCast(pointer, to: Any.Type.self) }

  var kind: Kind {
    let word = pointer.load(as: UInt.self)
    // A class's first word is a pointer or nothing; all other kinds are small numbers.
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

  /// Foreign classes and blocks have none: they are as large as a reference, and nothing is read in
  /// them.
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

  /// Whether values hold nothing that is counted, so that there is nothing to read in them.
  var isTrivial: Bool { flags & RuntimeLayout.Witnesses.isNonTrivial == 0 }

  /// Whether a value lies within an existential container rather than in a box of its own.
  var isInline: Bool { flags & RuntimeLayout.Witnesses.isOutOfLine == 0 }

  /// Where in a box a value of this type lies: after the header, aligned.
  var boxOffset: Int { (RuntimeLayout.objectHeader + alignmentMask) & ~alignmentMask }

  /// Whether an `Optional` of this type, at an address, holds a value.
  func isSome(at address: UnsafeRawPointer) -> Bool {
    typealias Witness =
      @convention(c) (UnsafeRawPointer, UInt32, UnsafeRawPointer) -> UInt32
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.singlePayloadTag, as: Witness.self)
    return witness.map { $0(address, 1, pointer) == 0 } ?? false
  }

  /// The tag of an enum's value; `nil` where the type is no enum after all.
  func enumTag(at address: UnsafeRawPointer) -> Int? {
    guard flags & RuntimeLayout.Witnesses.hasEnumWitnesses != 0 else { return nil }
    typealias Witness = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.enumTag, as: Witness.self)
    return witness.map { Int($0(address, pointer)) }
  }

  /// Strips the tag from an enum's bytes, so that only the payload is left.
  ///
  /// - Parameter bytes: A copy of the value's bytes, which nobody will use as that value again.
  func projectPayload(in bytes: UnsafeMutableRawPointer) {
    typealias Witness = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let witness = witnesses?.load(
      fromByteOffset: RuntimeLayout.Witnesses.projectPayload, as: Witness.self)
    witness?(bytes, pointer)
  }
}
