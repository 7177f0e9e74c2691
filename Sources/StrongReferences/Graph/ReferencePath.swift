/// A path from a root to an object through strong references.
public struct ReferencePath: Hashable, Sendable, CustomStringConvertible {
  /// One reference on the path.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The class of the object that holds the reference.
    public let holder: String
    /// The reference within the holder; `nil` if the holder has released it since it was found.
    public let label: String?

    /// The step as it is shown in a path: `AppCoordinator.childCoordinators[1]`.
    public var description: String {
      guard let label else { return "\(holder).…" }
      // An element of a collection has only an index, without a name before it.
      return label.hasPrefix("[") || label.hasPrefix(" ") ? holder + label : "\(holder).\(label)"
    }
  }

  /// The caller's name for the root.
  public let root: String
  /// The references, starting at the root; empty if the object is the root.
  public let steps: [Step]
  /// The class of the object at the end of the path.
  public let target: String

  /// The path in one line: `AppCoordinator.childCoordinators[1] → DetailCoordinator.onFinish
  /// (closure) → PersonViewController`.
  public var description: String {
    (steps.map(\.description) + [target]).joined(separator: " → ")
  }
}
