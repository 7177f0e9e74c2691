import Foundation
import HeadlessUIKit

/// The delegate of an app with one navigation controller, or without a window.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let root: UIViewController?

  override init() {
    root = nil
    super.init()
  }

  init(_ root: UIViewController) {
    self.root = root
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let root else { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: root)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
