import DeviceSettings
public import Foundation
import HeadlessUIKit

/// The user's decision about the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

  static var current: CLAuthorizationStatus {
    switch DeviceSettings.status(of: .location) {
    case .undetermined: .notDetermined
    case .restricted: .restricted
    case .whenInUse: .authorizedWhenInUse
    case .always: .authorizedAlways
    default: .denied
    }
  }
}

/// The accuracy that the user allows.
public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// The purpose of the places; not used.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

/// The source of places: there is one, which the walk or the command `location` sets.
///
/// The delegate is called on the main thread.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// The delegate; a weak reference.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tellAuthorization() } }
  }
  /// The accuracy that the app wants; stored, but not used.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The distance that the app wants to know about; stored, but not used.
  open var distanceFilter = kCLDistanceFilterNone
  /// The purpose; stored, but not used.
  open var activityType = CLActivityType.other
  /// Whether places are reported in the background; stored, but not used.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the system may pause; stored, but not used.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether a mark is shown in the background; stored, but not used.
  open var showsBackgroundLocationIndicator = false
  private var isUpdating = false
  private var observer: (any NSObjectProtocol)?

  /// Creates a manager.
  public override init() {
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: DeviceSettings.didChange, object: nil, queue: nil
    ) { [weak self] in self?.note(change: $0.object as? Permission) }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// The user's decision.
  open var authorizationStatus: CLAuthorizationStatus { .current }
  /// The user's decision.
  open class func authorizationStatus() -> CLAuthorizationStatus { .current }
  /// The accuracy that the user allows; always the full one.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Whether the device has location services; always `true`.
  open class func locationServicesEnabled() -> Bool { true }
  /// Whether the device has a compass; always `false`.
  open class func headingAvailable() -> Bool { false }
  /// The last place; `nil` if the app may not know it.
  open var location: CLLocation? { isAllowed ? Self.place : nil }

  /// Asks the user for the location while the app is in use.
  open func requestWhenInUseAuthorization() {
    request(
      key: "NSLocationWhenInUseUsageDescription",
      answers: [
        "Allow Once": .whenInUse, "Allow While Using App": .whenInUse, "Don’t Allow": .denied,
      ])
  }

  /// Asks the user for the location at any time; the user first allows it while the app is in use.
  open func requestAlwaysAuthorization() {
    request(
      key: "NSLocationAlwaysAndWhenInUseUsageDescription",
      answers: ["Allow While Using App": .always, "Don’t Allow": .denied])
  }

  private func request(key: String, answers: KeyValuePairs<String, PermissionStatus>) {
    later {
      UIApplication.shared.request(
        .location,
        PermissionQuestion("Allow APP to use your location?", usageKey: key, answers: answers)
      ) { _ in }
    }
  }

  /// Begins to report places.
  open func startUpdatingLocation() {
    isUpdating = true
    later { [weak self] in self?.report() }
  }

  /// Stops reporting places.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Reports one place.
  open func requestLocation() { later { [weak self] in self?.report() } }

  /// Does nothing, because there is no compass.
  open func startUpdatingHeading() {}
  /// Does nothing, because there is no compass.
  open func stopUpdatingHeading() {}
  /// Begins to report places.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Stops reporting places.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  // MARK: Reports

  private var isAllowed: Bool {
    [.authorizedWhenInUse, .authorizedAlways].contains(authorizationStatus)
  }

  private static var place: CLLocation? {
    DeviceSettings.location.map {
      CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: $0.latitude, longitude: $0.longitude),
        altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
    }
  }

  private func note(change: Permission?) {
    switch change {
    case .location?:
      tellAuthorization()
      if isUpdating { later { [weak self] in self?.report() } }
    case nil: if isUpdating { later { [weak self] in self?.report() } }
    default: break
    }
  }

  private func tellAuthorization() {
    later { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  private func report() {
    if authorizationStatus == .notDetermined { return }
    guard isAllowed else {
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
      return
    }
    if let place = Self.place {
      delegate?.locationManager(self, didUpdateLocations: [place])
    } else {
      delegate?.locationManager(self, didFailWithError: CLError(.locationUnknown))
    }
  }

  private func later(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
  }
}
