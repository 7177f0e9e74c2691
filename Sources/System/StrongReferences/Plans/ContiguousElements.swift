/// A collection whose elements have contiguous storage and are read in place.
protocol ContiguousElements {
  static var elementType: Any.Type { get }

  /// Returns the address of the first element and the number of elements in a collection.
  ///
  /// `address` is the address of the collection.
  static func elements(at address: UnsafeRawPointer) -> (start: UnsafeRawPointer, count: Int)?
}

extension ContiguousElements where Self: Collection {
  static var elementType: Any.Type { Element.self }

  /// Returns the address of the first element and the number of elements in a collection.
  ///
  /// `address` is the address of the collection. The result is valid as long as the collection
  /// exists, because nothing modifies it during the read.
  static func elements(at address: UnsafeRawPointer) -> (start: UnsafeRawPointer, count: Int)? {
    let collection = address.assumingMemoryBound(to: Self.self)
    let elements = collection.pointee.withContiguousStorageIfAvailable { buffer in
      buffer.baseAddress.map { (start: UnsafeRawPointer($0), count: buffer.count) }
    }
    return elements ?? nil
  }
}

extension Array: ContiguousElements {}
extension ContiguousArray: ContiguousElements {}
extension ArraySlice: ContiguousElements {}
