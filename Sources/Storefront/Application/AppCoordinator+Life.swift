import Coordinators
import HeadlessUIKit

/// The app's responses to life cycle events.
extension AppCoordinator {
  /// Hides private content before the system captures a snapshot for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows the hidden content again.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Finishes the app's root coordinator.
  func willTerminate() { finish() }
}
