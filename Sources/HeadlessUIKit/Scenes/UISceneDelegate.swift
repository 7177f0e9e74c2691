public import Foundation

/// The delegate of a scene, which is notified of its life cycle.
///
/// UIKit's optional methods are requirements with default implementations. `init()` is required, so
/// that the delegate can be created from its class.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Creates the delegate, as UIKit does when a scene connects.
  init()
  /// Called when a scene connects, to create and show the window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene will become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene will enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when another app or a link asks the scene to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called when an activity of some type will be handed over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity, such as a web link that the app claims.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns the activity that restores the scene's state; never called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Opens no URL.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    scene.ignoredURLs = true
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Continues no activity.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    scene.ignoredURLs = true
  }
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, if the delegate stores it here.
  var window: UIWindow? { get set }
  /// Called when the scene's size or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
  /// In UIKit, called when the user has chosen a quick action; never called here.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Returns nil: the window is not stored here.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection
  ) {}
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
