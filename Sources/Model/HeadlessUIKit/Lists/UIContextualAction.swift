public import Foundation

/// An action that swiping a row or item offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The code of an action.
  ///
  /// It receives the action, a view of it, and a function to call when the action is done, with
  /// whether it was performed.
  public typealias Handler =
    @MainActor (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
    ) -> Void

  /// The style of an action.
  ///
  /// - normal: A normal action.
  /// - destructive: An action that deletes data; when it is performed, the row is deleted on the
  ///   display.
  public nonisolated enum Style: Int, Sendable { case normal, destructive }

  /// The style.
  open private(set) var style: Style
  /// The code that runs when the user chooses the action.
  open private(set) var handler: Handler
  /// The title.
  open var title: String?
  /// The background color; stored, but not used.
  open var backgroundColor: UIColor! = .systemGray
  /// The image, whose name is shown if there is no title.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}

  /// The title, or else the accessibility label or name of the image.
  var shownTitle: String {
    if let title, !title.isEmpty { return title }
    guard let name = image?.name, !name.isEmpty else {
      return style == .destructive ? "Delete" : "Action"
    }
    return name
  }
}

/// The actions that swiping a row or item offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one at the edge.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe performs the first action; stored, but not used.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the given actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}

/// An action that swiping a row offers, from before iOS 13.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// The style of an action.
  public nonisolated enum Style: Int, Sendable {
    /// A destructive action.
    case `default` = 0
    /// A normal action.
    case normal
    /// A destructive action.
    public static var destructive: Style { .default }
  }

  /// The style.
  open private(set) var style: Style
  /// The title.
  open var title: String?
  /// The background color; stored, but not used.
  open var backgroundColor: UIColor?
  /// The effect on what is behind the action; stored, but not used.
  open var backgroundEffect: UIVisualEffect?
  let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (_ action: UITableViewRowAction, _ indexPath: IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  nonisolated deinit {}

  /// Returns the action itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
