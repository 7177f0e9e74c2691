public import Foundation

/// The app's delegate, which receives life cycle events and URLs.
///
/// UIKit's optional methods are protocol requirements with default implementations.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window, if the app stores it in the delegate.
  var window: UIWindow? { get set }
  /// Called when launching has begun.
  ///
  /// Returns whether the app can handle the URL in the options.
  /// - Default: `true`, so that a URL in the launch options is delivered
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when launching has finished, to create and show the window.
  ///
  /// Returns whether the app can handle the URL in the options.
  /// - Default: `true`, so that a URL in the launch options is delivered
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has become active.
  /// - Default: nothing
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  /// - Default: nothing
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  /// - Default: nothing
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to return to the foreground.
  /// - Default: nothing
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to terminate.
  /// - Default: nothing
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is low on memory.
  /// - Default: nothing
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called when another app or a web link asks the app to continue an activity.
  ///
  /// Returns whether the app continues it.
  /// - Default: `false`, because the app doesn't continue the activity
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Returns the configuration for a scene that is about to connect.
  ///
  /// It specifies the class of the scene's delegate. Called if the app shows no window after
  /// launching.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Never called.
  ///
  /// In UIKit, called when the user has discarded scenes.
  /// - Default: nothing
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Returns the supported orientations, to which the frontmost controller's are limited.
  /// - Default: `LaunchManifest.current.orientations ?? .deviceDefault`
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Never called.
  ///
  /// In UIKit, called when the user selects a quick action.
  /// - Default: nothing
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when registration for remote notifications has succeeded.
  /// - Default: nothing
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when a remote notification has arrived that wakes the app, or that no delegate of the
  /// notification center receives.
  /// - Default: nothing
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Called when another app or a link asks the app to open a URL.
  ///
  /// Returns whether the app opened it.
  /// - Default: `false`, because the app doesn't open the URL
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Never called.
  ///
  /// In UIKit, called when launching has finished, if the app doesn't implement the method with
  /// options.
  /// - Default: nothing
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Never called.
  ///
  /// In UIKit, called when the time has changed significantly.
  /// - Default: nothing
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Never called.
  ///
  /// In UIKit, called when the device is about to be locked.
  /// - Default: nothing
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Never called.
  ///
  /// In UIKit, called when the device has been unlocked.
  /// - Default: nothing
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Never called.
  ///
  /// In UIKit, called when the app should ask for access to health data.
  /// - Default: nothing
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Never called.
  ///
  /// In UIKit, called before the activity to continue arrives.
  /// - Default: `false`
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Never called.
  ///
  /// In UIKit, called when an activity to continue has not arrived.
  /// - Default: nothing
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Never called.
  ///
  /// In UIKit, called when an activity has been updated.
  /// - Default: nothing
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Called when registration for remote notifications has failed.
  /// - Default: nothing
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Never called.
  ///
  /// In UIKit, called when a background download has ended.
  /// - Default: nothing
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Never called.
  ///
  /// In UIKit, called before an app extension such as a keyboard is used.
  /// - Default: `true`
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  /// Never called.
  ///
  /// In UIKit, called to restore a view controller.
  /// - Default: `nil`
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Never called.
  ///
  /// In UIKit, called before the state is saved.
  /// - Default: `false`
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Never called.
  ///
  /// In UIKit, called before the state is restored.
  /// - Default: `false`
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Never called.
  ///
  /// In UIKit, called when the state is about to be saved.
  /// - Default: nothing
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Never called.
  ///
  /// In UIKit, called when the state has been restored.
  /// - Default: nothing
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
  /// Never called.
  ///
  /// In UIKit, called to ask whether key commands follow the keyboard.
  /// - Default: `true`
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  /// Never called.
  ///
  /// In UIKit, called for a background fetch.
  /// - Default: nothing
  @available(iOS, deprecated: 13.0)
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  /// The default value, `nil`; the setter does nothing.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  /// Returns a configuration without a delegate class.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: nil, sessionRole: connectingSceneSession.role)
    configuration.isDefault = true
    return configuration
  }
}
