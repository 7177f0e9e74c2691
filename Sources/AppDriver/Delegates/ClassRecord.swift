/// The runtime's record of a class, on a 64-bit machine without Objective-C.
struct ClassRecord {
  private enum Layout {
    static let size = 32
    static let addressPoint = 36
    static let descriptor = 40
    /// The offset of the members, which follow the descriptor and the destructor of the stored
    /// properties: the generic arguments, methods and field offsets of each class, from the base
    /// class down.
    static let members = 56
  }

  private let pointer: UnsafeRawPointer

  init(_ type: AnyClass) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The address of the class's nominal type descriptor.
  var descriptor: UInt { pointer.load(fromByteOffset: Layout.descriptor, as: UInt.self) }

  /// The end of the record, as an offset from its address point.
  private var end: Int {
    Int(pointer.load(fromByteOffset: Layout.size, as: UInt32.self))
      - Int(pointer.load(fromByteOffset: Layout.addressPoint, as: UInt32.self))
  }

  /// The words that the record has in common with a superclass's record: inherited or overridden
  /// members.
  func words(sharedWith superclass: ClassRecord) -> [UInt] {
    stride(from: Layout.members, to: superclass.end, by: MemoryLayout<UInt>.size).map {
      pointer.load(fromByteOffset: $0, as: UInt.self)
    }
  }
}
