/// The runtime's metadata record of a class, on a 64-bit machine without Objective-C.
struct ClassRecord {
  private enum Layout {
    static let size = 32
    static let addressPoint = 36
    static let descriptor = 40
    /// The offset of the members.
    ///
    /// They follow the descriptor and the function that destroys the stored properties, and consist
    /// of the generic arguments, methods, and field offsets of each class, starting with the base
    /// class.
    static let members = 56
  }

  private let pointer: UnsafeRawPointer

  init(_ type: AnyClass) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  /// The address of the class's nominal type descriptor.
  var descriptor: UInt { pointer.load(fromByteOffset: Layout.descriptor, as: UInt.self) }

  /// The offset of the record's end from its address point.
  private var end: Int {
    Int(pointer.load(fromByteOffset: Layout.size, as: UInt32.self))
      - Int(pointer.load(fromByteOffset: Layout.addressPoint, as: UInt32.self))
  }

  /// Returns the words at the positions that also exist in a superclass's record.
  ///
  /// These are the members that the class inherits or overrides.
  func words(sharedWith superclass: ClassRecord) -> [UInt] {
    stride(from: Layout.members, to: superclass.end, by: MemoryLayout<UInt>.size).map {
      pointer.load(fromByteOffset: $0, as: UInt.self)
    }
  }
}
