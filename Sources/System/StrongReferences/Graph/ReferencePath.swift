/// A path of strong references from a root to an object.
public struct ReferencePath: Hashable, Sendable, CustomStringConvertible {
  /// A reference on the path.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The name of the class of the object that holds the reference.
    public let holder: String
    /// The label of the reference within the holder; `nil` if the holder has since released the
    /// object.
    public let label: String?
    /// Whether the holder is a part of a subscription, in a library that the app uses.
    package let isInSubscription: Bool

    /// The step as it appears in a path, such as `AppCoordinator.childCoordinators[1]`.
    public var description: String {
      guard let label else { return "\(holder).…" }
      // If the holder is a collection, the label is only an index, without a name before it.
      return label.hasPrefix("[") || label.hasPrefix(" ") ? holder + label : "\(holder).\(label)"
    }
  }

  /// The name that the caller gave to the root.
  public let root: String
  /// The references, starting at the root; empty if the object is the root.
  public let steps: [Step]
  /// The name of the class of the object at the end of the path.
  public let target: String

  /// The path on one line, such as `AppCoordinator.childCoordinators[1] →
  /// DetailCoordinator.onFinish (closure) → PersonViewController`.
  ///
  /// Of several parts of a subscription, it has the first, which the app holds, and the last, which
  /// holds the app's object: `List.bag → DisposeBag.… → subscribe (closure, List.swift:12) → List`.
  public var description: String {
    var words: [String] = []
    for (place, step) in steps.enumerated() {
      let follows = place > 0 && steps[place - 1].isInSubscription
      let leads = place + 1 < steps.count && steps[place + 1].isInSubscription
      switch (step.isInSubscription && leads, follows) {
      case (true, true): continue
      case (true, false): words.append("\(step.holder).…")
      case (false, _): words.append(step.description)
      }
    }
    return (words + [target]).joined(separator: " → ")
  }
}
