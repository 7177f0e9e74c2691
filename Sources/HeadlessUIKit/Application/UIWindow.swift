public import Foundation

/// A window: the place of a view controller hierarchy on the screen.
@preconcurrency @MainActor
open class UIWindow: UIView, UITraitEnvironment {
  /// Whether the window takes the keys.
  open internal(set) var isKeyWindow = false
  private var root: UIViewController?

  /// Makes a hidden window of a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Makes a window as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// Makes a hidden window of a scene, in the size of its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    attachedScene = windowScene
  }

  private weak var attachedScene: UIWindowScene?

  /// The scene that the window is in; the only one, once the window is on the screen.
  open var windowScene: UIWindowScene? {
    get {
      if let attachedScene { return attachedScene }
      return isHidden ? nil : UIApplication.shared.scene
    }
    set { attachedScene = newValue }
  }

  /// Which window is above which; kept, never used.
  open var windowLevel = UIWindow.Level.normal
  /// Whether the window is light or dark whatever the device is; kept, never used.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The screen that shows the window.
  open var screen: UIScreen { UIScreen.main }

  /// Which window is above which.
  public nonisolated struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Makes a level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of most windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1_000)
    /// The level of alerts.
    public static let alert = Level(2_000)
    /// Whether one level is below another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  nonisolated deinit {
    if let root, root.hostingWindow === self { root.hostingWindow = nil }
  }

  /// Whether the window is off the screen; a new one is.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue {
        UIApplication.shared.windowBecameHidden(self)
        frontmostChain.forEach { $0.disappear() }
      } else {
        UIApplication.shared.windowBecameVisible(self)
        appearUncovered()
      }
    }
  }

  /// The controller at the bottom of the window's hierarchy.
  ///
  /// Setting it takes the old hierarchy off the screen, with what it presents, and puts the new
  /// one there: callbacks come at once, and only in a visible window.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// Shows the window and lets it take the keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Lets the window take the keys.
  open func makeKey() {
    isKeyWindow = true
    UIApplication.shared.windowBecameKey(self)
  }

  /// This window.
  open override var window: UIWindow? { self }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Tells that traits changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What is in front: the last controller of the chain of presentations, or the root.
  package var frontmost: UIViewController? {
    var front = root
    while let presented = front?.presentedInside { front = presented }
    return front
  }

  /// The root and what is presented above it, from the front to the back.
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
      if new.presenter != nil { new.leaveChain() }
      application.log.record(.windowRoot, new)
    }
    let old = frontmostChain
    let isVisible = !isHidden
    old.last?.hostingWindow = nil
    root = new
    new?.hostingWindow = self
    if isVisible {
      for controller in old { controller.disappear() }
      new?.appear()
    }
  }

  /// Brings on the screen what nothing covers and no transition will bring.
  private func appearUncovered() {
    for controller in frontmostChain.reversed() where !controller.isBeingPresented {
      let isCovered = controller.presented?.coversPresenter == true
      if !isCovered { controller.appear() }
    }
  }
}
