public import Foundation

/// An item that an app adds to the editing menu.
@preconcurrency @MainActor
@available(
  iOS, deprecated: 16.0, message: "UIMenuItem is deprecated. Use UIEditMenuInteraction instead."
)
open class UIMenuItem: NSObject {
  nonisolated deinit {}

  /// The title that is displayed to the user.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}

/// The editing menu, with Copy, Paste and the like.
///
/// No screen displays the menu. It counts as visible while an app shows it for a view whose chain
/// of responders performs one of its commands, and its notifications are posted.
@preconcurrency @MainActor
@available(
  iOS, deprecated: 16.0,
  message: "UIMenuController is deprecated. Use UIEditMenuInteraction instead."
)
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public nonisolated enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  nonisolated deinit {}

  /// The only menu.
  open class var shared: UIMenuController { only }
  private static let only = UIMenuController()

  /// Creates a menu, which is never visible; use `shared`.
  public override init() { super.init() }

  private weak var view: UIView?
  private var rect = CGRect.zero

  /// Whether the menu is visible.
  open var isMenuVisible: Bool {
    get { isShown }
    set { setMenuVisible(newValue, animated: false) }
  }
  private var isShown = false
  /// The items that the app adds; `nil` if there are none.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow; stored, but not used.
  open var arrowDirection = ArrowDirection.default
  /// The place of the menu in its window, which is that of its target; zero while the menu
  /// is hidden.
  open var menuFrame: CGRect { isShown ? view?.convert(rect, to: nil) ?? .zero : .zero }

  /// Shows or hides the menu for the view that `setTargetRect(_:in:)` named.
  @available(
    iOS, deprecated: 13.0, message: "Use showMenuFromView:rect: or hideMenuFromView: instead."
  )
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isShown, !menuVisible || hasCommands else { return }
    let names = menuVisible ? ("WillShow", "DidShow") : ("WillHide", "DidHide")
    post(names.0)
    isShown = menuVisible
    post(names.1)
  }
  /// Names the view, and the place in it, to which the menu belongs.
  @available(iOS, deprecated: 13.0, message: "Use showMenuFromView:rect: instead.")
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (view, rect) = (targetView, targetRect)
  }
  /// Shows the menu for a place in a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    (view, rect) = (targetView, targetRect)
    isMenuVisible = true
  }
  /// Hides the menu if it belongs to the view.
  open func hideMenu(from targetView: UIView) { if view === targetView { hideMenu() } }
  /// Hides the menu.
  open func hideMenu() { isMenuVisible = false }
  /// Hides the menu if its commands can't be performed any longer.
  open func update() { if isShown, !hasCommands { hideMenu() } }

  /// Whether a responder performs one of the menu's commands.
  private var hasCommands: Bool {
    guard let window = view?.window else { return false }
    let start = window.firstResponder ?? view
    let items = (menuItems ?? []).map(\.action)
    return (EditAction.allCases.map { Selector($0.rawValue) } + items).contains {
      start?.target(forAction: $0, withSender: self) != nil
    }
  }

  private func post(_ event: String) {
    UIApplication.shared.post("UIMenuController\(event)MenuNotification", from: self)
  }

  /// Posted when the menu is about to be shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted when the menu has been shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted when the menu is about to be hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted when the menu has been hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Never posted, because the menu isn't moved.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
