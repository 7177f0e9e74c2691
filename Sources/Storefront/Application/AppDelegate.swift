import Coordinators
public import HeadlessUIKit
public import Foundation

/// Creates the window and hands over to `AppCoordinator`, which starts the app and hears of its life.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window.
  public var window: UIWindow?
  private let data: StoreData
  private var appCoordinator: AppCoordinator?

  /// Makes the delegate of an app that has not been launched and will show some data.
  public init(data: StoreData) {
    self.data = data
    super.init()
  }

  /// Makes the delegate of an app that has not been launched.
  public convenience override init() { self.init(data: .standard) }

  /// Makes the window, starts the app in it, shows it, and opens the link that led here.
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

  /// Hands a link on.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    appCoordinator?.open(url) ?? false
  }

  /// Passes on that the app is about to be left.
  public func applicationWillResignActive(_ application: UIApplication) {
    appCoordinator?.willResignActive()
  }

  /// Passes on that the app is off the screen.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    appCoordinator?.didEnterBackground()
  }

  /// Passes on that the app is coming back.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    appCoordinator?.willEnterForeground()
  }

  /// Passes on that the app is in use.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    appCoordinator?.didBecomeActive()
  }

  /// Passes on that the app is about to end.
  public func applicationWillTerminate(_ application: UIApplication) {
    appCoordinator?.willTerminate()
  }
}
