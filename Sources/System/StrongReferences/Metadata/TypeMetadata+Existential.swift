extension TypeMetadata {
  /// The memory layout of a value of protocol type.
  enum Container {
    /// A reference, possibly followed by witness tables.
    case reference
    /// Three words that contain the value or a reference to its box, followed by the value's type
    /// and witness tables.
    case opaque
    /// A reference to a box that only the runtime can open.
    case error
    /// A layout that this module doesn't know.
    case unknown
  }

  /// The memory layout of values of this protocol type.
  var container: Container {
    typealias Layout = RuntimeLayout.Existential
    switch kind {
    case .existential:
      let flags = pointer.load(fromByteOffset: Layout.flags, as: UInt32.self)
      if flags & Layout.specialMask != 0 { return .error }
      return flags & Layout.isOpaque != 0 ? .opaque : .reference
    case .extendedExistential:
      let shape = pointer.load(fromByteOffset: Layout.shape, as: UnsafeRawPointer.self)
      switch shape.load(as: UInt32.self) & Layout.shapeKindMask {
      case Layout.shapeOpaque: return .opaque
      case Layout.shapeClass: return .reference
      default: return .unknown
      }
    default:
      return .unknown
    }
  }

  /// The number of witness tables in a value of this protocol type, and in its metatype.
  var witnessTableCount: Int {
    guard kind == .existential else { return 0 }
    typealias Layout = RuntimeLayout.Existential
    let flags = pointer.load(fromByteOffset: Layout.flags, as: UInt32.self)
    return Int(flags & Layout.witnessTableMask)
  }

  /// Returns the address and type of the value in an opaque container.
  static func openContainer(
    at address: UnsafeRawPointer
  ) -> (value: UnsafeRawPointer, metadata: TypeMetadata)? {
    let type = address.load(
      fromByteOffset: RuntimeLayout.Existential.valueType, as: UnsafeRawPointer?.self)
    guard let type else { return nil }
    let metadata = TypeMetadata(unsafeBitCast(type, to: Any.Type.self))
    if metadata.isInline { return (address, metadata) }
    guard let box = reference(at: address) else { return nil }
    return (box + metadata.boxOffset, metadata)
  }

  /// Returns the address and type of the value in an `any Error`.
  static func openError(
    at address: UnsafeRawPointer
  ) -> (value: UnsafeRawPointer, metadata: TypeMetadata)? {
    guard let box = reference(at: address) else { return nil }
    let type = box.load(fromByteOffset: RuntimeLayout.ErrorBox.type, as: Any.Type.self)
    let metadata = TypeMetadata(type)
    let mask = metadata.alignmentMask
    let offset = (RuntimeLayout.ErrorBox.value + mask) & ~mask
    return (box + offset, metadata)
  }
}

/// Returns the reference at an address, or `nil` if the value there represents `nil` in an
/// optional.
@inline(__always)
func reference(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
  let word = address.load(as: UInt.self)
  return word < RuntimeLayout.leastPointer ? nil : UnsafeRawPointer(bitPattern: word)
}
