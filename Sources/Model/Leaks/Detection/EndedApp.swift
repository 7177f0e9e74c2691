package import HeadlessUIKit

/// The objects of an app that is about to end, for finding those that outlive it.
///
/// Create it before the app ends; it doesn't retain the objects.
package struct EndedApp {
  private let roster: ControllerRoster
  private let detector: LeakDetector

  package init(_ application: UIApplication, _ detector: LeakDetector) {
    roster = application.roster
    self.detector = detector
  }

  /// Whether a controller, or a coordinator that has been in charge of a screen, is still alive.
  package var hasSurvivors: Bool { !roster.isEmpty || detector.hasCoordinators }

  /// Releases closures that UIKit would have released by now.
  package func releaseHandlers() {
    for controller in controllers {
      switch controller {
      case let alert as UIAlertController: alert.releaseHandlers()
      case let activity as UIActivityViewController: activity.completionWithItemsHandler = nil
      default: break
      }
    }
  }

  /// The coordinators that are still alive, in the order in which they were first seen.
  ///
  /// They include those that other survivors refer to.
  package var coordinators: [AnyObject] {
    let reader = ScreenReader()
    var found = detector.coordinators
    var identities = Set(found.map { ObjectIdentifier($0) })
    func add(_ coordinator: AnyObject) {
      if identities.insert(ObjectIdentifier(coordinator)).inserted { found.append(coordinator) }
    }
    for controller in controllers { reader.references(of: controller).coordinators.forEach(add) }
    var next = 0
    while next < found.count {
      reader.coordinators(of: found[next]).forEach(add)
      next += 1
    }
    return found
  }

  /// The controllers that are still alive, in the order in which they were created.
  package var controllers: [UIViewController] {
    roster.retainedControllers.sorted { $0.number < $1.number }
  }
}
