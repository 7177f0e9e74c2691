public import Foundation

/// A scene that displays windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  nonisolated deinit {}

  /// The window of the scene's storyboard, if there is no delegate that keeps it.
  var storyboardWindow: UIWindow?

  /// The visible windows of the scene, in the order in which they became visible.
  open var windows: [UIWindow] { UIApplication.shared.windows }

  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The coordinates of the scene, which are those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// Whether the scene fills the screen; always `true`.
  open var isFullScreen: Bool { true }

  /// The screen on which the scene is displayed.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }

  private lazy var statusBar = UIStatusBarManager()

  /// Preferences for the geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    nonisolated deinit {}

    fileprivate override init() { super.init() }
  }

  /// Turns the interface to one of the preferred orientations, when deferred work is next
  /// performed.
  ///
  /// If the app or the controller that fills the screen doesn't support any of them, the interface
  /// stays as it is, and the closure is called with an error.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard
      let orientations = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations
    else { return }
    UIApplication.shared.turnLater(to: orientations, orElse: errorHandler)
  }

  /// The orientation of the interface, derived from the size of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called when the traits have changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene.GeometryPreferences {
  /// The preferences for a scene on iOS.
  open class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations in one of which the interface is to be.
    open var interfaceOrientations: UIInterfaceOrientationMask?

    nonisolated deinit {}

    /// Creates preferences for the orientation.
    public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}
