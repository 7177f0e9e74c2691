import UIKit

/// An app that makes requests in the ways in which apps do.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: RequestsViewController())
    window.makeKeyAndVisible()
    self.window = window
    if let url = ProcessInfo.processInfo.environment["PROBE_LAUNCH_URL"].flatMap(URL.init) {
      URLSession.shared.dataTask(with: url).resume()
    }
    return true
  }
}
