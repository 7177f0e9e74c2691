/// The standard library's collections, which are known by the descriptors that their
/// specializations share.
///
/// A cast of a type to a protocol searches all conformances of the program the first time. Where
/// the generic type is known, its conformance is, too.
enum KnownCollections {
  private static let array = descriptor([String].self)
  private static let contiguousArray = descriptor(ContiguousArray<String>.self)
  private static let slice = descriptor(ArraySlice<String>.self)
  private static let dictionary = descriptor([String: String].self)
  private static let set = descriptor(Set<String>.self)

  private static func descriptor(_ type: Any.Type) -> UInt? { TypeMetadata(type).descriptorID }

  /// Returns a generic type as one whose elements are contiguous; `nil` for another one.
  static func contiguous(
    _ metadata: TypeMetadata, _ descriptor: UInt
  ) -> (any ContiguousElements.Type)? {
    switch descriptor {
    case array: return arrayType(metadata.wrapped)
    case contiguousArray: return contiguousArrayType(metadata.wrapped)
    case slice: return sliceType(metadata.wrapped)
    default: return nil
    }
  }

  /// Returns a generic type as one with hashed elements; `nil` for another one.
  static func hashed(_ metadata: TypeMetadata, _ descriptor: UInt) -> (any HashedElements.Type)? {
    guard descriptor == dictionary || descriptor == set,
      let key = metadata.wrapped as? any Hashable.Type
    else { return nil }
    return descriptor == set ? setType(key) : dictionaryType(key, metadata.argument(1))
  }

  private static func arrayType(_ element: Any.Type) -> any ContiguousElements.Type {
    func make<T>(_: T.Type) -> any ContiguousElements.Type { [T].self }
    return _openExistential(element, do: make)
  }

  private static func contiguousArrayType(_ element: Any.Type) -> any ContiguousElements.Type {
    func make<T>(_: T.Type) -> any ContiguousElements.Type { ContiguousArray<T>.self }
    return _openExistential(element, do: make)
  }

  private static func sliceType(_ element: Any.Type) -> any ContiguousElements.Type {
    func make<T>(_: T.Type) -> any ContiguousElements.Type { ArraySlice<T>.self }
    return _openExistential(element, do: make)
  }

  private static func setType<T: Hashable>(_: T.Type) -> any HashedElements.Type { Set<T>.self }

  private static func dictionaryType<Key: Hashable>(
    _: Key.Type, _ value: Any.Type
  ) -> any HashedElements.Type {
    func make<Value>(_: Value.Type) -> any HashedElements.Type { [Key: Value].self }
    return _openExistential(value, do: make)
  }
}
