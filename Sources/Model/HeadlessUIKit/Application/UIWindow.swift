public import Foundation

/// A window, which displays a hierarchy of view controllers.
///
/// The scene keeps a window as long as it is visible.
open class UIWindow: UIView {
  /// Whether this is the key window.
  open internal(set) var isKeyWindow = false
  private var root: UIViewController?

  /// Creates a hidden window with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
    isInWindow = true
  }

  /// Creates an empty, hidden window.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
    isInWindow = true
  }

  /// Creates a hidden window in a scene, with the size of the scene's screen.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    isInWindow = true
    attachedScene = windowScene
  }

  /// The responder that receives what is typed; `nil` if there is none.
  var firstResponder: UIResponder? {
    get { firstResponderLink.object }
    set {
      let oldValue = firstResponder
      firstResponderLink = WeakLink(newValue)
      UIApplication.shared.firstResponderChanges += 1
      // Another window may still have it.
      if let oldValue { oldValue.mayBeFirst = UIApplication.shared.hasFirst(oldValue) }
      firstResponder?.mayBeFirst = true
    }
  }
  private var firstResponderLink = WeakLink<UIResponder>(nil)
  /// The first responder that is being asked to give way.
  var resigning: UIResponder? {
    get { resigningLink.object }
    set { resigningLink = WeakLink(newValue) }
  }
  private var resigningLink = WeakLink<UIResponder>(nil)
  private weak var attachedScene: UIWindowScene?
  /// Whether the window isn't on the screen although it isn't hidden, because it has no scene.
  private var isOffScreen = false

  /// The window's scene.
  ///
  /// An app has only one scene. A visible window belongs to it by default. Without a scene, a
  /// window isn't on the screen.
  open var windowScene: UIWindowScene? {
    get {
      if let attachedScene { return attachedScene }
      return isHidden || isOffScreen ? nil : UIApplication.shared.scene
    }
    set {
      attachedScene = newValue
      guard isOffScreen == (newValue != nil), !isHidden else { return }
      isOffScreen.toggle()
      if isOffScreen { leaveScreen() } else { enterScreen() }
    }
  }

  /// The window's level among overlapping windows; stored, but not used.
  open var windowLevel = UIWindow.Level.normal
  /// The screen on which the window is displayed.
  ///
  /// Setting this property has no effect, because there is only one screen.
  open var screen: UIScreen {
    get { UIScreen.main }
    set {}
  }
  /// Whether the window can be resized to fit its content; stored, but not used.
  open var canResizeToFitContent = false

  /// A level in the stack of overlapping windows; higher levels are in front.
  public nonisolated struct Level: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat
    /// Creates a level from the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default level.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1_000)
    /// The level of alerts.
    public static let alert = Level(2_000)
  }

  nonisolated deinit {
    if let root, root.hostingWindow === self { root.hostingWindow = nil }
  }

  /// Whether the window is hidden; initially `true`.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        guard !isOffScreen else {
          isOffScreen = false
          return
        }
        leaveScreen()
      } else if UIApplication.shared.awaitsScene, attachedScene == nil {
        isOffScreen = true
        UIApplication.shared.warn(
          .windowWithoutScene, root, nil,
          "The app has a scene manifest, and the window was shown before a scene connected")
      } else {
        enterScreen()
      }
    }
  }

  private func leaveScreen() {
    UIApplication.shared.windowBecameHidden(self)
    hierarchies.reversed().forEach { $0.disappear() }
    UIApplication.shared.post("UIWindowDidBecomeHiddenNotification", from: self)
  }

  private func enterScreen() {
    UIApplication.shared.windowBecameVisible(self)
    UIApplication.shared.post("UIWindowDidBecomeVisibleNotification", from: self)
    UIApplication.shared.updateOrientation()
    appearUncovered()
  }

  /// The root controller of the window's hierarchy.
  ///
  /// Setting this property removes the old hierarchy, including all presented controllers, and
  /// shows the new one. If the window is visible, the appearance callbacks run immediately.
  ///
  /// A root that presents a controller stays alive with it until the controller is dismissed, and a
  /// warning is logged.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// Called when the window has become the key window; does nothing by default.
  open func becomeKey() {}

  /// Called when another window has become the key window; does nothing by default.
  open func resignKey() {}

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this the key window.
  open func makeKey() {
    guard !isKeyWindow, !isOffScreen else { return }
    let application = UIApplication.shared
    application.windowBecameKey(self)
    isKeyWindow = true
    becomeKey()
    application.post("UIWindowDidBecomeKeyNotification", from: self)
  }

  /// Whether the window can become the key window; `true` by default.
  open var canBecomeKey: Bool { true }
  /// Never called, because there are no touches.
  open func sendEvent(_ event: UIEvent) {}

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The screen's traits.
  open override var traitCollection: UITraitCollection {
    rareSettings.map {
      UITraitCollection(
        traitsFrom: [UIScreen.main.traitCollection, $0.traitOverrides.values].compactMap(\.self))
    }
      ?? UIScreen.main.traitCollection
  }

  /// The frontmost controller: the last one in the chain of presented controllers, or the root.
  package var frontmost: UIViewController? {
    var front = root
    while let presented = front?.presentedInside { front = presented }
    return front
  }

  /// The chain of presented controllers from front to back, ending with the root.
  package var frontmostChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = root
    while let controller = next {
      chain.append(controller)
      next = controller.presentedInside
    }
    return chain.reversed()
  }

  private func replaceRoot(with new: UIViewController?) {
    let application = UIApplication.shared
    guard !application.hasCrashed, new !== root, application.beginChange(of: new, in: nil) else {
      return
    }
    defer { application.endChange() }
    if let new {
      new.removeFromParent()
      new.finishLeaving()
      new.leavePresenter(for: self)
      new.releaseFromWindow()
      if !(self is SystemWindow) { application.log.record(.windowRoot, new) }
    }
    let (old, hierarchies) = (root, hierarchies)
    let isVisible = !isHidden && !isOffScreen
    old?.hostingWindow = nil
    root = new
    new?.hostingWindow = self
    if let old { abandonPresentation(of: old) }
    if isVisible {
      for controller in hierarchies.reversed() { controller.disappear() }
      UIApplication.shared.updateOrientation()
      appearUncovered()
    }
  }

  /// Shows the controllers that aren't covered, except those that a pending transition will show.
  private func appearUncovered() {
    for controller in hierarchies where !controller.presentationRuns { controller.appear() }
  }

  /// The root and the controllers that are presented over the whole window, from back to front.
  private var hierarchies: [UIViewController] {
    var found: [UIViewController] = []
    func add(presentedIn controller: UIViewController) {
      for child in controller.inside { add(presentedIn: child) }
      guard let above = controller.above else { return }
      if !above.isInContext { found.append(above) }
      add(presentedIn: above)
    }
    if let root {
      found.append(root)
      add(presentedIn: root)
    }
    return found
  }

  // MARK: Presentations without their root

  /// The former roots that present controllers that were never dismissed.
  ///
  /// In UIKit, such a presentation's `UITransitionView` stays in the window and keeps both.
  private var transitionViews: [UIViewController] = []

  private func abandonPresentation(of old: UIViewController) {
    guard let modal = old.presentedAbove, !modal.dismissalRuns else { return }
    transitionViews.append(old)
    old.abandoningWindow = WeakLink(self)
    UIApplication.shared.warn(
      .rootReplacedWhilePresenting, modal, old,
      "The window's rootViewController was replaced while \(old.described) presents "
        + "\(modal.described), so both stay in memory")
  }

  fileprivate func releasePresentation(of old: UIViewController) {
    transitionViews.removeAll { $0 === old }
  }
}

extension UIViewController {
  /// Makes the window that keeps this controller, its former root, release it.
  func releaseFromWindow() {
    guard let window = abandoningWindow.object else { return }
    abandoningWindow = WeakLink(nil)
    window.releasePresentation(of: self)
  }

  /// Leaves the presenter to become the root of a window.
  ///
  /// A presenter in another window is uncovered.
  fileprivate func leavePresenter(for window: UIWindow) {
    guard let presenter = below else { return }
    let covered = coversPresenter
    disappear()
    leaveChain()
    if covered, presenter.isVisible, presenter.hostWindow !== window { presenter.appear() }
  }
}
