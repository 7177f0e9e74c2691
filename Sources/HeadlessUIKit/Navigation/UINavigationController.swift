public import Foundation

/// A stack of controllers whose top one is on the screen.
///
/// The stack changes within the call. The callbacks of a transition without animation also run
/// within the call; those of an animated one run when the app next settles.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A kind of change of the stack.
  public enum Operation: Int, Sendable {
    /// Nothing, a push, or a pop.
    case none, push, pop
  }

  /// The delegate, which is notified of the shown controller; a weak reference, as in UIKit.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .navigation) }
  }
  /// The bar above the stack.
  public private(set) lazy var navigationBar = UINavigationBar()
  var loadedPopGesture: UIGestureRecognizer?
  /// The controller on the screen; nil while the navigation controller is off the screen.
  var shown: UIViewController?
  /// A transition that is waiting for its turn.
  var pending: StackTransition?
  /// The transition whose callbacks are running.
  var running: StackTransition?
  var swipe = EdgeSwipe.none
  /// The number of the controller that was last reported to the delegate as shown.
  var lastReportedNumber = -1
  private var barIsHidden = false
  /// The navigation controller of a collapsed split view that currently holds this one's stack.
  weak var lentTo: UINavigationController? {
    didSet { if lentTo == nil { lentFirst = nil } }
  }
  /// The first controller that was lent, or that was pushed in the meantime.
  weak var lentFirst: UIViewController?

  nonisolated deinit {}

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller; the classes of the bars are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty navigation controller; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty navigation controller; there are no storyboards on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  /// The controllers on the stack, the root first.
  ///
  /// Setting them is the same as `setViewControllers(_:animated:)` without animation.
  open var viewControllers: [UIViewController] {
    get { inside }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { inside.last }

  /// The visible controller: the one presented over the stack, otherwise the top.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible
  }

  /// Pushes a controller onto the stack.
  ///
  /// It is a fault if the controller is already on the stack or is a navigation controller, and a
  /// warning if it is a tab bar controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let lentTo { return lentTo.pushViewController(viewController, animated: animated) }
    push(viewController, animated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popTop(animated: animated)
  }

  /// Pops all controllers above another one; a fault if that is not on the stack.
  ///
  /// - Returns: The popped controllers, in the order of the stack.
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

  /// Pops all controllers above the root.
  ///
  /// - Returns: The popped controllers, in the order of the stack; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard inside.count > 1 else { return nil }
    return pop(toCount: 1, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// An animated replacement is a push if the new top is new to the stack, a pop if it was lower in
  /// the stack, and no transition if the top stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Whether the bar is hidden, which disables both the Back button and the swipe back.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { barIsHidden = hidden }

  /// The toolbar at the bottom; never shown.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Whether the toolbar is hidden; stored, but not shown.
  open var isToolbarHidden = true
  /// Hides or shows the toolbar; stored, but not shown.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether bars hide when the user scrolls; stored, but not used.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides and shows the bars; stored, but not used.
  open var hidesBarsOnTap = false

  /// The tab: the controller's own, otherwise the root's.
  open override var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem ?? inside.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The gesture recognizer of the swipe from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let loadedPopGesture { return loadedPopGesture }
    let gesture = UIGestureRecognizer()
    loadedPopGesture = gesture
    return gesture
  }

  /// The current transition of the stack, otherwise the presentation around it.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running ?? pending ?? super.transitionCoordinator
  }

  // MARK: Container behavior

  package override var shownChild: UIViewController? { shown ?? inside.last }

  package override var childrenOnScreen: [UIViewController] {
    guard let shownChild else { return [] }
    return [shownChild]
  }

  override func prepareToAppear() {
    if let pending { carryOut(pending) }
    shown = topViewController
  }

  /// Notifies the delegate of the shown controller if it hasn't been notified yet: at the first
  /// appearance, and if the stack changed off the screen.
  override func appearanceBegan(_ appearing: Bool, animated: Bool) {
    guard appearing, let shown, shown.number != lastReportedNumber else { return }
    notifyWillShow(shown, animated: animated)
  }

  override func appearanceEnded(_ appeared: Bool, animated: Bool) {
    guard appeared else { return shown = nil }
    guard let shown, shown.number != lastReportedNumber else { return }
    notifyDidShow(shown, animated: animated)
  }

  /// Shows the new top if the app has removed the shown controller from the container.
  override func forget(_ child: UIViewController) {
    guard shown === child else { return }
    shown = nil
    start(animated: false)
  }
}
