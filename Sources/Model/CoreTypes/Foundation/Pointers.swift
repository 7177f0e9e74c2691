public import Foundation

/// A pointer to a variable, into which Objective-C would put an object that it retains.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
/// A place for an error, as methods have it that don't throw.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// A list of pointers, which may be weak references to objects.
///
/// Foundation on Linux doesn't provide this class.
nonisolated open class NSPointerArray: NSObject {
  private let isWeak: Bool
  private var pointers: [(held: Held<AnyObject>?, raw: UnsafeMutableRawPointer?)] = []

  /// Creates an empty list.
  public init(options: NSPointerFunctions.Options = []) { isWeak = options == .weakMemory }
  /// Creates an empty list of strong references.
  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  /// Creates an empty list of weak references.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func entry(
    _ pointer: UnsafeMutableRawPointer?
  ) -> (held: Held<AnyObject>?, raw: UnsafeMutableRawPointer?) {
    let object = pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    return (object.map { Held($0, weakly: isWeak) }, pointer)
  }

  /// The number of pointers, with those to freed objects.
  open var count: Int {
    get { pointers.count }
    set {
      while pointers.count > max(0, newValue) { pointers.removeLast() }
      while pointers.count < newValue { pointers.append((nil, nil)) }
    }
  }
  /// The objects that haven't been freed.
  open var allObjects: [Any] { pointers.compactMap { $0.held?.object } }

  /// Returns the pointer at an index; `nil` if its object has been freed.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    pointers[index].held?.object == nil ? nil : pointers[index].raw
  }
  /// Adds a pointer at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { pointers.append(entry(pointer)) }
  /// Removes the pointer at an index.
  open func removePointer(at index: Int) { pointers.remove(at: index) }
  /// Inserts a pointer at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    pointers.insert(entry(item), at: index)
  }
  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    pointers[index] = entry(item)
  }
  /// Removes the pointers to freed objects.
  open func compact() { pointers.removeAll { $0.held?.object == nil } }
}

nonisolated extension NSHashTable {
  /// The objects in the table.
  public var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as Any) as? AnyHashable })
  }
  /// Returns an object of the table; `nil` if the table hasn't got it.
  public func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }
}
