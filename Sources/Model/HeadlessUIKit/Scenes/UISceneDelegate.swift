public import Foundation

/// A scene's delegate, which receives life cycle events.
///
/// UIKit's optional methods are protocol requirements with default implementations. The delegate is
/// created from its class when the scene connects, by `init()`.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene connects, to create and show the window.
  /// - Default: nothing
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been disconnected.
  /// - Default: nothing
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  /// - Default: nothing
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  /// - Default: nothing
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to enter the foreground.
  /// - Default: nothing
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  /// - Default: nothing
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when another app or a link asks the scene to open URLs.
  /// - Default: `scene.ignoredURLs = true`
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before the app receives an activity of the given type to continue.
  /// - Default: nothing
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Called to continue an activity, such as a web link that the app has registered for.
  /// - Default: `scene.ignoredURLs = true`
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns an activity with which the scene's state can be restored; never called.
  /// - Default: `nil`
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Never called.
  ///
  /// In UIKit, called to restore the state of the user interface.
  /// - Default: nothing
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Never called.
  ///
  /// In UIKit, called when an activity to continue has not arrived.
  /// - Default: nothing
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Never called.
  ///
  /// In UIKit, called when an activity has been updated.
  /// - Default: nothing
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// The delegate of a scene that contains windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window, if the app stores it in this delegate.
  var window: UIWindow? { get set }
  /// Called when the scene's size, orientation, or traits have changed, with the previous ones.
  /// - Default: nothing
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// Never called.
  ///
  /// In UIKit, called when the user selects a quick action.
  /// - Default: nothing
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The default value, `nil`; the setter does nothing.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
