public import Foundation

/// A stack of controllers, of which the top one is on the screen.
///
/// The stack changes within the call. Callbacks of a transition that is not animated come within
/// the call too; those of an animated one when the app next settles.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a navigation controller does with the stack.
  public enum Operation: Int, Sendable {
    /// Nothing, a push, or a pop.
    case none, push, pop
  }

  /// Hears which controller is shown; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .navigation) }
  }
  /// The bar above the stack.
  public private(set) lazy var navigationBar = UINavigationBar()
  var loadedPopGesture: UIGestureRecognizer?
  /// What is on the screen, nil while the navigation controller is not.
  var shown: UIViewController?
  /// A transition whose turn has not come.
  var pending: StackTransition?
  /// The transition whose callbacks are being called.
  var running: StackTransition?
  var swipe = EdgeSwipe.none
  /// The number of the controller that the delegate was last told is shown.
  var numberToldOf = -1
  private var barIsHidden = false
  /// The navigation controller of a collapsed split view that has this one's stack meanwhile.
  weak var lentTo: UINavigationController? {
    didSet { if lentTo == nil { lentFirst = nil } }
  }
  /// The first controller that was lent, or pushed meanwhile.
  weak var lentFirst: UIViewController?

  nonisolated deinit {}

  /// Makes a navigation controller with a controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Makes an empty navigation controller; the classes of the bars are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes an empty navigation controller; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes an empty navigation controller; there are no storyboards on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  /// The controllers on the stack, the root first.
  ///
  /// Setting them is `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { inside }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { inside.last }

  /// The controller that is seen: what is presented over the stack, else the top.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible
  }

  /// Puts a controller on top of the stack.
  ///
  /// A fault where it is on the stack already or is a navigation controller; a warning where it
  /// is a tab bar controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let lentTo { return lentTo.pushViewController(viewController, animated: animated) }
    push(viewController, animated: animated)
  }

  /// Takes the top off the stack.
  ///
  /// - Returns: the controller taken off, nil where only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popTop(animated: animated)
  }

  /// Takes off all above a controller; a fault where it is not on the stack.
  ///
  /// - Returns: those taken off, in the order of the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = inside.lastIndex(where: { $0 === viewController }) else {
      UIApplication.shared.fault(
        .poppedToStranger, viewController, self,
        "Tried to pop to \(viewController.described), which is not on the stack")
      return nil
    }
    return pop(toCount: index + 1, animated: animated)
  }

  /// Takes off all above the root.
  ///
  /// - Returns: those taken off, in the order of the stack; nil where there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard inside.count > 1 else { return nil }
    return pop(toCount: 1, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// Animated it is a push where the new top is new to the stack, a pop where it lay lower, and
  /// no transition where the top stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Whether the bar is hidden; then there is neither a Back button nor the swipe back.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or brings it back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { barIsHidden = hidden }

  /// The bar at the bottom; never shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar at the bottom is hidden; kept, never shown.
  open var isToolbarHidden = true
  /// Hides the bar at the bottom or brings it back; kept, never shown.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars go when a person scrolls; kept, never used.
  open var hidesBarsOnSwipe = false
  /// Whether bars go and come with a tap; kept, never used.
  open var hidesBarsOnTap = false

  /// The tab: the controller's own, else the root's.
  open override var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem ?? inside.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The finger's swipe from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let loadedPopGesture { return loadedPopGesture }
    let gesture = UIGestureRecognizer()
    loadedPopGesture = gesture
    return gesture
  }

  /// The transition under way in the stack, else the presentation around it.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running ?? pending ?? super.transitionCoordinator
  }

  // MARK: What containers do

  package override var shownChild: UIViewController? { shown ?? inside.last }

  package override var childrenOnScreen: [UIViewController] {
    guard let shownChild else { return [] }
    return [shownChild]
  }

  override func prepareToAppear() {
    if let pending { carryOut(pending) }
    shown = topViewController
  }

  /// Tells the delegate where it has not heard of what is shown: at the first appearance, and
  /// where the stack changed off the screen.
  override func appearanceBegan(_ appearing: Bool, animated: Bool) {
    guard appearing, let shown, shown.number != numberToldOf else { return }
    tellWillShow(shown, animated: animated)
  }

  override func appearanceEnded(_ appeared: Bool, animated: Bool) {
    guard appeared else { return shown = nil }
    guard let shown, shown.number != numberToldOf else { return }
    tellDidShow(shown, animated: animated)
  }

  /// Shows the new top where the app has taken the one that was shown out of the container.
  override func forget(_ child: UIViewController) {
    guard shown === child else { return }
    shown = nil
    start(animated: false)
  }
}
