public import Foundation

/// A controller that manages one screen, or a container of other controllers.
///
/// Life cycle, containment, and presentation work as in UIKit. Instead of views, the `content`
/// property lists the elements that the user can see and use.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  @preconcurrency NSCoding
{
  /// The controller's number; controllers are numbered in order of creation since launch.
  package let number: Int

  /// The title.
  ///
  /// It is also used for the navigation item and the tab if they have no title of their own.
  open var title: String? {
    get { storedTitle }
    set {
      let isNew = appearance == .appeared && storedTitle != newValue
      storedTitle = newValue
      if isNew { noteTitleChange() }
      loadedNavigationItem?.title = newValue
      loadedTabBarItem?.title = newValue
    }
  }
  private var storedTitle: String?

  /// The elements that the user can see and use on this screen, from top to bottom.
  ///
  /// By default, they are read from the view and its subviews. Override this property for a screen
  /// without views.
  ///
  /// It is evaluated each time the screen is read. Don't include bar buttons, tabs, or alert
  /// actions: the containers add them.
  open var content: [Content.Element] { ViewReader.content(of: self) }

  // MARK: State

  /// The container of this controller.
  open var parent: UIViewController? { container }
  /// The children of this container.
  open var children: [UIViewController] { inside }
  /// The nearest navigation controller that contains this controller.
  open var navigationController: UINavigationController? { nearestContainer() }
  /// The nearest tab bar controller that contains this controller.
  open var tabBarController: UITabBarController? { nearestContainer() }
  /// The nearest split view controller that contains this controller.
  open var splitViewController: UISplitViewController? { nearestContainer() }
  /// The controller that this one or one of its containers presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one or one of its containers.
  open var presentingViewController: UIViewController? { nearestPresenter }
  /// Whether a transition is currently moving the controller into a container.
  open var isMovingToParent: Bool { moving == .toParent }
  /// Whether a transition is currently moving the controller out of its container.
  open var isMovingFromParent: Bool { moving == .fromParent }
  /// Whether a transition is currently presenting the controller.
  open var isBeingPresented: Bool { presentationRuns }
  /// Whether a transition is currently dismissing the controller.
  open var isBeingDismissed: Bool { dismissalRuns }

  // A weak reference would permanently slow down every retain of the object that it refers to.
  // These references are unowned instead. Each referenced object clears them when it is freed: see
  // `deinit` here and in `UIWindow`.
  nonisolated(unsafe) final var containerLink = Link<UIViewController>(nil)
  nonisolated(unsafe) final var belowLink = Link<UIViewController>(nil)
  nonisolated(unsafe) final var hostingWindowLink = Link<UIWindow>(nil)
  var inside: [UIViewController] = []
  var above: UIViewController?
  var appearance = Appearance.disappeared
  var isAppearanceAnimated = false
  var moving = Moving.not
  /// The navigation controller from which this controller is being popped; `nil` after the
  /// transition.
  var leaving: UINavigationController?
  var viewIsLoaded = false
  var viewIsLoading = false
  /// Whether the controller has been laid out without a view.
  var hasBeenLaidOut = false
  var loadedView: UIView?
  package final var loadedNavigationItem: UINavigationItem? { storedNavigationItem }
  final var storedNavigationItem: UINavigationItem?
  var loadedTabBarItem: UITabBarItem?
  var loadedPresentationController: UIPresentationController?
  var presentation: PresentationTransition?
  var traitsFromParent: UITraitCollection?
  /// The roster of the launch during which this controller was created.
  let roster: ControllerRoster
  /// The storyboard's scene that declares the controller.
  var scene: SceneInstance?
  /// The nib that the initializer was given.
  private(set) var givenNib: (name: String, bundle: Bundle?)?
  /// The window that keeps the controller, its former root, with the presented controllers.
  var abandoningWindow = WeakLink<UIWindow>(nil)
  nonisolated(unsafe) final var rosterPlace = 0
  /// Whether the roster leaves the controller out of those that are awake.
  package nonisolated(unsafe) final internal(set) var isDormant = false
  /// Whether an observer has found that the app doesn't keep this removed child to show it again.
  ///
  /// It is reset when the child moves or appears.
  package nonisolated(unsafe) final var isAbandoned = false
  /// Whether the controller has ever been on screen.
  package final var hasBeenOnScreen: Bool { wasOnScreen }
  final var wasOnScreen = false
  /// An index reserved for an observer, so that the observer doesn't need a dictionary; -1 if
  /// no index is set.
  package nonisolated(unsafe) final var observerIndex: Int32 = -1

  /// The presentation style.
  ///
  /// The default, `automatic`, presents a sheet. It reads as `pageSheet`.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { chosenStyle == .automatic ? .pageSheet : chosenStyle }
    set { chosenStyle = newValue }
  }
  private var chosenStyle = UIModalPresentationStyle.automatic
  /// The object that provides custom animations for presenting this controller.
  ///
  /// As in UIKit, the reference is weak. Unlike other delegates, it is called through this
  /// property, so a subclass that overrides the property replaces it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { storedTransitioningDelegate }
    set {
      storedTransitioningDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .transitioning, self)
    }
  }
  private weak var storedTransitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller is presented as a popover in a regular-width environment, regardless of
  /// its presentation style.
  var isPopoverOnPad: Bool { false }
  /// Whether the nearest container that defines a presentation context presents this controller.
  var wantsContext: Bool {
    modalPresentationStyle == .currentContext || modalPresentationStyle == .overCurrentContext
  }
  /// The style of the presentation's animation; stored, but not used.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user is prevented from swiping the presented controller away.
  open var isModalInPresentation = false
  /// The earlier name of `isModalInPresentation`.
  @available(iOS, deprecated: 13.0, message: "Use isModalInPresentation")
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether controllers that are presented with the `currentContext` style cover this controller
  /// instead of the whole window.
  open var definesPresentationContext = false
  /// Whether the tab bar is hidden while this controller is on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size in a popover or container; stored, but not used.
  open var preferredContentSize = CGSize.zero

  /// Whether this controller determines the style of the status bar when it is presented; stored,
  /// but not used.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether this controller, as the presentation context, determines the style of the animation;
  /// stored, but not used.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus returns after a transition; stored, but not used.
  open var restoresFocusAfterTransition = true
  /// The edges at which the view extends under bars; stored, but not used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under opaque bars; stored, but not used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep clear of bars; stored, but not used.
  @available(iOS, deprecated: 11.0)
  open var automaticallyAdjustsScrollViewInsets = true
  /// Additional safe area insets; stored, but not used.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the view has at least the system's margins; stored, but not used.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The identifier for state restoration; stored, but not used.
  open var restorationIdentifier: String?
  /// The class that restores the controller; stored, but not used.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Never called, because the state isn't saved.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Never called, because the state isn't restored.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Never called, because the state isn't restored.
  open func applicationFinishedRestoringState() {}
  /// The identifier for moving the focus; stored, but not used.
  open var focusGroupIdentifier: String?
  /// The name for tracking interactions; stored, but not used.
  open var interactionActivityTrackingBaseName: String?
  /// The light or dark style that overrides the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the user is editing the content.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false
  /// Starts or stops editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    editButton?.title = editing ? "Done" : "Edit"
  }
  /// Replaces the items of the toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The style of the status bar; never read.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; never read.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that determines the style of the status bar; never read.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that determines whether the status bar is hidden; never read.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides automatically; never read.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations that the interface may have while the controller fills the screen.
  ///
  /// A container's children aren't asked. The default is all orientations, on a phone except upside
  /// down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .deviceDefault }
  /// Whether the controller rotates with the device; never read, as since iOS 16.
  @available(iOS, deprecated: 16.0)
  open var shouldAutorotate: Bool { true }
  /// The orientation to which the interface turns when the controller is presented full screen; by
  /// default, the one that it has.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .current }
  /// The animation of the status bar; never read.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that determines whether the home indicator hides; never read.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing; UIKit requests an update of the home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The child that determines the edges with deferred system gestures; never read.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which system gestures wait for the app's; never read.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Does nothing; UIKit requests an update of these edges.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// The child that determines whether the pointer is locked; never read.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer is locked; never read.
  open var prefersPointerLocked: Bool { false }
  /// Does nothing; UIKit requests an update of the pointer lock.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether a key press works while the controller presents another one; never read.
  open var performsActionsWhilePresentingModally: Bool { true }
  /// Whether the keyboard stays when the controller is presented; never read.
  open var disablesAutomaticKeyboardDismissal: Bool {
    presentedStyle == .formSheet
  }
  /// A button that starts and stops editing.
  ///
  /// UIKit returns the same button each time, and so does this property.
  open var editButtonItem: UIBarButtonItem { editButton ?? makeEditButton() }
  var editButton: UIBarButtonItem?
  /// Turns the interface to the device's orientation if the app supports it, when deferred work is
  /// next performed.
  @available(iOS, deprecated: 16.0)
  open class func attemptRotationToDeviceOrientation() {
    UIApplication.shared.updateOrientationLater()
  }
  /// Names the scroll view that the bar at an edge watches; stored, but not used.
  ///
  /// - Parameters:
  ///   - scrollView: The view, which isn't retained; `nil` for the one that UIKit finds.
  ///   - edge: The edges: top, bottom, or both.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = [.top, .bottom]
  ) {
    if edge.contains(.top) { topScrollView = scrollView }
    if edge.contains(.bottom) { bottomScrollView = scrollView }
  }
  /// Returns the scroll view that the app has named for an edge; `nil` if it has named none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if edge.contains(.top) { return topScrollView }
    return edge.contains(.bottom) ? bottomScrollView : nil
  }
  private weak var topScrollView: UIScrollView?
  private weak var bottomScrollView: UIScrollView?
  /// Does nothing; UIKit requests an update of the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the supported orientations again, and turns the interface, when deferred work is next
  /// performed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    UIApplication.shared.updateOrientationLater()
  }

  /// The name of the nib that the initializer was given.
  open var nibName: String? { givenNib?.name }
  /// The bundle of the nib that the initializer was given.
  open var nibBundle: Bundle? { givenNib?.bundle }
  /// The storyboard that created the controller; `nil` if it wasn't created by a storyboard.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  // MARK: Creation

  /// Creates a controller whose view is in a nib.
  ///
  /// If no name is given, the nib has the name of the class, with or without "Controller". If there
  /// is no such nib either, the view is empty.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    // A property's value would be retained for each call.
    let roster = UIApplication.runningRoster
    self.roster = roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
    if let nibNameOrNil { givenNib = (nibNameOrNil, nibBundleOrNil) }
  }

  /// Creates a controller as a storyboard declares it; an empty one with any other coder.
  public required init?(coder: NSCoder) {
    // A property's value would be retained for each call.
    let roster = UIApplication.runningRoster
    self.roster = roster
    number = roster.nextNumber()
    super.init()
    roster.enter(self)
    coder.configure(self)
  }

  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  nonisolated deinit {
    // An object that is about to be released isn't retained before.
    let (children, presented, view) = (inside, Link(above), Link(loadedView))
    for child in children where child.containerLink.leads(to: self) {
      child.containerLink = Link(nil)
      child.noteMove()
    }
    presented.read {
      guard $0.belowLink.leads(to: self) else { return }
      $0.belowLink = Link(nil)
      $0.noteMove()
    }
    view.read { if $0.controllerLink.leads(to: self) { $0.controllerLink = Link(nil) } }
    roster.leave(self)
  }

  // MARK: The view

  /// The view.
  ///
  /// It is loaded when this property is first accessed. A view that another controller has is a
  /// fault.
  open var view: UIView! {
    get {
      loadViewIfRequired()
      return viewMade
    }
    set {
      guard canOwn(newValue) else { return }
      viewIsLoaded = newValue != nil
      if let loadedView, loadedView !== newValue, loadedView.controller === self {
        loadedView.controller = nil
      }
      loadedView = newValue
      newValue?.controller = self
      if isInWindow { noteWindow(hostWindow) }
    }
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewIsLoaded }

  /// The view; `nil` if it isn't loaded.
  open var viewIfLoaded: UIView? { viewIsLoaded ? viewMade : nil }

  /// Loads the view if it isn't loaded yet.
  open func loadViewIfNeeded() { loadViewIfRequired() }

  /// Creates the view.
  ///
  /// An override must set `view`. This implementation loads the view from the storyboard or nib
  /// that has it. Otherwise it only marks the view as loaded, and the `view` property creates the
  /// view on first access.
  open func loadView() {
    if !loadViewFromInterface() { viewIsLoaded = true }
  }

  /// Called when the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Segues

  /// Performs the segue with the given identifier.
  ///
  /// Naming a segue that the storyboard's scene doesn't have is a fault.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segues = (scene?.scene.segues ?? []).filter { $0.relationship == nil }
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      let known = segues.compactMap(\.identifier).sorted().joined(separator: ", ")
      UIApplication.shared.fault(
        .segueMissing, self, nil,
        "Receiver (\(described)) has no segue with identifier '\(identifier)'"
          + (known.isEmpty ? "" : "; it has \(known)"))
      return
    }
    perform(segue, sender: sender, isAsked: false)
  }
  /// Returns whether a segue that a person starts is performed; `true` by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether the controller takes an unwind action that it implements; `true` by default,
  /// unless the segue begins in this controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self }
  /// Returns the children in which an unwind segue looks for its target, in that order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.reversed().filter { $0 !== origin }
  }
  /// Returns the child that contains the source of an unwind segue.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next: UIViewController? = source.source
    while let controller = next {
      if controller.parent === self { return controller }
      next = controller.parent ?? controller.presentingViewController
    }
    return nil
  }
  /// Makes the child visible to which a segue unwinds.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  /// Called when the system is low on memory; does nothing by default.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Called when the view is about to appear on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view is appearing, after its traits and geometry have been determined.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view has appeared on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the constraints of the view need an update.
  ///
  /// The default implementation calls the view's `updateConstraints`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// The area above the view's content.
  @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { LayoutSupport(view) }
  /// The area below the view's content.
  @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(view) }
  /// Never called, because there is no layout.
  ///
  /// In UIKit, called when the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}
  /// Never called, because there is no layout.
  ///
  /// In UIKit, called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Whether the container forwards its appearance callbacks to its children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance transition for this controller and its visible children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing == isOnScreen { warnUnbalanced() }
    begin(appearing: isAppearing, animated: animated)
  }

  /// Ends the appearance transition that `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    if appearance == .appeared || appearance == .disappeared { warnUnbalanced() }
    end()
  }

  /// The single child that a container shows in place of its own content, such as the top of a
  /// navigation stack or the selected tab.
  ///
  /// The value is `nil` for a controller with its own content.
  package var shownChild: UIViewController? { nil }

  /// Whether the container places its children's views itself, without making them subviews of its
  /// view here: it is one of UIKit's.
  package var placesChildViews: Bool { false }
  /// The bar of a container of UIKit's, if the app has asked for it and it isn't hidden.
  var barOnScreen: UIView? { nil }

  /// The children that are visible while this container is on screen.
  ///
  /// For a custom container, these are the children whose views are inside its own. If none is,
  /// these are all its children, because on Linux, a container doesn't have to manage views.
  package var childrenOnScreen: [UIViewController] { inside.count > 1 ? childrenInView : inside }

  /// Additional controllers that this one retains on behalf of UIKit, such as a search controller
  /// or the columns of a collapsed split view.
  ///
  /// They aren't its children.
  package var retainedControllers: [UIViewController] {
    guard let search = loadedNavigationItem?.searchController else { return [] }
    return [search] + [search.searchResultsController].compactMap(\.self)
  }

  /// Called when the controller is no longer presented.
  func leftChain() {}
  /// Called when an off-screen controller is about to appear.
  func prepareToAppear() {}
  /// Called when an appearance transition has begun for this controller and its children.
  func appearanceBegan(_ appearing: Bool, animated: Bool) {}
  /// Called when an appearance transition has ended for this controller and its children.
  func appearanceEnded(_ appeared: Bool, animated: Bool) {}

  // MARK: Containment

  /// Adds a controller to this container, and removes it from its previous container.
  ///
  /// This method calls the child's `willMove(toParent:)`. The container must then call
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    add(childController)
    guard isOnScreen, childController.container === self else { return }
    UIApplication.shared.settleLater(
      DeferredCall { [weak childController] in childController?.comeIntoView() })
  }

  /// Removes the controller from its container.
  ///
  /// The container must call `willMove(toParent:)` with `nil` first. This method then calls
  /// `didMove(toParent:)` with `nil`.
  open func removeFromParent() { remove() }

  /// Called when the controller is about to move into a container, or out of its container if
  /// `parent` is `nil`.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has moved into a container, or out of its container if `parent` is
  /// `nil`.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called when the traits have changed, before the app is notified.
  func adaptToTraits() {}

  /// Called when a child has been removed by means other than this container's own methods.
  func forget(_ child: UIViewController) {}

  /// Replaces one child with another.
  ///
  /// A fault is reported if either controller isn't a child of this container.
  ///
  /// The methods and closures are called in this order: the old child's `viewWillDisappear`, the
  /// new child's `viewWillAppear`, the animations, the old child's `viewDidDisappear`, the new
  /// child's `viewDidAppear`, and the completion.
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

  /// Presents a controller from this controller's outermost container.
  ///
  /// A warning is logged if the presenter already presents a controller, or if its view isn't in a
  /// window. Presenting a controller that is already in use elsewhere causes a fault.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present. Its view is loaded immediately.
  ///   - flag: Whether the transition is animated.
  ///   - completion: The closure to call after the presented controller's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, and everything presented above it.
  ///
  /// If this controller presents nothing, this controller itself is dismissed.
  ///
  /// A controller that is already being dismissed no longer counts as presented. As a result, a
  /// second call is forwarded to the presenter, and also dismisses the presenter (radar 30284135).
  ///
  /// - Parameters:
  ///   - flag: Whether the transition is animated.
  ///   - completion: The closure to call after the dismissed controller's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest container that supports it.
  ///
  /// For example, a navigation controller pushes it. If there is no such container, the controller
  /// is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.show(vc, sender: sender)
  }

  /// Shows a controller in the secondary column of the nearest split view controller.
  ///
  /// If there is no split view controller, the controller is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let parent else { return present(vc, animated: true) }
    parent.showDetailViewController(vc, sender: sender)
  }

  /// The presentation controller that manages this controller or its container.
  ///
  /// It is available even before the presentation. Its class depends on the current style: popovers
  /// and sheets have their own classes.
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// The presentation controller that presents this controller or its container; `nil` if it isn't
  /// presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// The presentation controller if it manages a popover; `nil` otherwise.
  open var popoverPresentationController: UIPopoverPresentationController? {
    currentPresentationController as? UIPopoverPresentationController
  }
  /// The presentation controller if it manages a sheet; `nil` otherwise.
  open var sheetPresentationController: UISheetPresentationController? {
    currentPresentationController as? UISheetPresentationController
  }

  /// Called when a split view controller collapses, so that this primary controller takes in the
  /// secondary one.
  ///
  /// The default implementation does nothing. A navigation controller pushes the controller.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Called when a split view controller separates, to get the secondary controller back.
  ///
  /// The default implementation returns `nil`.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Registers a view for previews, which no device opens here.
  @available(iOS, deprecated: 13.0)
  @discardableResult
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(delegate, sourceView) }

  /// Removes a registration for previews.
  @available(iOS, deprecated: 13.0)
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}

  // MARK: Traits

  /// The current traits of this controller.
  ///
  /// They are inherited from the parent unless they are overridden.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The traits that this controller overrides for itself and its children.
  open var traitOverrides = UITraitOverrides() {
    didSet { notifyTraitsChanged(from: traits(with: oldValue)) }
  }

  /// Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}

  /// Called when the traits have changed; does nothing by default.
  @available(iOS, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Overrides traits for a child of this container; pass `nil` to remove the overrides.
  @available(iOS, deprecated: 17.0, message: "Use the child's traitOverrides")
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    overrideTraits(of: childViewController, with: collection)
  }

  /// Returns the traits that this container overrides for a child; `nil` if there are none.
  @available(iOS, deprecated: 17.0, message: "Use the child's traitOverrides")
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childViewController.traitsFromParent }

  /// Called when a child's preferred size has changed; never called here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called, because there is no layout.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the controller's size is about to change because the device is rotated or resized.
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
    storedNavigationItem = item
    return item
  }

  /// The controller's item in a tab bar; created on first access.
  open var tabBarItem: UITabBarItem! {
    get {
      if let loadedTabBarItem { return loadedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      loadedTabBarItem = item
      return item
    }
    set { loadedTabBarItem = newValue }
  }

  /// The tab that shows the controller, if the app sets a tab bar controller's `tabs`.
  open var tab: UITab? { tabBarController?.tab(of: self) }

  /// The coordinator of the controller's current transition; `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation ?? above?.presentation ?? containerDuringPop?.transitionCoordinator
  }

  /// The next responder: the container's view, the container, the presenter, or the window, in this
  /// order of preference.
  open override var next: UIResponder? {
    if let container { return (container.viewIsLoaded ? container.viewMade : container) }
    return below ?? hostingWindow
  }

  /// The commands of a keyboard; those that the app has added, unless a subclass returns others.
  open override var keyCommands: [UIKeyCommand]? { addedKeyCommands }
  private var addedKeyCommands: [UIKeyCommand]?
  /// Adds a command of a keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }
  /// Removes a command of a keyboard.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    guard let left = addedKeyCommands?.filter({ $0 !== keyCommand }) else { return }
    addedKeyCommands = left.isEmpty ? nil : left
  }
}
