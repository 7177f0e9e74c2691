import Coordinators
public import HeadlessUIKit
public import Foundation

/// Creates the window and forwards launch, life cycle and links to `AppCoordinator`.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  private let data: StoreData
  private var appCoordinator: AppCoordinator?

  /// Creates the delegate of an app that has not been launched and will show some data.
  public init(data: StoreData) {
    self.data = data
    super.init()
  }

  /// Creates the delegate of an app that has not been launched.
  public convenience override init() { self.init(data: .standard) }

  /// Creates the window, starts the app in it, shows it, and opens the link of the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let appCoordinator = AppCoordinator(window: window, data: data)
    self.window = window
    self.appCoordinator = appCoordinator
    appCoordinator.start()
    window.makeKeyAndVisible()
    if let url = launchOptions?[.url] as? URL { _ = appCoordinator.open(url) }
    return true
  }

  /// Forwards a link to the coordinator.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appCoordinator?.open(url) ?? false
  }

  /// Notifies the coordinator that the app will leave the foreground.
  public func applicationWillResignActive(_ application: UIApplication) {
    appCoordinator?.willResignActive()
  }

  /// Notifies the coordinator that the app is in the background.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    appCoordinator?.didEnterBackground()
  }

  /// Notifies the coordinator that the app is returning to the foreground.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    appCoordinator?.willEnterForeground()
  }

  /// Notifies the coordinator that the app is active.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    appCoordinator?.didBecomeActive()
  }

  /// Notifies the coordinator that the app will end.
  public func applicationWillTerminate(_ application: UIApplication) {
    appCoordinator?.willTerminate()
  }
}
