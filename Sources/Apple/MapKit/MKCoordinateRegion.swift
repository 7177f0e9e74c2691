public import CoreLocation

/// The size of a region in degrees.
public nonisolated struct MKCoordinateSpan: Sendable {
  /// The degrees from north to south.
  public var latitudeDelta: CLLocationDegrees
  /// The degrees from east to west.
  public var longitudeDelta: CLLocationDegrees
  /// Creates an empty span.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A region of a map.
public nonisolated struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan
  /// Creates an empty region.
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region with a size in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let perDegree = 111_195.0
    let width = perDegree * max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / perDegree, longitudeDelta: longitudinalMeters / width))
  }
}
