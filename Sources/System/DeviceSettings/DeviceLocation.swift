import Foundation

/// The place of the device, in degrees.
public struct DeviceLocation: Sendable, Hashable, Codable {
  /// The latitude, which is positive in the north.
  public var latitude: Double
  /// The longitude, which is positive in the east.
  public var longitude: Double

  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads a place such as `48.137,11.575`; the result is `nil` for other texts.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double(String($0).filter { $0 != " " })
    }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1],
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Returns the distance to another place, in meters.
  package func distance(to other: DeviceLocation) -> Double {
    let radius = 6_371_000.0
    let (latitude, longitude) = (self.latitude * .pi / 180, self.longitude * .pi / 180)
    let (latitude2, longitude2) = (other.latitude * .pi / 180, other.longitude * .pi / 180)
    let (across, along) = (sin((latitude2 - latitude) / 2), sin((longitude2 - longitude) / 2))
    let share = across * across + cos(latitude) * cos(latitude2) * along * along
    return 2 * radius * asin(min(1, share.squareRoot()))
  }

  /// The place as it is written.
  package var text: String { "\(Self.text(latitude)),\(Self.text(longitude))" }

  private static func text(_ degrees: Double) -> String {
    Int(exactly: degrees).map(String.init) ?? "\(degrees)"
  }
}
