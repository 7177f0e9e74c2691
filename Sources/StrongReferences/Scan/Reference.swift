/// A strong reference that an object holds.
public struct Reference {
  /// The path from the holder to the reference, written as in source code: `children[1]`,
  /// `route.detail.0`, `byID["detail"]`, or `onFinish (closure)`.
  public let label: String
  /// The referenced object.
  ///
  /// This value doesn't retain it.
  public let target: Unmanaged<AnyObject>

  /// The identity of the referenced object.
  public var targetID: ObjectIdentifier {
    unsafeBitCast(target.toOpaque(), to: ObjectIdentifier.self)
  }
}
