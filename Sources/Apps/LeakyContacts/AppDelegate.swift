public import Foundation
public import HeadlessUIKit

/// A variant of Contacts with the eleven best-known mistakes of the coordinator pattern, and one of
/// containers, fault 12.
///
/// The code is deliberately wrong wherever a comment says `Fault`. flowsh must find each fault.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  private var appCoordinator: AppCoordinator?

  /// Creates the delegate of an app that hasn't launched yet.
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
