extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearestContainer() }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestContainer() }

  /// What this controller or a container of it presents.
  public var presentedViewController: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presented = controller.above { return presented }
      next = controller.container
    }
    return nil
  }

  /// What presented this controller or a container of it.
  public var presentingViewController: UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if let presenter = controller.below { return presenter }
      next = controller.container
    }
    return nil
  }

  /// Whether a window leads to the controller, by way of its containers and presenters.
  package var isInHierarchy: Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller.hostingWindow != nil { return true }
      next = controller.container ?? controller.below
    }
    return false
  }

  /// The outermost controller that still leads to this one: itself where it is on its own.
  package var topOfHierarchy: UIViewController {
    var top = self
    while let next = top.container ?? top.below { top = next }
    return top
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { viewIsLoaded }

  /// The view if it has been made, else nil.
  public var viewIfLoaded: UIView? { viewIsLoaded ? viewMade : nil }

  /// The view, where `loadView` has said that there is one.
  var viewMade: UIView {
    if let loadedView { return loadedView }
    let made = UIView()
    made.controller = self
    loadedView = made
    return made
  }

  /// Makes the view now, if it was not made before.
  public func loadViewIfNeeded() {
    guard !viewIsLoaded else { return }
    guard !viewIsLoading else {
      UIApplication.shared.fault(
        .viewAskedForInLoadView, self, nil,
        "loadView of \(described) asks for the view that it is to make, without end")
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

  /// Whether the controller is coming into its container, during the transition.
  public var isMovingToParent: Bool { moving == .toParent }
  /// Whether the controller is going out of its container, during the transition.
  public var isMovingFromParent: Bool { moving == .fromParent }
  /// Whether the controller is being presented, during the transition.
  public var isBeingPresented: Bool { presentation?.isPresenting == true }
  /// Whether the controller is being dismissed, during the transition.
  public var isBeingDismissed: Bool { presentation?.isPresenting == false }

  /// The nearest container of a kind; during a pop that is still the one that is being left.
  func nearestContainer<Container: UIViewController>() -> Container? {
    var next = container ?? leaving
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.container
    }
    return nil
  }

  /// What this controller presents, or what one that it shows presents in its own context.
  var presentedInside: UIViewController? {
    if let above { return above }
    if let shownChild { return shownChild.presentedInside }
    for child in childrenOnScreen {
      if let presented = child.presentedInside { return presented }
    }
    return nil
  }

  /// The container around all containers, or this controller where there is none.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.container { controller = parent }
    return controller
  }

  /// The visible window that shows this controller's hierarchy, nil while none does.
  var hostWindow: UIWindow? {
    var controller = outermost
    while controller.hostingWindow == nil, let presenter = controller.below {
      controller = presenter.outermost
    }
    guard let window = controller.hostingWindow, !window.isHidden else { return nil }
    return window
  }

  /// What a person calls the screen: its title in the bar, else its own title, else its class.
  package var screenName: String { givenName ?? className }

  /// The title in the bar, else its own title, nil where it has neither.
  package var givenName: String? {
    if let title = loadedNavigationItem?.title, !title.isEmpty { return title }
    if let title, !title.isEmpty { return title }
    return nil
  }

  /// Notes that a screen that is there is called otherwise from now on.
  func noteTitleChange() { UIApplication.shared.log.record(.titleChange, self, detail: title) }

  /// The class's name without `ViewController`, as screens are called by.
  package var className: String {
    let name = "\(type(of: self))"
    let suffix = "ViewController"
    guard name.hasSuffix(suffix), name != suffix else { return name }
    return String(name.dropLast(suffix.count))
  }
}
