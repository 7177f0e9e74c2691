/// A collection that keeps its elements side by side, so that they are read where they lie.
protocol ContiguousElements {
  static var elementType: Any.Type { get }

  /// Where the elements of the collection at an address begin, and how many there are.
  static func elements(at address: UnsafeRawPointer) -> (start: UnsafeRawPointer, count: Int)?
}

extension ContiguousElements where Self: Collection {
  static var elementType: Any.Type { Element.self }

  /// The elements live as long as the collection, which nobody changes while it is read.
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
