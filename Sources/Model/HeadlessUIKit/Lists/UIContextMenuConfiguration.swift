public import Foundation

/// Returns the menu of a context menu; the system suggests no actions here.
public typealias UIContextMenuActionProvider =
  @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?
/// Returns the controller whose view is the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// The menu of a long press.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The order of the menu's elements; stored, but not used.
  ///
  /// - automatic: The system chooses.
  /// - priority: The first element is the nearest.
  /// - fixed: The first element is at the top.
  public nonisolated enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

  /// The identifier.
  open private(set) var identifier: any NSCopying
  /// The identifiers of the other items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number beside the preview; stored, but not used.
  open var badgeCount = 0
  /// The order of the menu's elements; stored, but not used.
  open var preferredMenuElementOrder = ElementOrder.automatic
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; `nil` for a new one.
  ///   - previewProvider: Returns the controller of the preview.
  ///   - actionProvider: Returns the menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  nonisolated deinit {}

  /// The actions of the menu and of its submenus that the user can see.
  var shownActions: [UIAction] {
    guard let menu else { return [] }
    UIApplication.shared.open(menu)
    return menu.leaves
  }

  /// The menu, which the app makes once.
  private lazy var menu = actionProvider?([])
}

/// The menu that a person opens by a long press, until an action is chosen.
struct PressedMenu {
  /// The view and the place of the item in it, if they have a menu of their own for each press.
  var place: (view: UIView, path: IndexPath?)?
  var configuration: UIContextMenuConfiguration?
  var menu: UIMenu?
}

extension UIApplication {
  /// Runs code that asks for the menu of a long press several times, and gets the same one.
  ///
  /// - Parameter body: The code.
  /// - Returns: Its result.
  package func keepingMenu<Result>(_ body: () -> Result) -> Result {
    guard pressedMenu == nil else { return body() }
    pressedMenu = PressedMenu()
    defer { pressedMenu = nil }
    return body()
  }

  /// Whether the menu that is kept has elements that the app delivers later.
  package var menuIsWaiting: Bool { pressedMenu?.menu?.isWaiting ?? false }

  /// Opens a menu, unless it is open.
  func open(_ menu: UIMenu) {
    guard pressedMenu?.menu !== menu else { return }
    menu.open()
    pressedMenu?.menu = menu
  }

  /// Returns the menu for a long press: the one that is kept, or else the one that the app gives.
  func menu(
    of view: UIView, at path: IndexPath? = nil, _ ask: () -> UIContextMenuConfiguration?
  ) -> UIContextMenuConfiguration? {
    if let place = pressedMenu?.place, place.view === view, place.path == path {
      return pressedMenu?.configuration
    }
    let configuration = ask()
    pressedMenu?.place = (view, path)
    pressedMenu?.configuration = configuration
    return configuration
  }
}

/// The animation with which a context menu opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Runs changes together with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs code after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation that follows a tap on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes away.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which the preview of a context menu goes away.
///
/// - dismiss: It goes back.
/// - pop: It grows to the whole screen.
public nonisolated enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// An animation of a context menu, which takes no time.
final class ContextMenuAnimation: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the changes, and then the code that waits for the end.
  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
    (animations, completions) = ([], [])
  }
}
