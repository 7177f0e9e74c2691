public import Foundation

/// Is notified of a scene's life cycle.
///
/// UIKit's optional methods are requirements with default implementations. `init()` is required, so
/// that the delegate can be created from its class.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Creates the delegate, as UIKit does when a scene connects.
  init()
  /// A scene connects: create the window and show it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene will become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene will enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Another app or a link asks the scene to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity of some type will be handed over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene continues an activity: a web link that the app claims.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The activity that restores the scene's state; never called.
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

/// Is notified of the life cycle of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, if the delegate stores it here.
  var window: UIWindow? { get set }
  /// The scene's size or traits changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
  /// A person chose a quick action; never called here.
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
