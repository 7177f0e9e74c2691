import Coordinators
public import HeadlessUIKit
public import Foundation

/// The app delegate, which creates the window and forwards launch, life cycle, and link events to
/// `AppCoordinator`.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  private let data: StoreData
  private var appCoordinator: AppCoordinator?

  /// Creates the delegate of an app that hasn't launched yet and will use the given data.
  public init(data: StoreData) {
    self.data = data
    super.init()
  }

  /// Creates the delegate of an app that hasn't launched yet and will use the standard data.
  public convenience override init() { self.init(data: .standard) }

  /// Creates the window, starts the app in it, shows it, and opens the link with which the app was
  /// launched.
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

  /// Notifies the coordinator that the app is about to become inactive.
  public func applicationWillResignActive(_ application: UIApplication) {
    appCoordinator?.willResignActive()
  }

  /// Notifies the coordinator that the app has entered the background.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    appCoordinator?.didEnterBackground()
  }

  /// Notifies the coordinator that the app is about to enter the foreground.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    appCoordinator?.willEnterForeground()
  }

  /// Notifies the coordinator that the app has become active.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    appCoordinator?.didBecomeActive()
  }

  /// Notifies the coordinator that the app is about to terminate.
  public func applicationWillTerminate(_ application: UIApplication) {
    appCoordinator?.willTerminate()
  }
}
