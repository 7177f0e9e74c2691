/// A reference that doesn't keep its object alive but can check whether the object has been freed.
///
/// A weak reference permanently slows down retaining and releasing its object; this reference
/// doesn't. Its cost is the object's memory, which stays allocated as long as the reference exists.
package struct UnownedReference {
  private unowned var object: AnyObject

  /// Creates a reference to an object that is alive.
  package init(_ object: AnyObject) { self.object = object }

  /// The object; `nil` if it has been freed.
  package var target: AnyObject? {
    withUnsafeBytes(of: self) { bytes in
      bytes.baseAddress.flatMap(reference(at:)).flatMap(LooseReference.objectIfAlive)
    }
  }
}
