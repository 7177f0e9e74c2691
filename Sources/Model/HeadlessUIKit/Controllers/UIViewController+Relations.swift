extension UIViewController {
  /// The container; `nil` if there is none.
  package final nonisolated var container: UIViewController? {
    get { containerLink.object }
    set {
      containerLink = Link(newValue)
      noteMove()
      if newValue != nil { wakeInner() }
    }
  }
  /// Returns whether this controller is the container of another one, without retaining either.
  final nonisolated func isContainer(of child: UIViewController) -> Bool {
    child.containerLink.leads(to: self)
  }
  /// The controller that presents this one directly; `nil` if there is none.
  final nonisolated var below: UIViewController? {
    get { belowLink.object }
    set {
      belowLink = Link(newValue)
      noteMove()
      if newValue != nil { wakeInner() }
    }
  }
  /// The window whose root this controller is; `nil` if there is none.
  final nonisolated var hostingWindow: UIWindow? {
    get { hostingWindowLink.object }
    set {
      hostingWindowLink = Link(newValue)
      noteMove()
      if newValue != nil { wakeInner() }
    }
  }

  /// Wakes the controller in the roster, because its place in the hierarchy changes or it appears.
  final nonisolated func noteMove() {
    isAbandoned = false
    if isDormant { roster.noteMove(of: self) }
  }

  /// Wakes the controllers within this one and those that they present, which come back with it.
  ///
  /// - Complexity: Linear in their number if any controller is dormant; otherwise, constant.
  final nonisolated func wakeInner() {
    guard roster.hasDormant else { return }
    MainActor.assumeIsolated {
      for inner in above.map({ inside + [$0] }) ?? inside {
        inner.noteMove()
        inner.wakeInner()
      }
    }
  }

  /// The container, or else the presenter, or the screen to which an inactive search belongs.
  private final var outward: Link<UIViewController> {
    if !containerLink.isEmpty { return containerLink }
    if !belowLink.isEmpty { return belowLink }
    return Link((self as? UISearchController)?.searchedScreen)
  }

  /// The innermost controller that the stacks and tabs within this one show.
  package final var innermostShown: UIViewController {
    var inner = self
    while let next = inner.shownChild { inner = next }
    return inner
  }

  /// The controller that this one presents directly, or beyond an active search.
  ///
  /// A person sees a search as part of the screen.
  package var presented: UIViewController? {
    guard let above else { return nil }
    return above is UISearchController ? above.above : above
  }
  /// The controller that presents this one directly, or beneath an active search.
  package var presenter: UIViewController? {
    guard let below else { return nil }
    return below is UISearchController ? below.below : below
  }

  /// The controller that this one or one of its containers presents.
  var nearestPresented: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presented = controller.above { return presented }
      next = controller.container
    }
    return nil
  }

  /// The controller that presents this one or one of its containers.
  var nearestPresenter: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presenter = controller.below { return presenter }
      next = controller.container
    }
    return nil
  }

  /// Whether a window contains the controller, directly or through containers and presenters, or
  /// through a split view controller that keeps it in a column.
  package var isInHierarchy: Bool {
    var next = Link(self)
    var isKept = false
    while let (isHosted, outward) = next.read({ (!$0.hostingWindowLink.isEmpty, $0.outward) }) {
      if isHosted { return true }
      if outward.isEmpty, !isKept {
        isKept = true
        next = Link((next.object as? UINavigationController)?.columnKeeper)
      } else {
        next = outward
      }
    }
    return false
  }

  /// The outermost container or presenter of this controller, or the controller itself if it has
  /// neither.
  package var topOfHierarchy: UIViewController {
    var top = Link(self)
    while let outward = top.read({ $0.outward }), !outward.isEmpty { top = outward }
    return top.object ?? self
  }

  /// Returns whether a view can become the controller's: it isn't another one's.
  func canOwn(_ view: UIView?) -> Bool {
    guard let view, let owner = view.controller, owner !== self else { return true }
    UIApplication.shared.fault(
      .viewOfTwoControllers, self, owner,
      "A view can only be associated with at most one view controller at a time! View"
        + " \(type(of: view)) is associated with \(type(of: owner)). Clear this association before"
        + " associating this view with \(type(of: self)).")
    return false
  }

  /// The view, created with the default type unless `loadView` has set it.
  var viewMade: UIView {
    if let loadedView { return loadedView }
    let made = UIView(frame: UIScreen.main.bounds)
    made.controller = self
    made.isInWindow = isInWindow
    loadedView = made
    return made
  }

  /// Loads the view if it isn't loaded yet.
  ///
  /// As in UIKit, this doesn't call `loadViewIfNeeded()`, which the app may have overridden.
  func loadViewIfRequired() {
    guard !viewIsLoaded else { return }
    guard !viewIsLoading else {
      UIApplication.shared.fault(
        .viewAskedForInLoadView, self, nil,
        "loadView of \(described) reads the view before creating it, so it calls itself endlessly")
      viewIsLoaded = true
      return
    }
    viewIsLoading = true
    loadView()
    viewIsLoading = false
    viewIsLoaded = true
    UIApplication.record(.viewDidLoad, self)
    call(.viewDidLoad) { viewDidLoad() }
  }

  /// Whether the controller's own presentation is in progress.
  var presentationRuns: Bool { presentation?.isPresenting == true }
  /// Whether the controller's own dismissal is in progress.
  var dismissalRuns: Bool { presentation?.isPresenting == false }

  /// The container; during a pop, the navigation controller that this controller is leaving.
  var containerDuringPop: UIViewController? { container ?? leaving }

  /// Returns the nearest container of the requested type.
  ///
  /// While this controller or a container around it is being popped, the search includes the
  /// navigation controller that pops it, and what contains that.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var next = containerDuringPop
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.containerDuringPop
    }
    return nil
  }

  /// The controller that this controller or one of its visible children presents in its own
  /// context, beyond an active search.
  var presentedInside: UIViewController? {
    if let presented { return presented }
    if let shownChild { return shownChild.presentedInside }
    for child in childrenOnScreen {
      if let presented = child.presentedInside { return presented }
    }
    return nil
  }

  /// Returns whether the controller's view is the given view or inside it.
  func isInside(_ view: UIView) -> Bool {
    if view is UIWindow { return hostWindow === view }
    var next: UIViewController? = self
    while let controller = next {
      var enclosing = controller.loadedView
      while let current = enclosing {
        if current === view { return true }
        enclosing = current.superview
      }
      next = controller.container
    }
    return false
  }

  /// The outermost container of this controller, or the controller itself if it has none.
  var outermost: UIViewController {
    outermostLink.object ?? self
  }

  private final var outermostLink: Link<UIViewController> {
    var outermost = Link(self)
    while let container = outermost.read({ $0.containerLink }), !container.isEmpty {
      outermost = container
    }
    return outermost
  }

  /// Whether the view is in a window although the controller doesn't appear there: the window has
  /// been hidden since it showed its root, or it got the view without the controller.
  var isInWindowOffScreen: Bool {
    guard let window = enclosingWindow else {
      var outermost = loadedView
      while let outer = outermost?.around { outermost = outer }
      return outermost is UIWindow
    }
    return window.isHidden && window.rootViewController?.hasBeenOnScreen == true
  }

  /// The visible window that contains this controller; `nil` if there is none.
  var hostWindow: UIWindow? {
    guard let window = enclosingWindow else { return nil }
    return window.isHidden ? nil : window
  }

  /// The window that contains this controller; `nil` if there is none.
  private var enclosingWindow: UIWindow? {
    var next = outermostLink
    while let (window, presenter) = next.read({
      ($0.hostingWindowLink, $0.belowLink)
    }) {
      if let window = window.object { return window }
      guard let outermost = presenter.read({ $0.outermostLink }) else { return nil }
      next = outermost
    }
    return nil
  }

  /// The name of the screen: the title of its navigation item, its own title, or its class name, in
  /// this order of preference.
  ///
  /// An alert without a title has the name of its message, or else of its style.
  package var screenName: String {
    givenName ?? (self as? UIAlertController)?.nameWithoutTitle ?? className
  }

  /// The title of the navigation item, or else the controller's own title; `nil` if neither is set.
  package var givenName: String? {
    if let title = loadedNavigationItem?.title, !title.isEmpty { return title }
    if let title, !title.isEmpty { return title }
    return nil
  }

  /// Whether the navigation bar above the screen shows neither a title nor a view in its place.
  package var lacksTitle: Bool {
    givenName == nil && navigationController?.isNavigationBarHidden == false
      && loadedNavigationItem?.titleView == nil && !(self is any UndrawnScreen)
  }

  /// Records that the title of an existing controller has changed.
  func noteTitleChange() { UIApplication.record(.titleChange, self, detail: title) }

  /// The class name without the `ViewController` suffix, as used in screen names.
  ///
  /// A plain `UIViewController` is a `View Controller`.
  package var className: String {
    if let screen = self as? any UndrawnScreen { return screen.undrawnName }
    let name = "\(type(of: self))"
    let suffix = "ViewController"
    guard name.hasSuffix(suffix), name != suffix else { return name }
    guard name != "UIViewController" else { return "View Controller" }
    return String(name.dropLast(suffix.count))
  }
}
