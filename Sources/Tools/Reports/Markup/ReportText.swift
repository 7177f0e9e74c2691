import Wireframes

/// Text of a report, whose values are escaped by the rules of their context.
typealias ReportText<Place: ReportPlace> = EscapedText<Place>

extension EscapedText.StringInterpolation where Place: ReportPlace {
  /// Escapes and writes text from an app or a user.
  mutating func appendInterpolation(_ text: String) {
    guard let escaping = place.escaping else { preconditionFailure("text is not allowed here") }
    append(text, escaping)
  }

  /// Writes a duration with a fixed number of decimal places; an invalid duration becomes zero.
  mutating func appendInterpolation(seconds: Double, decimals: Int) {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let isTime = seconds.isFinite && seconds > 0
    let units = isTime ? Int((min(seconds, 1e9) * Double(scale)).rounded()) : 0
    let fraction = String(units % scale)
    utf8 += "\(units / scale).".utf8
    utf8 += repeatElement(UInt8(ascii: "0"), count: decimals - fraction.utf8.count)
    utf8 += fraction.utf8
  }

  /// Escapes and appends text.
  mutating func append(_ text: String, _ escaping: Escaping) {
    escaping.append(text, to: &utf8)
  }
}
