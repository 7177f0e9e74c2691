import Coordinators
public import HeadlessUIKit

/// Creates the window and hands over to `AppCoordinator`, which starts the app.
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
}
