import Coordinators
import HeadlessUIKit

/// What the app does when it is left, comes back and ends.
extension AppCoordinator {
  /// Holds links back until the app is in use again.
  func willResignActive() { isActive = false }

  /// Hides what is private before the system takes its picture for the app switcher.
  func didEnterBackground() {
    startChild(PrivacyCoordinator(over: window))
  }

  /// Shows again what was hidden.
  func willEnterForeground() {
    for case let child as PrivacyCoordinator in childCoordinators { child.stop() }
  }

  /// Goes to where a link led meanwhile.
  func didBecomeActive() {
    isActive = true
    guard let destination = waitingDestination else { return }
    waitingDestination = nil
    show(destination)
  }

  /// Lets go of everything.
  func willTerminate() { finish() }
}
