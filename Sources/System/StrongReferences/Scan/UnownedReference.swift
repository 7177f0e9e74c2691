/// A reference that doesn't keep its object alive but can check whether the object has been freed.
///
/// A weak reference permanently slows down retaining and releasing its object; this reference
/// doesn't. Its cost is the object's memory, which stays allocated as long as the reference exists.
package struct UnownedReference {
  private unowned var object: AnyObject
  /// The object's place in memory, which can be copied and asked without counting references.
  ///
  /// It is valid as long as this reference exists.
  package let place: Place

  /// Creates a reference to an object that is alive.
  package init(_ object: AnyObject) {
    self.object = object
    place = Place(address: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }

  /// The object; `nil` if it has been freed.
  package var target: AnyObject? { place.target }

  /// Whether the object hasn't been freed, which is found out without retaining it.
  package var isAlive: Bool { place.isAlive }

  /// The place of an object whose memory an `UnownedReference` keeps allocated.
  package struct Place {
    fileprivate let address: UnsafeRawPointer

    /// The object; `nil` if it has been freed.
    package var target: AnyObject? { LooseReference.objectIfAlive(address) }

    /// Whether the object hasn't been freed, which is found out without retaining it.
    package var isAlive: Bool { !runtimeIsFreed(address) }
  }
}
