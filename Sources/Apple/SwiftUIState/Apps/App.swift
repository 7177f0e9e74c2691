import Foundation
package import HeadlessUIKit
import UIKit

/// An app whose first screen is a view of SwiftUI.
@preconcurrency @MainActor
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes, of which the first is shown.
  @SceneBuilder var body: Body { get }
  /// Creates the app.
  init()
}

extension App {
  /// Starts a shell for this app.
  public static func main() { UIApplicationMain { makeDelegate() } }

  /// Creates the app and its delegate: that of a `UIApplicationDelegateAdaptor`, if it has one.
  ///
  /// The first scene appears when the delegate has launched the app.
  package static func makeDelegate() -> any UIApplicationDelegate {
    let app = Self()
    let adaptors = Mirror(reflecting: app).children.lazy.compactMap { child in
      child.value as? any DelegateAdaptor
    }
    let delegate = adaptors.first?.delegate ?? PlainDelegate()
    FirstScreen.show { app.body.makeController() }
    return delegate
  }
}

/// The delegate of an app without one of its own.
@MainActor private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// The window of an app, which appears when its delegate has launched it.
@MainActor private enum FirstScreen {
  private static var observer: (any NSObjectProtocol)?
  private static var window: UIWindow?

  static func show(_ make: @escaping @MainActor () -> UIViewController) {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    window = nil
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        // Only this launch is the app's; another app in the process has its own window.
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = make()
        window.makeKeyAndVisible()
        self.window = window
      }
    }
  }
}
