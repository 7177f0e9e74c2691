import HeadlessUIKit

/// The delegate of an app whose coordinators don't use our protocols, so that it is hard to find out
/// which screens they own.
final class OwnersDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator: AnyObject
  private let navigationController: UINavigationController

  override init() {
    let homeCoordinator = HomeCoordinator()
    coordinator = homeCoordinator
    navigationController = homeCoordinator.navigationController
  }

  init(_ deskCoordinator: DeskCoordinator) {
    coordinator = deskCoordinator
    navigationController = deskCoordinator.navigationController
  }

  func application(
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
