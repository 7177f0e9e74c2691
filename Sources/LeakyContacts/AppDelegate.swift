public import Foundation
public import HeadlessUIKit

/// Contacts with the pattern's ten best-known mistakes, each in its own coordinator.
///
/// The code is wrong on purpose where a comment says `Fault`. flowsh must find each of them.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  /// Creates the delegate of an app that has not been launched.
  public override init() { super.init() }

  /// Creates the window, starts the app in it, and shows it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let appCoordinator = AppCoordinator(window: window)
    self.window = window
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    window.makeKeyAndVisible()
    return true
  }

  /// Forwards a link to the coordinator.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appCoordinator?.open(url) ?? false
  }
}
