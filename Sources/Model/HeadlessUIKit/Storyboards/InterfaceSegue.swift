public import Foundation

/// A segue of a storyboard.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public struct InterfaceSegue {
  /// The code of the app's classes that a segue calls.
  public enum Code {
    /// Creates a segue of a custom class.
    case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
    /// The actions of that name in all classes of the module.
    case unwind([Selector])
    /// Calls the source's segue action, which creates the destination.
    case creator((UIViewController, NSCoder, Any?) -> UIViewController?)
  }

  let node: InterfaceNode
  let code: Code?

  init?(_ node: InterfaceNode, _ code: Code?) {
    guard node["destination"] != nil else { return nil }
    self.node = node
    self.code = code
  }

  var id: String { node.id }
  /// The kind of the segue, such as `show`.
  var kind: String { node["kind"] ?? "show" }
  /// The identifier by which the app performs it.
  var identifier: String? { node["identifier"] }
  /// The identifier of the destination's element.
  var destination: String { node["destination"] ?? "" }
  /// Whether the transition is animated.
  var animates: Bool { node.flag("animates") ?? true }
  /// The destination's role in a container, such as `rootViewController`.
  var relationship: String? { kind == "relationship" ? node["relationship"] : nil }
}
