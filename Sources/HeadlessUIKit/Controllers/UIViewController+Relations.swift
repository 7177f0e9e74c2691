extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestContainer() }

  /// The controller presented by this one or by one of its containers.
  public var presentedViewController: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presented = controller.above { return presented }
      next = controller.container
    }
    return nil
  }

  /// The controller that presented this one or one of its containers.
  public var presentingViewController: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presenter = controller.below { return presenter }
      next = controller.container
    }
    return nil
  }

  /// Whether the controller belongs to a window, through its containers and presenters.
  package var isInHierarchy: Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller.hostingWindow != nil { return true }
      next = controller.container ?? controller.below
    }
    return false
  }

  /// The outermost container or presenter; the controller itself if it has none.
  package var topOfHierarchy: UIViewController {
    var top = self
    while let next = top.container ?? top.below { top = next }
    return top
  }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewIsLoaded }

  /// The view if it is loaded, otherwise nil.
  public var viewIfLoaded: UIView? { viewIsLoaded ? viewMade : nil }

  /// The view, after `loadView` has set it or accepted the default.
  var viewMade: UIView {
    if let loadedView { return loadedView }
    let made = UIView()
    made.controller = self
    loadedView = made
    return made
  }

  /// Loads the view, unless it is loaded.
  public func loadViewIfNeeded() {
    guard !viewIsLoaded else { return }
    guard !viewIsLoading else {
      UIApplication.shared.fault(
        .viewAskedForInLoadView, self, nil,
        "loadView of \(described) reads the view that it must create, which recurses endlessly")
      viewIsLoaded = true
      return
    }
    viewIsLoading = true
    loadView()
    viewIsLoading = false
    viewIsLoaded = true
    UIApplication.shared.log.record(.viewDidLoad, self)
    viewDidLoad()
  }

  /// Whether the controller is moving into its container, during the transition.
  public var isMovingToParent: Bool { moving == .toParent }
  /// Whether the controller is moving out of its container, during the transition.
  public var isMovingFromParent: Bool { moving == .fromParent }
  /// Whether the controller is being presented, during the transition.
  public var isBeingPresented: Bool { presentation?.isPresenting == true }
  /// Whether the controller is being dismissed, during the transition.
  public var isBeingDismissed: Bool { presentation?.isPresenting == false }

  /// The nearest container of a kind; during a pop, still the container that the controller is
  /// leaving.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var next = container ?? leaving
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.container
    }
    return nil
  }

  /// The controller presented by this one, or by a child that it shows, in its own context.
  var presentedInside: UIViewController? {
    if let above { return above }
    if let shownChild { return shownChild.presentedInside }
    for child in childrenOnScreen {
      if let presented = child.presentedInside { return presented }
    }
    return nil
  }

  /// The outermost container, or this controller if it has none.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.container { controller = parent }
    return controller
  }

  /// The visible window that shows this controller's hierarchy; nil if there is none.
  var hostWindow: UIWindow? {
    var controller = outermost
    while controller.hostingWindow == nil, let presenter = controller.below {
      controller = presenter.outermost
    }
    guard let window = controller.hostingWindow, !window.isHidden else { return nil }
    return window
  }

  /// The name of the screen: its title in the bar, otherwise its own title, otherwise its class.
  package var screenName: String { givenName ?? className }

  /// The title in the bar, otherwise its own title; nil if it has neither.
  package var givenName: String? {
    if let title = loadedNavigationItem?.title, !title.isEmpty { return title }
    if let title, !title.isEmpty { return title }
    return nil
  }

  /// Records that an existing screen has a new title.
  func noteTitleChange() { UIApplication.shared.log.record(.titleChange, self, detail: title) }

  /// The class name without `ViewController`, which serves as the screen's name.
  package var className: String {
    let name = "\(type(of: self))"
    let suffix = "ViewController"
    guard name.hasSuffix(suffix), name != suffix else { return name }
    return String(name.dropLast(suffix.count))
  }
}
