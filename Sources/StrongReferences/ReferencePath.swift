/// A way from a root to an object through strong references, for a person to read.
public struct ReferencePath: Hashable, Sendable, CustomStringConvertible {
  /// One reference on the way.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The class of the object that holds the reference.
    public let holder: String
    /// The reference within it; `nil` where the holder has let go of it since it was found.
    public let label: String?

    /// The step as it stands in a path: `AppCoordinator.childCoordinators[1]`.
    public var description: String {
      guard let label else { return "\(holder).…" }
      // What a collection holds has no name before its index.
      return label.hasPrefix("[") || label.hasPrefix(" ") ? holder + label : "\(holder).\(label)"
    }
  }

  /// What the caller calls the root.
  public let root: String
  /// The references, from the root on; none if the object is the root.
  public let steps: [Step]
  /// The class of the object to which the way leads.
  public let target: String

  /// The way in a line: `AppCoordinator.childCoordinators[1] → DetailCoordinator.onFinish (closure) →
  /// PersonViewController`.
  public var description: String {
    (steps.map(\.description) + [target]).joined(separator: " → ")
  }
}
