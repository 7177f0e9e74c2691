import Coordinators
public import HeadlessUIKit

/// The app delegate, which creates the window and lets `AppCoordinator` start the app.
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
}
