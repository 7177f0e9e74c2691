import Coordinators
import HeadlessUIKit

/// The app's responses to life cycle events.
extension AppCoordinator {
  /// Marks the app as inactive, which postpones links until it is active again.
  func willResignActive() { isActive = false }

  /// Hides private content before the system captures a snapshot for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows the hidden content again.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Marks the app as active and shows the destination of a link that arrived in the meantime.
  func didBecomeActive() {
    isActive = true
    guard let destination = waitingDestination else { return }
    waitingDestination = nil
    show(destination)
  }

  /// Finishes the app's root coordinator.
  func willTerminate() { finish() }
}
