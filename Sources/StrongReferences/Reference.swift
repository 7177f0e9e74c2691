/// A strong reference that an object holds.
public struct Reference {
  /// The way from the holder to the reference, as its author would write it: `children[1]`,
  /// `route.detail.0`, `byID["detail"]`, `onFinish (closure)`.
  public let label: String
  /// The object referred to, which this value does not hold.
  public let target: Unmanaged<AnyObject>

  /// The identity of the object referred to.
  public var targetID: ObjectIdentifier {
    unsafeBitCast(target.toOpaque(), to: ObjectIdentifier.self)
  }
}
