/// A reference that doesn't keep its object alive and can be asked whether it still is.
///
/// Unlike a weak one it costs the object nothing: who once was referred to weakly has slow retains and
/// releases for good. What it costs is the object's memory, which stays until the reference goes.
public struct UnownedReference {
  private unowned var object: AnyObject

  /// Refers to an object that is alive.
  public init(_ object: AnyObject) { self.object = object }

  /// The object; nil once it is gone.
  public var target: AnyObject? {
    withUnsafeBytes(of: self) { bytes in
      bytes.baseAddress.flatMap(reference(at:)).flatMap(LooseReference.objectIfAlive)
    }
  }
}
