public import Foundation

/// A container that manages a stack of controllers and shows the top one.
///
/// The stack changes immediately. If the navigation controller is on screen, its view's next layout
/// pass shows the new top: the app settles, or `layoutIfNeeded()` is called for a view that
/// contains the stack and the transition isn't animated. The new top's view is loaded and the
/// callbacks run then.
open class UINavigationController: UIViewController {
  /// The kind of change to the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A push.
    case push
    /// A pop.
    case pop
  }

  /// The delegate, which is notified when a controller is shown; a weak reference, as in UIKit.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .navigation, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UINavigationControllerDelegate)?
  /// The navigation bar above the visible controller.
  open var navigationBar: UINavigationBar {
    if let loadedNavigationBar { return loadedNavigationBar }
    let bar = UINavigationBar()
    take(bar)
    return bar
  }
  private(set) var loadedNavigationBar: UINavigationBar?

  /// Shows a bar of the app's above the visible controller, instead of the one until now.
  func take(_ bar: UINavigationBar) {
    if loadedNavigationBar?.owner === self { loadedNavigationBar?.owner = nil }
    bar.owner = self
    loadedNavigationBar = bar
  }

  var loadedPopGesture: PopGesture?
  /// The visible controller; `nil` while the navigation controller is off screen.
  var shown: UIViewController?
  /// The transition that is waiting to be performed; `nil` if there is none.
  var pending: StackTransition?
  /// The pushes that wait for a transition to end.
  var waitingPushes: [UIViewController] = []
  /// The change of the stack whose callbacks are running.
  var change = StackChange.none
  var swipe = Swipe.none
  /// The number of the controller in the most recent `didShow` call to the delegate.
  var lastReportedNumber = -1
  private var barIsHidden = false
  private var toolbarIsHidden = true
  /// The split view controller that has this one for a column.
  weak var columnKeeper: UISplitViewController? { didSet { noteMove() } }

  nonisolated deinit {
    let (bar, toolbar) = (loadedNavigationBar, loadedToolbar)
    if bar?.owner === self { bar?.owner = nil }
    if toolbar?.owner === self { toolbar?.owner = nil }
  }

  /// Creates a navigation controller with a root controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty navigation controller with bars of the given classes.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    if let type = navigationBarClass as? UINavigationBar.Type {
      take(ClassInitializer(of: UIView.self).make(type, frame: .zero))
    }
    if let type = toolbarClass as? UIToolbar.Type {
      toolbar = ClassInitializer(of: UIView.self).make(type, frame: .zero)
    }
  }

  /// Creates an empty navigation controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates an empty navigation controller.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Pops to the child to which a segue unwinds.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard topViewController !== subsequentVC, viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }

  // MARK: The stack

  /// The controllers on the stack, starting with the root.
  ///
  /// Setting this property is the same as calling `setViewControllers(_:animated:)` without
  /// animation.
  open var viewControllers: [UIViewController] {
    get { inside }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { inside.last }

  /// The visible controller: the one presented over the stack, or else the top controller.
  open var visibleViewController: UIViewController? {
    var visible = topViewController
    while let next = visible?.presentedViewController { visible = next }
    return visible
  }

  /// Pushes a controller onto the stack.
  ///
  /// Pushing a navigation controller, or a controller that is already on the stack, causes a fault;
  /// the single stack of a collapsed split view may contain navigation controllers.
  /// Pushing a tab bar controller only logs a warning. A split view controller isn't pushed, which
  /// is a warning, too.
  ///
  /// As in UIKit, an animated push waits for an animated change of the stack and for a presentation
  /// or dismissal over it. Until the push is made, ``viewControllers`` doesn't contain the
  /// controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller; `nil` if only the root is on the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    popTop(animated: animated)
  }

  /// Pops all controllers above the given one.
  ///
  /// A fault is reported if that controller isn't on the stack.
  ///
  /// - Returns: The popped controllers, from bottom to top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard prepareToChange("popToViewController:transition:") else { return nil }
    guard let index = inside.lastIndex(where: { $0 === viewController }) else {
      UIApplication.shared.fault(
        .poppedToStranger, viewController, self,
        "Tried to pop to a view controller that doesn't exist: \(viewController.described), which "
          + "is not on the stack")
      return nil
    }
    return pop(toCount: index + 1, animated: animated)
  }

  /// Pops all controllers above the root.
  ///
  /// - Returns: The popped controllers, from bottom to top; `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard prepareToChange("popToRootViewControllerAnimated:"), inside.count > 1 else { return nil }
    return pop(toCount: 1, animated: animated)
  }

  /// Replaces the controllers on the stack.
  ///
  /// An animated replacement looks like a push if the new top controller wasn't on the stack, or
  /// like a pop if it was below the old top. If the top controller stays the same, there is no
  /// transition.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the secondary controller of a split view that collapses.
  ///
  /// A navigation controller is put on the stack as it is.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    splitViewController.merge(secondaryViewController, onto: self, animated: false)
  }

  /// Pops the top controller, which becomes the secondary one of a split view that separates.
  ///
  /// - Returns: The popped controller; `nil` if only the root is on the stack.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { popViewController(animated: false) }

  // MARK: The bar

  /// Whether the navigation bar is hidden.
  ///
  /// Hiding it also disables the Back button and the swipe from the left edge. While the navigation
  /// controller is nested in another one, this is whether that one's bar is hidden, because it has
  /// the only bar. It remains so until a pop of the nested one has ended.
  open var isNavigationBarHidden: Bool {
    get { outerNavigation?.isNavigationBarHidden ?? barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard let outer = outerNavigation else { return barIsHidden = hidden }
    outer.setNavigationBarHidden(hidden, animated: animated)
  }

  /// The toolbar at the bottom; it is never displayed.
  open internal(set) var toolbar: UIToolbar! {
    get {
      if let loadedToolbar { return loadedToolbar }
      let bar = UIToolbar()
      take(bar)
      return bar
    }
    set { if let newValue { take(newValue) } }
  }
  private var loadedToolbar: UIToolbar?

  /// Takes a toolbar of the app's, instead of the one until now.
  private func take(_ toolbar: UIToolbar) {
    if loadedToolbar?.owner === self { loadedToolbar?.owner = nil }
    toolbar.owner = self
    loadedToolbar = toolbar
  }
  /// Whether the toolbar, with the `toolbarItems` of the top controller, is hidden.
  ///
  /// While the navigation controller is nested in another one, this is whether that one's toolbar
  /// is hidden.
  open var isToolbarHidden: Bool {
    get { outerNavigation?.isToolbarHidden ?? toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard let outer = outerNavigation else { return toolbarIsHidden = hidden }
    outer.setToolbarHidden(hidden, animated: animated)
  }
  /// Whether bars hide when the user scrolls; stored, but not used.
  open var hidesBarsOnSwipe = false
  /// Whether a tap toggles the visibility of the bars; stored, but not used.
  open var hidesBarsOnTap = false

  /// Whether bars hide while little height is available; stored, but not used.
  open var hidesBarsWhenVerticallyCompact = false
  /// Whether bars hide while the keyboard is shown; stored, but not used.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture recognizer for `hidesBarsOnTap`; it recognizes nothing.
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The gesture recognizer for `hidesBarsOnSwipe`; it recognizes nothing.
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  /// The duration in which a bar is hidden or shown, in seconds.
  open class var hideShowBarDuration: CGFloat { 0.2 }

  /// The item in a tab bar: the navigation controller's own, or else its root controller's.
  open override var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem ?? inside.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The gesture recognizer for the swipe from the left edge.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  /// The coordinator of the stack's current transition, or else of the presentation that contains
  /// the stack.
  ///
  /// As in UIKit, a transition of the stack has a coordinator only if it is animated.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let transition = running ?? pending, transition.isAnimated { return transition }
    return super.transitionCoordinator
  }

  // MARK: Container behavior

  /// The orientations that the delegate chooses, or else the default ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate chooses, or else the default one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  package override var placesChildViews: Bool { true }
  override var barOnScreen: UIView? {
    guard outermostNavigation === self, let loadedNavigationBar, showsBar else { return nil }
    return loadedNavigationBar
  }

  package override var shownChild: UIViewController? { shown ?? inside.last }

  package override var childrenOnScreen: [UIViewController] {
    guard let shownChild else { return [] }
    return [shownChild]
  }

  override func prepareToAppear() {
    makeWaitingPushes()
    if let pending { carryOut(pending) }
    shown = inside.last
  }

  /// Tells the delegate which controller is about to be shown, unless it has already been notified.
  ///
  /// A notification is needed at the first appearance, and after the stack has changed while off
  /// screen.
  override func appearanceBegan(_ appearing: Bool, animated: Bool) {
    guard appearing, let shown, shown.number != lastReportedNumber else { return }
    notifyWillShow(shown, animated: animated)
  }

  override func appearanceEnded(_ appeared: Bool, animated: Bool) {
    guard appeared else { return shown = nil }
    // The stack has changed while it was about to leave the screen, but then stayed.
    if shown !== inside.last, pending == nil, !isChanging { start(animated: false) }
    guard let shown, shown.number != lastReportedNumber else { return }
    notifyDidShow(shown, animated: animated)
  }

  /// Shows the new top controller if the app has removed the visible one from this container.
  override func forget(_ child: UIViewController) {
    guard shown === child else { return }
    shown = nil
    start(animated: false)
  }
}
