package import DeviceSettings
public import Foundation

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

/// A region whose borders the device can cross.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier; a region replaces another one with the same.
  open private(set) var identifier: String
  /// Whether entering the region is of interest.
  open var notifyOnEntry = true
  /// Whether leaving the region is of interest.
  open var notifyOnExit = true

  fileprivate init(_ identifier: String) { self.identifier = identifier }

  /// Returns the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a region with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }
  /// A hash of the identifier.
  open override var hash: Int { identifier.hashValue }

  fileprivate func includes(_ coordinate: CLLocationCoordinate2D) -> Bool { false }

  /// A way across the borders of a region.
  package enum Crossing { case entry, exit }

  /// Returns how a move crosses the borders; `nil` if it doesn't.
  ///
  /// A place that isn't known is outside.
  package final func crossing(from old: DeviceLocation?, to new: DeviceLocation?) -> Crossing? {
    switch (state(at: old), state(at: new)) {
    case (.inside, .inside): nil
    case (_, .inside): .entry
    case (.inside, _): .exit
    default: nil
    }
  }

  final func state(at place: DeviceLocation?) -> CLRegionState {
    guard let place else { return .unknown }
    return includes(
      CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude))
      ? .inside : .outside
  }
}

/// A circle on Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance

  /// Creates a circle.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier)
  }

  /// Returns whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }

  fileprivate override func includes(_ coordinate: CLLocationCoordinate2D) -> Bool {
    contains(coordinate)
  }
}
