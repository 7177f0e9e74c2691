extension TypeMetadata {
  /// A property that a type stores.
  struct Field {
    let name: String
    let type: Any.Type
    let offset: Int
    let strength: Strength
  }

  /// How a property holds its value.
  enum Strength: Equatable {
    case strong
    case loose(LooseReference.Strength)
    /// Without any count, so that the object may be anything by now.
    case unmanaged
  }

  /// The properties that a class, struct or tuple stores, from an index on.
  ///
  /// - Parameter start: How many to leave out at the beginning, where a superclass's come first.
  /// - Returns: The properties in the order of declaration.
  func fields(from start: Int = 0) -> [Field] {
    (start..<max(start, fieldCount)).map { index in
      var field = RuntimeField()
      let type = runtimeField(self.type, index: index, field: &field)
      defer { field.freeName?(field.name) }
      // Elements of tuples without a label are called `.0`.
      let name = field.name.map { String(cString: $0) } ?? ""
      return Field(
        name: name.hasPrefix(".") ? String(name.dropFirst()) : name, type: type,
        offset: runtimeFieldOffset(self.type, index: index),
        strength: field.isStrong ? .strong : declaredStrength(ofField: index))
    }
  }

  /// How a property that isn't strong was declared, by the mark after its type's mangled name.
  private func declaredStrength(ofField index: Int) -> Strength {
    var level = self
    while level.kind == .classType, let above = (level.type as? AnyClass).flatMap(_getSuperclass),
      TypeMetadata(above).fieldCount > index
    {
      level = TypeMetadata(above)
    }
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

  /// How many properties a class, struct or tuple stores, superclasses' included.
  var fieldCount: Int {
    switch kind {
    case .classType, .structType, .tuple: runtimeFieldCount(type)
    default: 0
    }
  }

  /// The record that all types of one generic type share; `nil` for a type without a name.
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

  /// The descriptor as a number, by which generic types are told apart.
  var descriptorID: UInt? { descriptor.map { UInt(bitPattern: $0) } }

  /// A case of an enum.
  struct Case {
    let name: String
    /// The payload's type; `nil` where there is none, or where it can't be told.
    let payload: Any.Type?
    let isIndirect: Bool
  }

  /// An enum's cases in the order of their tags: those with a payload come first.
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

  /// The payload type of an `Optional`.
  var wrapped: Any.Type {
    pointer.load(fromByteOffset: RuntimeLayout.ValueMetadata.arguments, as: Any.Type.self)
  }

  /// A generic argument of a class whose superclass is of the same module, as are the classes in
  /// which the standard library keeps the elements of its collections.
  func classArgument(_ index: Int) -> Any.Type? {
    typealias Layout = RuntimeLayout.Descriptor
    guard kind == .classType, let descriptor else { return nil }
    let words = descriptor.load(fromByteOffset: Layout.classPositiveWords, as: UInt32.self)
    let own = descriptor.load(fromByteOffset: Layout.classOwnWords, as: UInt32.self)
    guard words > own, own > index else { return nil }
    return pointer.load(fromByteOffset: (Int(words - own) + index) * 8, as: Any.Type.self)
  }
}

/// What a relative pointer points to: the runtime's records hold distances, so that they need no
/// relocation.
func relative(_ address: UnsafeRawPointer) -> UnsafeRawPointer? {
  let distance = Int(address.load(as: Int32.self))
  return distance == 0 ? nil : address + distance
}
