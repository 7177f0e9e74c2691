public import Foundation

/// A button of a navigation bar.
///
/// A person taps it by its title; the verb is the title in small letters. On Linux there are no
/// selectors: give it a `UIAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The buttons that the system names.
  public enum SystemItem: Int, Sendable {
    /// A button of UIKit's own title, as the case is called.
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    /// A button of UIKit's own title, as the case is called.
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    /// A button of UIKit's own title, as the case is called.
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

  /// How the button is drawn; kept, never shown.
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
  /// The view in place of a title; kept, never shown.
  open var customView: UIView?

  nonisolated deinit {}

  /// Makes a button without a title.
  public override init() { super.init() }

  /// Makes a button as a storyboard would; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Makes a button with a title, or with its action's title where it has none.
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

  /// Makes a button that the system names.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.title, primaryAction: primaryAction, menu: menu)
    if systemItem == .done { style = .done }
  }

  /// Makes a button with a title; there are no selectors on Linux, so nothing runs.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
  }

  /// Makes a button with an image; there are no selectors on Linux, so nothing runs.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
  }

  /// Makes a button that the system names; there are no selectors on Linux, so nothing runs.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
  }

  /// Makes a gap between buttons that takes what room there is.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Makes a gap between buttons.
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
