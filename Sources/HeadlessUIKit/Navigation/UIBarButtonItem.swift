public import Foundation

/// A button of a navigation bar.
///
/// A person taps it by its title; the verb is the title in small letters. On Linux there are no
/// selectors: give it a `UIAction`.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
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

  /// What a person reads and taps.
  open var title: String?
  /// The image in place of a title; its name stands for the title where there is none.
  open var image: UIImage?
  /// How the button is drawn.
  open var style = Style.plain
  /// Whether a tap does anything.
  open var isEnabled = true
  /// What a tap runs.
  open var primaryAction: UIAction?
  /// What a screen reader says in place of the title.
  open var accessibilityLabel: String?

  /// Makes a button with a title, or with its action's title where it has none.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Makes a button that the system names.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, primaryAction: primaryAction)
    if systemItem == .done { style = .done }
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
