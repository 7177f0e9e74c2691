public import Foundation

/// A screen, or a container of screens.
///
/// Life cycle, containment and presentation are UIKit's. Views are not modelled: what a person
/// would see and could do is the controller's `content`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  /// The controller's place in the order in which controllers were made since launch.
  package let number: Int

  /// The title; it is also the title of the navigation item and the tab where these have none.
  open var title: String? {
    didSet {
      if appearance == .appeared, title != oldValue { noteTitleChange() }
      loadedNavigationItem?.title = title
      loadedTabBarItem?.title = title
    }
  }

  /// What a person sees on this screen and can do there, from top to bottom.
  ///
  /// It is read anew whenever the screen is looked at. Buttons of bars, tabs and an alert's
  /// actions come from the containers and don't belong here.
  open var content: [ContentElement] { [] }

  // MARK: State

  /// The container that this controller is a child of.
  open var parent: UIViewController? { container }
  /// The controllers in this container.
  open var children: [UIViewController] { inside }
  /// What this controller itself presents.
  package var presented: UIViewController? { above }
  /// What presents this controller itself.
  package var presenter: UIViewController? { below }

  // A weak reference would make every retain of its object slow, for good. These are unowned, and
  // the owner takes them back when it goes: see `deinit` here and in `UIWindow`.
  nonisolated(unsafe) unowned(unsafe) var container: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var below: UIViewController?
  nonisolated(unsafe) unowned(unsafe) var hostingWindow: UIWindow?
  var inside: [UIViewController] = []
  var above: UIViewController?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var moving = Moving.not
  /// The navigation controller that this one was popped off, until the transition has ended.
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
  /// The controllers of the launch that this one was made in.
  private let roster: ControllerRoster
  nonisolated(unsafe) var rosterPlace = 0
  /// Whether the controller has been on the screen since it was made.
  package internal(set) var hasBeenOnScreen = false
  /// A number that whoever watches the controllers may keep here, instead of in a table; -1 at first.
  package var watchPlace: Int32 = -1

  /// How the controller is presented; automatic is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// What gives a presentation of this controller its own animation; UIKit keeps it weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(transitioningDelegate, .transitioning) }
  }
  /// Whether the controller is a popover where there is much room, whatever its style.
  var isPopoverOnPad: Bool { false }
  /// How a presentation moves; kept, never shown.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the controller may not be swiped away while it is presented.
  open var isModalInPresentation = false
  /// Whether presentations of `currentContext` cover this controller rather than the window.
  open var definesPresentationContext = false
  /// Whether the tab bar is hidden while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The size that the controller would like in a popover or container; kept, never used.
  open var preferredContentSize = CGSize.zero

  /// Whether the app lets a presented controller say how the status bar looks; kept, never used.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether this controller's context says how a presentation moves; kept, never used.
  open var providesPresentationContextTransitionStyle = false
  /// The edges that the view goes beneath bars at; kept, never used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view goes beneath bars that are not translucent; kept, never used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// More distance from the edges; kept, never used.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The name by which the system restores the controller; kept, never used.
  open var restorationIdentifier: String?
  /// Whether the controller is light or dark whatever the device is: a trait override.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The buttons of the toolbar; kept, never shown.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether a person is changing what is shown.
  open var isEditing = false
  /// Begins or ends to change what is shown.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Replaces the buttons of the toolbar; kept, never shown.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// How the status bar looks; never asked.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; never asked.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that says how the status bar looks; never asked.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden; never asked.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the line at the bottom edge goes; never asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// How the controller may be held; never asked.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the controller turns with the device; never asked.
  open var shouldAutorotate: Bool { true }
  /// How the controller would like to be held when it is presented; never asked.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Has the status bar asked for anew; it never is.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has the ways to hold the controller asked for anew; they never are.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // MARK: Making one

  /// Makes a controller; there are no nibs on Linux, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    roster = UIApplication.shared.roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
  }

  /// Makes a controller as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    roster = UIApplication.shared.roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
  }

  /// Makes a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated deinit {
    let (children, presented, view) = (inside, above, loadedView)
    for child in children where child.container === self { child.container = nil }
    if let presented, presented.below === self { presented.below = nil }
    if let view, view.controller === self { view.controller = nil }
    roster.leave(rosterPlace)
  }

  // MARK: The view

  /// The view, which is made when it is first asked for.
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

  /// Makes the view; an override sets `view`.
  ///
  /// This one says that there is a view, and `view` makes it for the first who asks.
  open func loadView() { viewIsLoaded = true }

  /// The view has been made.
  open func viewDidLoad() {}

  /// Memory is short; the default does nothing.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// The view is about to come on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is coming on the screen, with its traits and place known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is off the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out; nothing calls this, for nothing is laid out.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out; nothing calls this, for nothing is laid out.
  open func viewDidLayoutSubviews() {}

  /// Whether children come and go with their container without the container's doing.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins to bring the controller on the screen or off it, and its shown children with it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing == isOnScreen { warnUnbalanced() }
    begin(appearing: isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    if appearance == .appeared || appearance == .disappeared { warnUnbalanced() }
    end()
  }

  /// The one controller that a container shows in its place: a stack's top, the selected tab; nil
  /// in a controller that shows something of its own.
  package var shownChild: UIViewController? { nil }

  /// The children that are on the screen while this container is: all of them, in a container of
  /// the app's own.
  package var childrenOnScreen: [UIViewController] { inside }

  /// Controllers that this one keeps for UIKit's own purposes while they are in no container: the
  /// columns of a collapsed split view, a search.
  package var keptAside: [UIViewController] {
    guard let search = loadedNavigationItem?.searchController else { return [] }
    return [search] + [search.searchResultsController].compactMap(\.self)
  }

  /// Called when a controller that was off the screen is about to come on it.
  func prepareToAppear() {}
  /// Called when an appearance or disappearance has begun here and in the children.
  func appearanceBegan(_ appearing: Bool, animated: Bool) {}
  /// Called when an appearance or disappearance has ended here and in the children.
  func appearanceEnded(_ appeared: Bool, animated: Bool) {}

  // MARK: Containment

  /// Puts a controller into this container, out of the one where it was.
  ///
  /// Calls the child's `willMove(toParent:)` and leaves `didMove(toParent:)` to the container.
  open func addChild(_ childController: UIViewController) {
    add(childController)
    guard isOnScreen, childController.container === self else { return }
    UIApplication.shared.settleLater(
      DeferredCall { [weak childController] in childController?.comeIntoView() })
  }

  /// Takes the controller out of its container.
  ///
  /// Calls its `didMove(toParent:)` with nil and leaves `willMove(toParent:)` to the container.
  open func removeFromParent() { remove() }

  /// The controller is about to move into a container, or out of one where that is nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has moved into a container, or out of one where that is nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when traits have changed, before the app hears of it.
  func adaptToTraits() {}

  /// Called when a child has left by another way than this container's own.
  func forget(_ child: UIViewController) {}

  /// Changes from one child to another.
  ///
  /// Old willDisappear, new willAppear, the animations; at the end old didDisappear, new didAppear,
  /// the completion. A fault where one of them is not a child of this container.
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
  /// A warning and nothing more where something is presented there already, or where the
  /// presenter's view is in no window; a fault where the controller is active elsewhere.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: the controller to present; its view is made at once.
  ///   - flag: whether the transition is animated.
  ///   - completion: runs after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all above it, or else this controller itself.
  ///
  /// What is being dismissed already counts as gone: a second call reaches the presenter, and
  /// dismisses that too (radar 30284135).
  ///
  /// - Parameters:
  ///   - flag: whether the transition is animated.
  ///   - completion: runs after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes it; where
  /// no container answers, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller as a detail: a split view's secondary; where there is none, it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  // MARK: Traits

  /// The traits in force here: the parent's, unless it says otherwise for this child.
  open var traitCollection: UITraitCollection { currentTraits }

  /// What this controller says of its own traits and those of what it contains.
  open var traitOverrides = UITraitOverrides() {
    didSet { tellTraitsChanged(from: traits(saying: oldValue)) }
  }

  /// Tells that traits changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The controller's size is about to change, with the device's rotation or a resize.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in inside { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The controller's size classes are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in inside { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Bars

  /// What this controller puts in a navigation bar; made when it is first asked for.
  open var navigationItem: UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  /// The tab of this controller in a tab bar controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set { loadedTabBarItem = newValue }
  }

  /// The transition that the controller takes part in, if one is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation ?? above?.presentation ?? (container ?? leaving)?.transitionCoordinator
  }

  /// The container, else the view's superview, else the presenter or the window.
  open override var next: UIResponder? {
    if let container { return container.viewIfLoaded ?? container }
    return below ?? hostingWindow
  }
}
