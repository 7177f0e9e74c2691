import Foundation

/// The unit of a figure.
enum Unit {
  case seconds, perSecond, bytes, ratio

  /// Returns a figure with its unit, rounded to three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .seconds where value < 1e-3: "\(Self.digits(value * 1e6)) µs"
    case .seconds where value < 1: "\(Self.digits(value * 1e3)) ms"
    case .seconds: "\(Self.digits(value)) s"
    case .perSecond: "\(Self.digits(value / 1e3)) k/s"
    case .bytes: "\(Self.digits(value / 1_048_576)) MiB"
    case .ratio: Self.digits(value)
    }
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    return String(format: "%.*f", value >= 100 ? 0 : value >= 10 ? 1 : 2, value)
  }
}
