/// A reference that doesn't keep its object alive: a delegate, a parent, what a closure captures weakly.
public struct LooseReference {
  /// How the reference was declared.
  public enum Strength: Sendable {
    /// Nil once the object is gone.
    case weak
    /// A trap once the object is gone, for the app's own code.
    case unowned
  }

  /// How the reference was declared.
  public let strength: Strength
  /// The type that the reference was declared with, without its `Optional`: a class or a protocol.
  public let declared: Any.Type
  /// The object; nil where it is gone or none was set.
  public let target: AnyObject?
  /// Whether an object was set that is gone.
  public let isDead: Bool

  /// Loads a reference from where it lies, without a trap where the object is gone.
  init(_ strength: Strength, _ declared: Any.Type, at address: UnsafeRawPointer) {
    self.strength = strength
    self.declared = declared
    // The pointer itself can't be told from another by its low bits: a weak reference is one to the
    // object's counts.
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

  /// An object behind an unowned reference, whose memory stays as long as the reference.
  static func objectIfAlive(_ pointer: UnsafeRawPointer) -> AnyObject? {
    runtimeTryRetain(pointer).map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
  }
}
