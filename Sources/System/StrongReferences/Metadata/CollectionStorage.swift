/// The classes in which the standard library stores the elements of its collections.
///
/// They are recognized by their descriptors, which are read from sample collections.
enum CollectionStorage {
  private static let array: UInt? = descriptor(of: [""])
  private static let set: UInt? = descriptor(of: Set([""]))
  private static let dictionary: UInt? = descriptor(of: ["": ""])

  /// Returns the type of the collection whose elements are stored in instances of a class; `nil` if
  /// the class isn't one of these storage classes.
  static func collection(storedIn metadata: TypeMetadata) -> Any.Type? {
    guard let descriptor = metadata.descriptorID else { return nil }
    if descriptor == array {
      return metadata.classArgument(0).map(arrayType)
    }
    if descriptor == set {
      return (metadata.classArgument(0) as? any Hashable.Type).map(setType)
    }
    if descriptor == dictionary, let key = metadata.classArgument(0) as? any Hashable.Type {
      return metadata.classArgument(1).map { value in dictionaryType(key, value) }
    }
    return nil
  }

  /// Returns the descriptor of a collection's storage class.
  ///
  /// The collection must consist of a single reference to its storage.
  private static func descriptor<C: Collection>(of collection: C) -> UInt? {
    guard MemoryLayout<C>.size == MemoryLayout<UnsafeRawPointer>.size else { return nil }
    return withUnsafeBytes(of: collection) { bytes in
      let storage = bytes.load(as: UnsafeRawPointer.self)
      return TypeMetadata(ofObjectAt: storage).descriptorID
    }
  }

  private static func arrayType(_ element: Any.Type) -> Any.Type {
    func make<T>(_: T.Type) -> Any.Type { [T].self }
    return _openExistential(element, do: make)
  }

  private static func setType(_ element: any Hashable.Type) -> Any.Type {
    func make<T: Hashable>(_: T.Type) -> Any.Type { Set<T>.self }
    return make(element)
  }

  private static func dictionaryType(_ key: any Hashable.Type, _ value: Any.Type) -> Any.Type {
    func make<Key: Hashable>(_: Key.Type) -> Any.Type {
      func make<Value>(_: Value.Type) -> Any.Type { [Key: Value].self }
      return _openExistential(value, do: make)
    }
    return make(key)
  }
}
