/// A reference that doesn't keep its object alive, and that can be checked for whether the object
/// is alive.
///
/// A weak reference permanently slows retains and releases of its object; this one doesn't. Its
/// cost is the object's memory, which stays allocated until the reference is gone.
public struct UnownedReference {
  private unowned var object: AnyObject

  /// Creates a reference to a living object.
  public init(_ object: AnyObject) { self.object = object }

  /// The object; nil once it is gone.
  public var target: AnyObject? {
    withUnsafeBytes(of: self) { bytes in
      bytes.baseAddress.flatMap(reference(at:)).flatMap(LooseReference.objectIfAlive)
    }
  }
}
