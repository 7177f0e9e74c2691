import Coordinators
import HeadlessUIKit

/// Reactions to leaving the foreground, returning to it, and the end of the app.
extension AppCoordinator {
  /// Holds links back until the app is active again.
  func willResignActive() { isActive = false }

  /// Hides private content before the system takes its snapshot for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows the hidden content again.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Shows the destination of a link that arrived while the app was inactive.
  func didBecomeActive() {
    isActive = true
    guard let destination = waitingDestination else { return }
    waitingDestination = nil
    show(destination)
  }

  /// Finishes the app's coordinator.
  func willTerminate() { finish() }
}
