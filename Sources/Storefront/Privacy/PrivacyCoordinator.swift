import Coordinators
import HeadlessUIKit

/// Hides what is private while the app is off the screen: a window of its own in front of the app's.
final class PrivacyCoordinator: StorefrontCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.task
  var rootViewController: UIViewController? { cover?.rootViewController }

  private let window: UIWindow
  private var cover: UIWindow?

  /// Makes a coordinator that will hide what a window shows.
  init(over window: UIWindow) { self.window = window }

  func start() {
    let cover = UIWindow(frame: window.frame)
    cover.rootViewController = PrivacyViewController()
    cover.makeKeyAndVisible()
    self.cover = cover
  }

  /// Shows the app again, frees the cover and its controller, and finishes.
  func stop() {
    window.makeKeyAndVisible()
    cover?.isHidden = true
    cover = nil
    finish()
  }
}
