import CoreLocation
import Foundation

/// Finds the place of the user for a map, as soon as the app may know it.
final class UserLocator: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var report: ((CLLocation?) -> Void)?

  nonisolated deinit {}

  /// Begins to report places; `nil` if the user doesn't allow it.
  func start(_ report: @escaping (CLLocation?) -> Void) {
    self.report = report
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func stop() {
    report = nil
    manager.stopUpdatingLocation()
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    // The manager calls its delegate on the main thread.
    let place = locations.last
    MainActor.assumeIsolated { if let place { report?(place) } }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error
  ) {
    guard (error as? CLError)?.code == .denied else { return }
    MainActor.assumeIsolated { report?(nil) }
  }
}
