import Coordinators
import HeadlessUIKit

/// Hides private content while the app is in the background, with a window in front of the app's.
final class PrivacyCoordinator: StorefrontCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.task
  var rootViewController: UIViewController? { cover?.rootViewController }

  private let window: UIWindow
  private var cover: UIWindow?

  /// Creates a coordinator that will hide the content of a window.
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
