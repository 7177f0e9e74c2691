/// A strong reference that an object holds.
package struct Reference {
  /// The path from the holder to the reference, written as in source code: `children[1]`,
  /// `route.detail.0`, `byID["detail"]`, or `onFinish (closure)`.
  package let label: String
  /// The referenced object.
  ///
  /// This value doesn't retain it.
  package let target: Unmanaged<AnyObject>

  /// The identity of the referenced object.
  package var targetID: ObjectIdentifier {
    unsafeBitCast(target.toOpaque(), to: ObjectIdentifier.self)
  }
}
