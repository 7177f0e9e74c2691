/// The contents of a closure's context or a captured variable's box.
///
/// The compiler describes both with an ordered list of captures, which contains only their types.
/// The offset of a capture follows from the sizes and alignments of all captures before it.
struct CaptureList {
  /// A captured value or reference.
  enum Content {
    case value(Any.Type)
    /// A reference to an object whose generic arguments are unknown.
    case object
    /// A function and its context.
    case closure
    /// A reference to a captured variable's box.
    case context
    /// A weak or unowned reference, with its declared type.
    case loose(LooseReference.Strength, Any.Type)
  }

  private(set) var contents: [(offset: Int, content: Content)] = []
  /// Whether all contexts with the same metadata hold the same types.
  private(set) var isShared = true

  /// Reads the captures of a context or box, as far as they can be resolved.
  ///
  /// Reading stops at a capture of unknown size.
  init(at context: UnsafeRawPointer) {
    let metadata = TypeMetadata(ofObjectAt: context)
    switch metadata.kind {
    case .context: readCaptures(of: context, metadata.pointer)
    case .box:
      typealias Layout = RuntimeLayout.Context
      let offset = metadata.pointer.load(fromByteOffset: Layout.boxOffset, as: UInt32.self)
      let type = metadata.pointer.load(fromByteOffset: Layout.boxType, as: Any.Type.self)
      contents = [(Int(offset), .value(type))]
    default: break
    }
  }

  private mutating func readCaptures(of context: UnsafeRawPointer, _ metadata: UnsafeRawPointer) {
    typealias Layout = RuntimeLayout.Context
    guard let list = metadata.load(fromByteOffset: Layout.captures, as: UnsafeRawPointer?.self)
    else { return }
    // The record contains 0 if the offset of the first capture is known only at run time, for
    // example if its type is from a resilient library. In that case, the capture follows the
    // header, aligned like any other.
    let first = Int(metadata.load(fromByteOffset: Layout.firstCapture, as: UInt32.self))
    var offset = max(first, RuntimeLayout.objectHeader)
    let count = Int(list.load(fromByteOffset: Layout.captureCount, as: UInt32.self))
    let sources = Int(list.load(fromByteOffset: Layout.sourceCount, as: UInt32.self))
    let bindings = Int(list.load(fromByteOffset: Layout.bindingCount, as: UInt32.self))
    offset += bindings * MemoryLayout<UnsafeRawPointer>.size
    let end = list + Layout.records + count * Layout.recordSize
    let arguments = GenericArguments(sources: end, count: sources, context: context)
    isShared = sources == 0
    for index in 0..<count {
      guard let address = relative(list + Layout.records + index * Layout.recordSize),
        let (capture, size, mask) = Self.capture(MangledName(address), arguments)
      else { return }
      offset = (offset + mask) & ~mask
      if let capture { contents.append((offset, capture)) }
      offset += size
    }
  }

  /// Returns the content, size, and alignment of a captured type.
  ///
  /// The content is `nil` if there is nothing to read.
  private static func capture(
    _ name: MangledName, _ arguments: GenericArguments
  ) -> (content: Content?, size: Int, alignmentMask: Int)? {
    let word = MemoryLayout<UnsafeRawPointer>.size
    // Weak, unowned, and unmanaged references. The type before the suffix determines the size,
    // because a reference to a value of protocol type includes witness tables.
    if name.hasSuffix("Xw") || name.hasSuffix("Xo") || name.hasSuffix("Xu") {
      guard let type = arguments.type(name.dropLast(2)) else { return (nil, word, word - 1) }
      let metadata = TypeMetadata(type)
      let declared = metadata.kind == .optional ? metadata.wrapped : type
      return (
        name.looseStrength.map { .loose($0, declared) }, metadata.size, word - 1
      )
    }
    // A box, with or without its layout.
    if name.hasSuffix("Xb") || name.hasSuffix("Xx") || name.hasSuffix("XX") {
      return (.context, word, word - 1)
    }
    // A metatype: thin (without storage), thick, or of a protocol type.
    if name.hasSuffix("XMt") { return (nil, 0, 0) }
    if name.hasSuffix("XMT") { return (nil, word, word - 1) }
    if name.hasSuffix("XmT") {
      guard let type = arguments.type(name.dropLast(3)) else { return nil }
      return (nil, word * (1 + TypeMetadata(type).witnessTableCount), word - 1)
    }
    if let type = arguments.type(name) {
      let metadata = TypeMetadata(type)
      return (metadata.isTrivial ? nil : .value(type), metadata.size, metadata.alignmentMask)
    }
    if name.isGenericClass { return (.object, word, word - 1) }
    let function = name.hasSuffix("Sg") ? name.dropLast(2) : name
    return switch function.function {
    case .thick: (.closure, 2 * word, word - 1)
    case .thin: (nil, word, word - 1)
    case nil: nil
    }
  }
}
