package import HeadlessUIKit

/// The delegate of an app whose coordinators don't adopt flowsh's protocols, so the screens that
/// they own are hard to determine.
package final class OwnersDelegate: UIResponder, UIApplicationDelegate {
  package var window: UIWindow?
  private let coordinator: AnyObject
  private let navigationController: UINavigationController

  package override convenience init() { self.init(sharing: false) }

  /// Creates the app "owners", or "sharers" if its coordinators share objects created at launch.
  package init(sharing: Bool) {
    if sharing {
      let deskCoordinator = DeskCoordinator()
      coordinator = deskCoordinator
      navigationController = deskCoordinator.navigationController
    } else {
      let homeCoordinator = HomeCoordinator()
      coordinator = homeCoordinator
      navigationController = homeCoordinator.navigationController
    }
  }

  package func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigationController
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
