public import Foundation

/// A button of a navigation bar.
///
/// It is tapped by its title; the verb is the title in lowercase. There are no selectors on Linux:
/// use a `UIAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons of the system, each with UIKit's own title, which is the name of the case.
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

  /// How the button is drawn; stored, but not shown.
  public enum Style: Int, Sendable {
    /// A button without emphasis, or one that completes the task.
    case plain, done
  }

  /// How the button is drawn.
  open var style = Style.plain
  /// What a tap runs.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// What a tap opens; kept and not shown, see `UIMenu`.
  open var menu: UIMenu?
  /// The view in place of a title; stored, but not shown.
  open var customView: UIView?

  nonisolated deinit {}

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button as from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a title, or with its action's title where it has none.
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

  /// Creates a button that the system names.
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

  /// Creates a button that the system names; there are no selectors on Linux, so nothing runs.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Creates a gap between buttons that takes what room there is.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates a gap between buttons.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  /// What a person calls the button: its title, else what a screen reader says, else its image.
  package var label: String {
    if let title, !title.isEmpty { return title }
    return accessibilityLabel ?? image?.name ?? ""
  }

  /// Runs the button's action, as a finger's tap does.
  package func tap() {
    guard let primaryAction else { return }
    primaryAction.handler(primaryAction)
  }
}
