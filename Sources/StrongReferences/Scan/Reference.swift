/// A strong reference that an object holds.
public struct Reference {
  /// The path from the holder to the reference, as in source code: `children[1]`, `route.detail.0`,
  /// `byID["detail"]`, `onFinish (closure)`.
  public let label: String
  /// The referenced object, which this value doesn't retain.
  public let target: Unmanaged<AnyObject>

  /// The identity of the referenced object.
  public var targetID: ObjectIdentifier {
    unsafeBitCast(target.toOpaque(), to: ObjectIdentifier.self)
  }
}
