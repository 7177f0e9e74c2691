import Foundation

/// A scene that displays windows.
@preconcurrency @MainActor
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

  /// The orientation of the interface, derived from the size of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called when the traits have changed.
  ///
  /// The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
