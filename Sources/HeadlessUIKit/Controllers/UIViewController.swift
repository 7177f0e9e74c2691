public import Foundation

/// A screen, or a container of screens.
///
/// Life cycle, containment and presentation work as in UIKit. Views are not modeled: the
/// controller's `content` lists what the user sees and can do.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// The controller's number, in the order of creation since launch.
  package let number: Int

  /// The title, which is also that of the navigation item and the tab if these have none.
  open var title: String? {
    didSet {
      if appearance == .appeared, title != oldValue { noteTitleChange() }
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  /// The elements that the user sees and can use on this screen, from top to bottom.
  ///
  /// It is evaluated whenever the screen is read. Buttons of bars, tabs and an alert's actions come
  /// from the containers and don't belong here.
  open var content: [ContentElement] { [] }

  // MARK: State

  /// The container that this controller is a child of.
  open var parent: UIViewController? { container }
  /// The child controllers of this container.
  open var children: [UIViewController] { inside }
  /// The controller that this one presents directly.
  package var presented: UIViewController? { above }
  /// The controller that presents this one directly.
  package var presenter: UIViewController? { below }

  // A weak reference would permanently slow every retain of its object. These are unowned, and the
  // owner resets them when it is freed: see `deinit` here and in `UIWindow`.
  nonisolated(unsafe) unowned(unsafe) var container: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var below: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var hostingWindow: UIWindow?
  var inside: [UIViewController] = []
  var above: UIViewController?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var moving = Moving.not
  /// The navigation controller that this one was popped from, until the transition has ended.
  var leaving: UINavigationController?
  var viewIsLoaded = false
  var viewIsLoading = false
  var loadedView: UIView?
  package internal(set) var loadedNavigationItem: UINavigationItem?
  var loadedTabBarItem: UITabBarItem?
  var loadedPresentationController: UIPresentationController?
  var presentation: PresentationTransition?
  var traitsFromParent: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  /// The controllers of the launch in which this one was created.
  private let roster: ControllerRoster
  nonisolated(unsafe) var rosterPlace = 0
  /// Whether the controller has ever been on the screen.
  package internal(set) var hasBeenOnScreen = false
  /// An index reserved for an observer, so that it needs no dictionary; -1 until set.
  package var observerIndex: Int32 = -1

  /// The presentation style; automatic means a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Provides custom animations for presentations of this controller; a weak reference, as in
  /// UIKit.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(transitioningDelegate, .transitioning) }
  }
  /// Whether the controller is a popover in regular width, whatever its style.
  var isPopoverOnPad: Bool { false }
  /// The animation of a presentation; stored, but not shown.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller, while presented, can't be swiped away.
  open var isModalInPresentation = false
  /// Whether presentations of `currentContext` cover this controller rather than the window.
  open var definesPresentationContext = false
  /// Whether the tab bar is hidden while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size in a popover or container; stored, but not used.
  open var preferredContentSize = CGSize.zero

  /// Whether a presented controller determines the status bar's style; stored, but not used.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether this controller's context determines the animation; stored, but not used.
  open var providesPresentationContextTransitionStyle = false
  /// The edges at which the view extends beneath bars; stored, but not used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends beneath opaque bars; stored, but not used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Additional safe area insets; stored, but not used.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The identifier for state restoration; stored, but not used.
  open var restorationIdentifier: String?
  /// The light or dark style of this controller: a trait override.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The buttons of the toolbar; stored, but not shown.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the content is being edited.
  open var isEditing = false
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Replaces the buttons of the toolbar; stored, but not shown.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The status bar's style; never called.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; never called.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that determines the status bar's style; never called.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; never called.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides itself; never called.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The supported orientations; never called.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller rotates with the device; never called.
  open var shouldAutorotate: Bool { true }
  /// The preferred orientation when presented; never called.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Requests an update of the status bar; has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Requests an update of the supported orientations; has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Creation

  /// Creates a controller; there are no nibs on Linux, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    roster = UIApplication.shared.roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
  }

  /// Creates a controller from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {
    roster = UIApplication.shared.roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated deinit {
    let (children, presented, view) = (inside, above, loadedView)
    for child in children where child.container === self { child.container = nil }
    if let presented, presented.below === self { presented.below = nil }
    if let view, view.controller === self { view.controller = nil }
    roster.leave(rosterPlace)
  }

  // MARK: The view

  /// The view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewMade
    }
    set {
      viewIsLoaded = newValue != nil
      if let loadedView, loadedView !== newValue, loadedView.controller === self {
        loadedView.controller = nil
      }
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// Creates the view; an override sets `view`.
  ///
  /// This implementation marks the view as loaded, and `view` creates it on first access.
  open func loadView() { viewIsLoaded = true }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  /// Called when memory is low; the default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Called when the view is about to appear on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view is appearing, when its traits and geometry are known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// In UIKit, called before the view lays out its subviews; never called here, because there is no
  /// layout.
  open func viewWillLayoutSubviews() {}
  /// In UIKit, called after the view has laid out its subviews; never called here, because there is
  /// no layout.
  open func viewDidLayoutSubviews() {}

  /// Whether children appear and disappear with their container automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance or disappearance of the controller and its visible children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing == isOnScreen { warnUnbalanced() }
    begin(appearing: isAppearing, animated: animated)
  }

  /// Ends the transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    if appearance == .appeared || appearance == .disappeared { warnUnbalanced() }
    end()
  }

  /// The one controller that a container shows instead of its own content: the top of a stack, the
  /// selected tab.
  ///
  /// Nil in a controller with content of its own.
  package var shownChild: UIViewController? { nil }

  /// The children that are on the screen while this container is; in a custom container, all of
  /// them.
  package var childrenOnScreen: [UIViewController] { inside }

  /// Controllers outside any container that this one retains for UIKit's own purposes: the columns
  /// of a collapsed split view, a search.
  package var retainedControllers: [UIViewController] {
    guard let search = loadedNavigationItem?.searchController else { return [] }
    return [search] + [search.searchResultsController].compactMap(\.self)
  }

  /// Called when a controller that was off the screen is about to appear.
  func prepareToAppear() {}
  /// Called when an appearance or disappearance has begun here and in the children.
  func appearanceBegan(_ appearing: Bool, animated: Bool) {}
  /// Called when an appearance or disappearance has ended here and in the children.
  func appearanceEnded(_ appeared: Bool, animated: Bool) {}

  // MARK: Containment

  /// Adds a controller to this container and removes it from its previous one.
  ///
  /// Calls the child's `willMove(toParent:)` and leaves `didMove(toParent:)` to the container.
  open func addChild(_ childController: UIViewController) {
    add(childController)
    guard isOnScreen, childController.container === self else { return }
    UIApplication.shared.settleLater(
      DeferredCall { [weak childController] in childController?.comeIntoView() })
  }

  /// Removes the controller from its container.
  ///
  /// Calls its `didMove(toParent:)` with nil and leaves `willMove(toParent:)` to the container.
  open func removeFromParent() { remove() }

  /// Called when the controller is about to move into a container, or out of one if `parent` is
  /// nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has moved into a container, or out of one if `parent` is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when traits have changed, before the app is notified.
  func adaptToTraits() {}

  /// Called when a child has left, unless through this container's own methods.
  func forget(_ child: UIViewController) {}

  /// Replaces one child with another; a fault if one of them is not a child of this container.
  ///
  /// The callbacks run in this order: the old child's `viewWillDisappear`, the new child's
  /// `viewWillAppear`, the animations, the old child's `viewDidDisappear`, the new child's
  /// `viewDidAppear`, and the completion.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    startTransition(
      from: fromViewController, to: toViewController, duration: duration, animations: animations,
      completion: completion)
  }

  // MARK: Presentation and showing

  /// Presents a controller, from the outermost container of this one.
  ///
  /// It is only a warning if the presenter already presents a controller, or if its view is not in
  /// a window. It is a fault if the controller is active elsewhere.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present; its view is loaded immediately.
  ///   - flag: Whether the transition is animated.
  ///   - completion: Runs after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller presented by this one and everything above it; if there is none,
  /// dismisses this controller itself.
  ///
  /// A controller that is already being dismissed counts as gone: a second call reaches its
  /// presenter and dismisses that, too (radar 30284135).
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated.
  ///   - completion: Runs after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes it.
  ///
  /// Without such a container, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller as a detail, in a split view's secondary column.
  ///
  /// Without a split view, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Traits

  /// The traits in effect here: the parent's, unless the parent overrides them for this child.
  open var traitCollection: UITraitCollection { currentTraits }

  /// This controller's overrides of its own traits and those of its children.
  open var traitOverrides = UITraitOverrides() {
    didSet { notifyTraitsChanged(from: traits(with: oldValue)) }
  }

  /// Called when traits have changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called when the controller's size is about to change, because the device is rotated or
  /// resized.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in inside { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called when the controller's size classes are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in inside { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// The controller's item in a navigation bar; created on first access.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  /// The controller's tab in a tab bar controller; created on first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set { loadedTabBarItem = newValue }
  }

  /// The current transition of the controller, if there is one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation ?? above?.presentation ?? (container ?? leaving)?.transitionCoordinator
  }

  /// The container, otherwise the view's superview, otherwise the presenter or the window.
  open override var next: UIResponder? {
    if let container { return container.viewIfLoaded ?? container }
    return below ?? hostingWindow
  }
}
