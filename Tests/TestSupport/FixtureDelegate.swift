public import AppDriver
public import Foundation
public import HeadlessUIKit

/// The delegate of an app that a test describes: a root view controller, and what it heard.
public final class FixtureDelegate: UIResponder, UIApplicationDelegate {
  /// The app's window, nil where the test gave no root.
  public var window: UIWindow?
  /// The calls of the life cycle since launch.
  public private(set) var calls: [String] = []
  /// Whether the app opens a URL.
  public var opens: (URL) -> Bool = { _ in false }
  private let makeRoot: () -> UIViewController?

  /// Makes the delegate of an app that shows nothing.
  public override init() { makeRoot = { nil } }

  /// Makes the delegate of an app.
  public init(root: @escaping () -> UIViewController?) { makeRoot = root }

  /// Shows the root in a window.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root = makeRoot() else { return true }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  /// Opens a URL if the test said so.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { opens(url) }

  /// Notes the call.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("didBecomeActive")
  }
  /// Notes the call.
  public func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  /// Notes the call.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  /// Notes the call.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
  /// Notes the call.
  public func applicationWillTerminate(_ application: UIApplication) {
    calls.append("willTerminate")
  }
}

extension AppSession {
  /// A session of an app with a root view controller.
  public static func fixture(root: @escaping () -> UIViewController?) -> AppSession {
    AppSession { _ in FixtureDelegate(root: root) }
  }

  /// Names a thing on the screen by its kind and label, for an action; one that is nowhere where
  /// it is not there.
  public func element(_ kind: ElementKind, _ label: String) -> ElementTarget {
    for pane in screen()?.panes ?? [] {
      if let element = pane.elements.first(where: { $0.kind == kind && $0.label == label }) {
        return ElementTarget(
          controller: pane.controller, kind: kind, label: label, ordinal: element.ordinal)
      }
    }
    return ElementTarget(controller: -1, kind: kind, label: label, ordinal: 0)
  }
}
