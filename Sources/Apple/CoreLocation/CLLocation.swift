@_exported public import Foundation

/// An angle in degrees.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// An accuracy in meters.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy that needs no precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// Reports all movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A coordinate that isn't valid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place on Earth in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, which is positive in the north.
  public var latitude: CLLocationDegrees
  /// The longitude, which is positive in the east.
  public var longitude: CLLocationDegrees
  /// Creates the place at 0, 0.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a place.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether the degrees are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place at a time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The altitude in meters.
  open private(set) var altitude: CLLocationDistance
  /// The accuracy of the place in meters.
  open private(set) var horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the altitude in meters; negative if it isn't known.
  open private(set) var verticalAccuracy: CLLocationAccuracy
  /// The direction; negative if it isn't known.
  open private(set) var course: CLLocationDirection
  /// The speed; negative if it isn't known.
  open private(set) var speed: CLLocationSpeed
  /// The time.
  open private(set) var timestamp: Date

  /// Creates a place with everything that is known about it.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Creates a place with its accuracy.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a place, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Returns the place itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance to another place in meters, along a sphere.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let (one, other) = (coordinate, location.coordinate)
    let height = sin(radians(other.latitude - one.latitude) / 2)
    let width = sin(radians(other.longitude - one.longitude) / 2)
    let part =
      height * height
      + cos(radians(one.latitude)) * cos(radians(other.latitude)) * width * width
    return 2 * 6_371_009 * asin(min(1, part.squareRoot()))
  }
}
