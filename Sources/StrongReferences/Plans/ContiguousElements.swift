/// A collection with contiguous storage, whose elements are read in place.
protocol ContiguousElements {
  static var elementType: Any.Type { get }

  /// The address of the first element of the collection at an address, and the number of elements.
  static func elements(at address: UnsafeRawPointer) -> (start: UnsafeRawPointer, count: Int)?
}

extension ContiguousElements where Self: Collection {
  static var elementType: Any.Type { Element.self }

  /// The elements live as long as the collection, which nothing modifies during the read.
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
