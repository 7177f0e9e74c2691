public import Foundation

/// A delegate that receives places, and the user's decisions.
@preconcurrency
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called with new places, the latest one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when no place can be found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the manager is created, and after each decision.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called after each decision, in apps that don't have the method of iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called after the manager has begun to watch a region.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when the device enters a region.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Called when the device leaves a region.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Called with the answer to a request about a region.
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls the method of earlier versions.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didStartMonitoringFor region: CLRegion
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
}
