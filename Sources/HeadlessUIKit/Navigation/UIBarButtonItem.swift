public import Foundation

/// A button of a navigation bar.
///
/// The title identifies the button, and in lowercase it is the verb that taps it. There are no
/// selectors on Linux, so use a `UIAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The system's buttons, with UIKit's own titles, which follow from the names of the cases.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close

    var title: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .action: "Share"
      case .fastForward: "Fast Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// The style of a button; stored, but not shown.
  public enum Style: Int, Sendable {
    /// A button without emphasis, or one that completes the task.
    case plain, done
  }

  /// The style of the button.
  open var style = Style.plain
  /// The action that a tap runs.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The menu that a tap opens; stored, but not shown.
  ///
  /// See `UIMenu`.
  open var menu: UIMenu?
  /// The view in place of a title; stored, but not shown.
  open var customView: UIView?

  nonisolated deinit {}

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title or, if there is none, with its action's title.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  /// Creates a button with a title from the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    if systemItem == .done { style = .done }
  }

  /// Creates a button with a title; there are no selectors on Linux, so nothing runs.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
  }

  /// Creates a button with an image; there are no selectors on Linux, so nothing runs.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
  }

  /// Creates a button with a title from the system; there are no selectors on Linux, so nothing
  /// runs.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Creates a gap between buttons that takes up the available space.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a gap of fixed width between buttons.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// The button's label: its title, otherwise its accessibility label, otherwise its image's name.
  package var label: String {
    if let title, !title.isEmpty { return title }
    return accessibilityLabel ?? image?.name ?? ""
  }

  /// Runs the button's action, as a tap does.
  package func tap() {
    guard let primaryAction else { return }
    primaryAction.handler(primaryAction)
  }
}
