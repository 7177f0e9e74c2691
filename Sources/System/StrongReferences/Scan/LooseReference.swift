/// A weak or unowned reference, such as a delegate, a parent, or a closure's weak capture.
///
/// It doesn't keep its object alive.
package struct LooseReference {
  /// The strength of a weak or unowned reference.
  package enum Strength: Sendable {
    /// A weak reference. It becomes `nil` when its object is freed.
    case weak
    /// An unowned reference. The app traps if it uses the reference after the object has been
    /// freed.
    case unowned
  }

  /// The declared strength of the reference.
  package let strength: Strength
  /// The declared type of the reference, without its `Optional`: a class or a protocol.
  package let declared: Any.Type
  /// The object; `nil` if it has been freed or the reference was never set.
  package let target: AnyObject?
  /// Whether the reference was set to an object that has since been freed.
  package let isDead: Bool

  /// Loads a reference from an address, without trapping if the object has been freed.
  init(_ strength: Strength, _ declared: Any.Type, at address: UnsafeRawPointer) {
    self.strength = strength
    self.declared = declared
    // A weak reference points to the object's reference counts instead of the object, but its word
    // still shows whether the reference was set.
    let word = address.load(as: UInt.self)
    switch strength {
    case .weak: target = address.assumingMemoryBound(to: WeakSlot.self).pointee.object
    case .unowned: target = reference(at: address).flatMap(Self.objectIfAlive)
    }
    isDead = target == nil && word >= RuntimeLayout.leastPointer
  }

  private struct WeakSlot {
    weak var object: AnyObject?
  }

  /// Returns the object of an unowned reference; `nil` if it has been freed.
  ///
  /// The object's memory stays allocated as long as the reference exists.
  static func objectIfAlive(_ pointer: UnsafeRawPointer) -> AnyObject? {
    runtimeTryRetain(pointer).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
