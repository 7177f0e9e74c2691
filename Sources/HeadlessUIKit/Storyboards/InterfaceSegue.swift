public import Foundation

/// A segue of a storyboard.
@_spi(InterfaceBuilder) @preconcurrency @MainActor
public struct InterfaceSegue {
  /// How the destination is shown.
  public enum Kind {
    case show, showDetail, push, modal, popover, replace, embed
    case presentation(style: UIModalPresentationStyle, transition: UIModalTransitionStyle)
    case custom((String?, UIViewController, UIViewController) -> UIStoryboardSegue)
    /// The actions of that name in all classes of the module.
    case unwind([Selector])
  }

  let id: String
  let kind: Kind
  let identifier: String?
  let destination: String
  let animates: Bool
  let creator: ((UIViewController, NSCoder, Any?) -> UIViewController?)?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - id: The element's identifier.
  ///   - kind: How the destination is shown.
  ///   - identifier: The identifier by which the app performs it.
  ///   - destination: The identifier of the destination's element.
  ///   - animates: Whether the transition is animated.
  ///   - creator: Calls the source's segue action, which creates the destination.
  public init(
    _ id: String, _ kind: Kind, identifier: String? = nil, to destination: String,
    animates: Bool = true,
    creator: ((UIViewController, NSCoder, Any?) -> UIViewController?)? = nil
  ) {
    self.id = id
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.animates = animates
    self.creator = creator
  }
}
