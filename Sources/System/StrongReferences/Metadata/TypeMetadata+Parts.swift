extension TypeMetadata {
  /// A stored property of a type.
  struct Field {
    let name: String
    let type: Any.Type
    let offset: Int
    let strength: Strength
  }

  /// The strength of the reference that a property stores.
  enum Strength: Equatable {
    case strong
    case loose(LooseReference.Strength)
    /// The reference isn't counted, so it may dangle.
    case unmanaged
  }

  /// Returns the stored properties of a class, struct, or tuple from an index on, in declaration
  /// order, those of superclasses first.
  func fields(from start: Int = 0) -> [Field] {
    (start..<max(start, fieldCount)).map { index in
      var field = RuntimeField()
      let type = runtimeField(self.type, index: index, field: &field)
      defer { field.freeName?(field.name) }
      // Tuple elements without a label are named `.0`, `.1`, and so on.
      let name = field.name.map { String(cString: $0) } ?? ""
      return Field(
        name: name.hasPrefix(".") ? String(name.dropFirst()) : name, type: type,
        offset: runtimeFieldOffset(self.type, index: index),
        strength: field.isStrong ? .strong : declaredStrength(ofField: index))
    }
  }

  /// Returns the class that declares a stored property, which may be a superclass; of other types,
  /// the type itself.
  func owner(ofField index: Int) -> TypeMetadata {
    var level = self
    while level.kind == .classType, let above = (level.type as? AnyClass).flatMap(_getSuperclass),
      TypeMetadata(above).fieldCount > index
    {
      level = TypeMetadata(above)
    }
    return level
  }

  /// Returns the declared strength of a property that isn't strong, according to the suffix of its
  /// type's mangled name.
  private func declaredStrength(ofField index: Int) -> Strength {
    let level = owner(ofField: index)
    let inherited =
      level.kind == .classType
      ? (level.type as? AnyClass).flatMap(_getSuperclass).map { TypeMetadata($0).fieldCount } ?? 0
      : 0
    typealias Layout = RuntimeLayout.FieldDescriptor
    guard let descriptor = level.descriptor,
      let list = relative(descriptor + RuntimeLayout.Descriptor.fields),
      index - inherited < Int(list.load(fromByteOffset: Layout.recordCount, as: UInt32.self)),
      let name = relative(
        list + Layout.records + (index - inherited) * Layout.recordSize + Layout.typeName)
    else { return .unmanaged }
    return MangledName(name).looseStrength.map(Strength.loose) ?? .unmanaged
  }

  /// The number of stored properties of a class, struct, or tuple, including those of superclasses.
  var fieldCount: Int {
    switch kind {
    case .classType, .structType, .tuple: runtimeFieldCount(type)
    default: 0
    }
  }

  /// The record that all specializations of a generic type share; `nil` if the type isn't nominal.
  var descriptor: UnsafeRawPointer? {
    let offset =
      switch kind {
      case .classType: RuntimeLayout.ClassMetadata.descriptor
      case .structType, .enumType, .optional: RuntimeLayout.ValueMetadata.descriptor
      default: -1
      }
    guard offset >= 0 else { return nil }
    return pointer.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  /// The descriptor's address as a number.
  ///
  /// It identifies a nominal type regardless of its generic arguments.
  var descriptorID: UInt? { descriptor.map { UInt(bitPattern: $0) } }

  /// A case of an enum.
  struct Case {
    let name: String
    /// The payload's type; `nil` if there is none or it can't be resolved.
    let payload: Any.Type?
    let isIndirect: Bool
  }

  /// The enum's cases in tag order.
  ///
  /// Cases with a payload come first.
  var cases: [Case] {
    typealias Layout = RuntimeLayout.FieldDescriptor
    guard let descriptor, let list = relative(descriptor + RuntimeLayout.Descriptor.fields)
    else { return [] }
    let count = Int(list.load(fromByteOffset: Layout.recordCount, as: UInt32.self))
    return (0..<count).map { index in
      let record = list + Layout.records + index * Layout.recordSize
      let type = relative(record + Layout.typeName).flatMap { name in
        MangledName(name).type(
          context: descriptor, arguments: pointer + RuntimeLayout.ValueMetadata.arguments)
      }
      let name = relative(record + Layout.name)?.assumingMemoryBound(to: CChar.self)
      return Case(
        name: name.map { String(cString: $0) } ?? "", payload: type,
        isIndirect: record.load(as: UInt32.self) & Layout.isIndirect != 0)
    }
  }

  /// Whether the type has generic arguments of its own.
  var isGeneric: Bool {
    descriptor.map { $0.load(as: UInt32.self) & RuntimeLayout.Descriptor.isGeneric != 0 } ?? false
  }

  /// Whether a class may be an actor; `true` for a class without a descriptor.
  ///
  /// For each class that doesn't conform to `Actor`, a cast would search all conformances of the
  /// program.
  var mayBeActor: Bool {
    descriptor.map { $0.load(as: UInt32.self) & RuntimeLayout.Descriptor.isActor != 0 } ?? true
  }

  /// The payload type of an `Optional`, or the first generic argument of another struct or enum.
  var wrapped: Any.Type { argument(0) }

  /// Returns a generic argument of a struct or an enum that has at least as many.
  func argument(_ index: Int) -> Any.Type {
    pointer.load(
      fromByteOffset: RuntimeLayout.ValueMetadata.arguments + 8 * index, as: Any.Type.self)
  }

  /// Returns a generic argument of a class.
  ///
  /// The class's superclass must be in the same module, as it is for the standard library's storage
  /// classes.
  func classArgument(_ index: Int) -> Any.Type? {
    typealias Layout = RuntimeLayout.Descriptor
    guard kind == .classType, let descriptor else { return nil }
    let words = descriptor.load(fromByteOffset: Layout.classPositiveWords, as: UInt32.self)
    let own = descriptor.load(fromByteOffset: Layout.classOwnWords, as: UInt32.self)
    guard words > own, own > index else { return nil }
    return pointer.load(fromByteOffset: (Int(words - own) + index) * 8, as: Any.Type.self)
  }
}

/// Returns the target of the relative pointer at an address; `nil` if the pointer is 0.
///
/// The runtime's records contain distances instead of addresses, so that they needn't be relocated.
func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = Int(address.load(as: Int32.self))
  return distance == 0 ? nil : address + distance
}
