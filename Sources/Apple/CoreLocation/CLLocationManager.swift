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
  /// The regions whose borders are watched by this manager.
  open var monitoredRegions: Set<CLRegion> { Set(regions) }
  private var regions: [CLRegion] = []
  private var isUpdating = false
  private var isReporting = false
  private var observer: (any NSObjectProtocol)?

  /// Creates a manager.
  public override init() {
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: DeviceSettings.didChange, object: nil, queue: nil
    ) { [weak self] in
      if $0.object == nil {
        self?.reportCrossings(from: $0.userInfo?[DeviceSettings.oldLocationKey] as? DeviceLocation)
      }
      self?.note(change: $0.object as? Permission)
    }
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
    later {
      self.ask(
        "Allow APP to use your location?", [Self.whenInUseKey], Self.firstAnswers(.whenInUse))
    }
  }

  /// Asks the user for the location at any time.
  ///
  /// The user first allows it while the app is in use. An app that has this can ask once for more.
  open func requestAlwaysAuthorization() {
    let keys = [Self.whenInUseKey, "NSLocationAlwaysAndWhenInUseUsageDescription"]
    later {
      guard CLAuthorizationStatus.current == .authorizedWhenInUse else {
        return self.ask("Allow APP to use your location?", keys, Self.firstAnswers(.always))
      }
      guard DeviceSettings.isFirst("location always") else { return }
      self.ask(
        "Allow APP to also use your location even when you are not using the app?", keys,
        ["Keep Only While Using": .whenInUse, "Change to Always Allow": .always],
        open: [.whenInUse])
    }
  }

  private static let whenInUseKey = "NSLocationWhenInUseUsageDescription"

  private static func firstAnswers(
    _ status: PermissionStatus
  ) -> KeyValuePairs<String, PermissionStatus> {
    ["Allow Once": .whenInUse, "Allow While Using App": status, "Don’t Allow": .denied]
  }

  /// Asks the user; an app that gives no reason isn't allowed to, and goes on.
  @MainActor private func ask(
    _ title: String, _ keys: [String], _ answers: KeyValuePairs<String, PermissionStatus>,
    open: [PermissionStatus] = [.undetermined]
  ) {
    UIApplication.shared.request(
      .location,
      PermissionQuestion(
        title, usageKeys: keys, open: open, isIgnoredWithoutReason: true, answers: answers,
        onceAnswer: "Allow Once")
    ) { _ in }
  }

  /// Begins to report places.
  open func startUpdatingLocation() {
    isUpdating = true
    reportLater()
  }

  /// Stops reporting places.
  open func stopUpdatingLocation() { isUpdating = false }

  /// Reports one place.
  open func requestLocation() { reportLater() }

  /// Does nothing, because there is no compass.
  open func startUpdatingHeading() {}
  /// Does nothing, because there is no compass.
  open func stopUpdatingHeading() {}
  /// Begins to report places.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Stops reporting places.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  // MARK: Regions

  /// Returns whether regions of a class can be watched: circles.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
    regionClass is CLCircularRegion.Type
  }

  /// Begins to report when the device enters or leaves a region.
  open func startMonitoring(for region: CLRegion) {
    stopMonitoring(for: region)
    regions.append(region)
    later { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didStartMonitoringFor: region)
    }
  }

  /// Stops reporting about a region.
  open func stopMonitoring(for region: CLRegion) { regions.removeAll { $0 == region } }

  /// Reports whether the device is in a region.
  open func requestState(for region: CLRegion) {
    later { [weak self] in
      guard let self else { return }
      let state = isAllowed ? region.state(at: DeviceSettings.location) : .unknown
      delegate?.locationManager(self, didDetermineState: state, for: region)
    }
  }

  private func reportCrossings(from old: DeviceLocation?) {
    guard isAllowed else { return }
    let new = DeviceSettings.location
    for region in regions {
      let crossing = region.crossing(from: old, to: new)
      later { [weak self] in
        guard let self else { return }
        switch crossing {
        case .entry where region.notifyOnEntry:
          delegate?.locationManager(self, didEnterRegion: region)
        case .exit where region.notifyOnExit:
          delegate?.locationManager(self, didExitRegion: region)
        default: break
        }
      }
    }
  }

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
      if isUpdating { reportLater() }
    case nil: if isUpdating { reportLater() }
    default: break
    }
  }

  private func tellAuthorization() {
    later { [weak self] in
      guard let self else { return }
      delegate?.locationManagerDidChangeAuthorization(self)
    }
  }

  /// Reports the place once, however many requests there are until then.
  private func reportLater() {
    guard !isReporting else { return }
    isReporting = true
    later { [weak self] in
      self?.isReporting = false
      self?.report()
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
