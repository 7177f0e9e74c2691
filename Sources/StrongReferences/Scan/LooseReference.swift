/// A reference that doesn't keep its object alive: a delegate, a parent, or a weak capture of a
/// closure.
public struct LooseReference {
  /// How the reference was declared.
  public enum Strength: Sendable {
    /// Becomes nil when the object is freed.
    case weak
    /// Traps in the app's code after the object is freed.
    case unowned
  }

  /// How the reference was declared.
  public let strength: Strength
  /// The declared type of the reference, without its `Optional`: a class or a protocol.
  public let declared: Any.Type
  /// The object; nil if it is gone or none was set.
  public let target: AnyObject?
  /// Whether the reference was set to an object that is gone.
  public let isDead: Bool

  /// Loads a reference from an address, without a trap if the object is gone.
  init(_ strength: Strength, _ declared: Any.Type, at address: UnsafeRawPointer) {
    self.strength = strength
    self.declared = declared
    // The low bits of the pointer don't identify a weak reference, which points to the object's
    // reference counts.
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

  /// The object of an unowned reference, whose memory remains allocated as long as the reference.
  static func objectIfAlive(_ pointer: UnsafeRawPointer) -> AnyObject? {
    runtimeTryRetain(pointer).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
