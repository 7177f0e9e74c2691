package import AppDriver
package import Foundation
package import HeadlessUIKit

/// The delegate of a test app, which shows a root view controller and records life cycle calls.
package final class FixtureDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window; `nil` if the test has no root view controller.
  package var window: UIWindow?
  /// The life cycle calls since launch.
  package private(set) var calls: [String] = []
  /// A closure that returns whether the app opens a URL.
  package var opens: (URL) -> Bool = { _ in false }
  private let makeRoot: () -> UIViewController?

  /// Creates the delegate of an app that shows nothing.
  package override init() { makeRoot = { nil } }

  /// Creates the delegate of an app with the given root view controller.
  package init(root: @escaping () -> UIViewController?) { makeRoot = root }

  /// Shows the root view controller in a window.
  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root = makeRoot() else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  /// Returns the result of the test's `opens` closure.
  package func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { opens(url) }

  package func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("didBecomeActive")
  }
  package func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  package func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  package func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
  package func applicationWillTerminate(_ application: UIApplication) {
    calls.append("willTerminate")
  }
}

extension AppSession {
  /// Creates a session of an app with the given root view controller.
  package static func fixture(root: @escaping () -> UIViewController?) -> AppSession {
    AppSession { _ in FixtureDelegate(root: root) }
  }

  /// Returns the target of an action: the element with the given kind and label, or a target that
  /// doesn't exist.
  package func element(_ kind: ElementKind, _ label: String) -> ElementTarget {
    target(kind, label) ?? ElementTarget(controller: -1, kind: kind, label: label, ordinal: 0)
  }
}
