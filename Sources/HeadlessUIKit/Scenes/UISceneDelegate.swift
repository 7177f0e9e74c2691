public import Foundation

/// What hears of a scene's life.
///
/// UIKit's optional methods are requirements with defaults. `init()` is required, so that the
/// delegate can be made from its class.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Makes the delegate, as UIKit does when a scene connects.
  init()
  /// A scene connects: make the window and show it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be left.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is coming on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is off the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Somebody asks the scene to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity of some kind is about to be handed over.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene goes on with an activity: a link of the web that the app claims.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What restores the scene's state; never asked for.
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
  /// Opens nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    scene.ignoredURLs = true
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willContinueUserActivityWithType userActivityType: String
  ) {}
  /// Goes on with nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    scene.ignoredURLs = true
  }
  /// Nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// What hears of the life of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, where the delegate keeps it here.
  var window: UIWindow? { get set }
  /// The scene's size or traits changed.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousTraitCollection: UITraitCollection)
  /// A person chose a quick action; never, on this device.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window is kept here.
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
