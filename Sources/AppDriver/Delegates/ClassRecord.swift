/// The runtime's record of a class, on a 64-bit machine without Objective-C.
struct ClassRecord {
  private enum Layout {
    static let size = 32
    static let addressPoint = 36
    static let descriptor = 40
    /// After the descriptor and the destroyer of stored properties: generic arguments, methods and
    /// offsets of properties of each class, the topmost first.
    static let members = 56
  }

  private let pointer: UnsafeRawPointer

  init(_ type: AnyClass) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The address of the class's nominal type descriptor.
  var descriptor: UInt { pointer.load(fromByteOffset: Layout.descriptor, as: UInt.self) }

  /// Where the record ends, counted from its address point.
  private var end: Int {
    Int(pointer.load(fromByteOffset: Layout.size, as: UInt32.self))
      - Int(pointer.load(fromByteOffset: Layout.addressPoint, as: UInt32.self))
  }

  /// The words in places that a superclass's record has too: what is inherited or overridden.
  func words(sharedWith superclass: ClassRecord) -> [UInt] {
    stride(from: Layout.members, to: superclass.end, by: MemoryLayout<UInt>.size).map {
      pointer.load(fromByteOffset: $0, as: UInt.self)
    }
  }
}
