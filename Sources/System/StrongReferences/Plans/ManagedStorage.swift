/// Access to collections that are built on `ManagedBuffer`, such as deques and hash trees.
///
/// Only the collection itself knows which slots contain an element, so the elements are read
/// through the collection.
enum ManagedStorage {
  /// The maximum number of elements read from one collection, in case the collection is infinite.
  static let maximumElements = 1_000_000

  private static let managedBuffer = TypeMetadata(ManagedBuffer<Int, Int>.self).descriptorID

  private static let managedPointer =
    TypeMetadata(ManagedBufferPointer<Int, Int>.self).descriptorID

  /// Returns whether a struct stores anything in a managed buffer.
  static func isWithin(_ metadata: TypeMetadata) -> Bool {
    metadata.fields().contains { field in
      let type = TypeMetadata(field.type)
      return switch type.kind {
      case .classType: isManagedBuffer(type)
      case .structType:
        type.descriptorID == managedPointer || isWithin(type)
      default: false
      }
    }
  }

  static func elementType(of type: any Collection.Type) -> Any.Type {
    func element<C: Collection>(_: C.Type) -> Any.Type { C.Element.self }
    return element(type)
  }

  /// Calls a closure with a temporary address of each element in a collection.
  static func forEachElement(
    of type: any Collection.Type, at address: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void
  ) {
    func visit<C: Collection>(_: C.Type) {
      let collection = address.assumingMemoryBound(to: C.self).pointee
      for element in collection.prefix(maximumElements) {
        withUnsafePointer(to: element) { body($0) }
      }
    }
    visit(type)
  }

  private static func isManagedBuffer(_ metadata: TypeMetadata) -> Bool {
    var next: AnyClass? = metadata.type as? AnyClass
    while let type = next {
      if TypeMetadata(type).descriptorID == managedBuffer { return true }
      next = _getSuperclass(type)
    }
    return false
  }
}
