/// A scene that shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  nonisolated deinit {}

  /// The visible windows of the scene, in the order in which they were first shown.
  open var windows: [UIWindow] { UIApplication.shared.windows }

  /// The key window.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called when traits have changed; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
