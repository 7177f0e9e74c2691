/// A reference that doesn't keep its object alive: a delegate, a parent, or a weak capture of a
/// closure.
public struct LooseReference {
  /// How the reference was declared.
  public enum Strength: Sendable {
    /// A weak reference, which becomes nil when its object is freed.
    case weak
    /// An unowned reference; if its object has been freed, the app traps when it uses the
    /// reference.
    case unowned
  }

  /// How the reference was declared.
  public let strength: Strength
  /// The declared type of the reference, without its `Optional`: a class or a protocol.
  public let declared: Any.Type
  /// The object; nil if it has been freed or none was set.
  public let target: AnyObject?
  /// Whether the reference was set to an object that has been freed.
  public let isDead: Bool

  /// Loads a reference from an address, without trapping if the object has been freed.
  init(_ strength: Strength, _ declared: Any.Type, at address: UnsafeRawPointer) {
    self.strength = strength
    self.declared = declared
    // The word of a weak reference points to the object's reference counts instead of the object,
    // but still shows whether the reference was set.
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

  /// The object of an unowned reference; nil if it has been freed.
  ///
  /// Its memory stays allocated as long as the reference exists.
  static func objectIfAlive(_ pointer: UnsafeRawPointer) -> AnyObject? {
    runtimeTryRetain(pointer).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
