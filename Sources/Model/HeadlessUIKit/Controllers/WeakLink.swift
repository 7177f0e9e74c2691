import CSystem

/// A weak reference that doesn't slow down its object.
///
/// From the first weak reference on, an object's references are counted in a table of its own, and
/// each retain and release takes several times as long. This one keeps the object's memory
/// allocated instead, as long as it exists itself, and asks the runtime whether the object can
/// still be retained. So it is for objects that are retained often, such as views and controllers.
nonisolated struct WeakLink<Object: AnyObject> {
  /// Keeps the memory at `address` allocated, and is never read: that would be a fault once the
  /// object has been freed.
  private unowned var memory: Object?
  private let address: UnsafeRawPointer?

  /// Creates a reference to an object, or one that leads nowhere.
  init(_ object: Object?) {
    memory = object
    address = object.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
  }

  /// The object; `nil` if there is none, or if it has been freed.
  var object: Object? {
    // The address is that of an object, or of the rest of one, because `memory` keeps it. The
    // runtime retains the object unless it is being freed or has been, and that reference is taken
    // over here.
    guard let address, let retained = flowsh_tryRetain(address) else { return nil }
    return Unmanaged<Object>.fromOpaque(retained).takeRetainedValue()
  }
}

extension WeakLink: CustomReflectable {
  /// A mirror of the link, such as `dump(_:)` makes of the view that has it; the stored reference
  /// itself can't be read any more once the object has been freed.
  nonisolated var customMirror: Mirror { Mirror(self, children: ["object": object as Any]) }
}
