/// The unit of a figure.
enum Unit: String {
  case seconds, perSecond, bytes, ratio, count

  /// Returns a figure with its unit, rounded to three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .seconds where value < 1e-3: "\(Self.digits(value * 1e6)) µs"
    case .seconds where value < 1: "\(Self.digits(value * 1e3)) ms"
    case .seconds: "\(Self.digits(value)) s"
    case .perSecond where value >= 1e6: "\(Self.digits(value / 1e6)) M/s"
    case .perSecond: "\(Self.digits(value / 1e3)) k/s"
    case .bytes where value < 10_240: "\(Self.digits(value)) bytes"
    case .bytes: "\(Self.digits(value / 1_048_576)) MiB"
    case .count where value >= 1e6: "\(Self.digits(value / 1e6)) M"
    case .count: "\(Self.digits(value / 1e3)) k"
    case .ratio: Self.digits(value)
    }
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let places = value >= 100 ? 0 : value >= 10 ? 1 : 2
    let scale = [1.0, 10, 100][places]
    let scaled = Int((value * scale).rounded())
    guard places > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % Int(scale))"
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}
