import UIKit

/// Shows the welcome screen until the person has a name, and then the tabs.
final class AppCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  private let window: UIWindow
  private let store = TrailStore()

  init(window: UIWindow) {
    self.window = window
  }

  func start() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(signedOut), name: .signedOut, object: nil)
    if UserDefaults.standard.string(forKey: "name") == nil {
      showWelcome()
    } else {
      showTabs()
    }
  }

  func open(_ url: URL) {
    guard url.scheme == "trailbook", let host = url.host else { return }
    children.compactMap { $0 as? TrailsCoordinator }.first?.showTrail(named: host)
  }

  private func showWelcome() {
    let welcome = WelcomeViewController.instantiate(from: "Welcome")
    welcome.delegate = self
    window.rootViewController = welcome
  }

  private func showTabs() {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    guard let tabs = storyboard.instantiateInitialViewController() as? UITabBarController,
      let navigation = tabs.viewControllers?.first as? UINavigationController
    else { return }
    window.rootViewController = tabs
    add(TrailsCoordinator(navigation: navigation, store: store))
  }

  @objc private func signedOut() {
    UserDefaults.standard.removeObject(forKey: "name")
    children = []
    showWelcome()
  }
}

extension AppCoordinator: WelcomeViewControllerDelegate {
  func welcomeViewController(_ controller: WelcomeViewController, didEnter name: String) {
    UserDefaults.standard.set(name, forKey: "name")
    showTabs()
  }
}

extension Notification.Name {
  static let signedOut = Notification.Name("SignedOut")
}
