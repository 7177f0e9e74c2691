/// A reference that doesn't keep its object alive but can check whether the object is alive.
///
/// A weak reference permanently slows retains and releases of its object; this one doesn't. Its
/// cost is the object's memory, which stays allocated as long as the reference exists.
public struct UnownedReference {
  private unowned var object: AnyObject

  /// Creates a reference to a living object.
  public init(_ object: AnyObject) { self.object = object }

  /// The object; nil once it has been freed.
  public var target: AnyObject? {
    withUnsafeBytes(of: self) { bytes in
      bytes.baseAddress.flatMap(reference(at:)).flatMap(LooseReference.objectIfAlive)
    }
  }
}
