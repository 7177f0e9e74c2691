import Coordinators
import HeadlessUIKit

/// The coordinator that hides private content while the app is in the background.
///
/// It covers the app's window with another window.
final class PrivacyCoordinator: StorefrontCoordinator {
  weak var finishDelegate: (any CoordinatorFinishDelegate)?
  var childCoordinators: [any Coordinator] = []
  let type = CoordinatorType.task
  var rootViewController: UIViewController? { cover?.rootViewController }

  private let window: UIWindow
  private var cover: UIWindow?

  /// Creates a coordinator that will hide the contents of a window.
  init(over window: UIWindow) { self.window = window }

  func start() {
    let cover = UIWindow(frame: window.frame)
    cover.rootViewController = PrivacyViewController()
    cover.makeKeyAndVisible()
    self.cover = cover
  }

  /// Removes the cover, releases it and its view controller, and finishes.
  func stop() {
    window.makeKeyAndVisible()
    cover?.isHidden = true
    cover = nil
    finish()
  }
}
