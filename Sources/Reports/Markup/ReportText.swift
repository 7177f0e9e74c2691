/// Text of a report in which only literals are trusted.
///
///     let heading: Markup = "<h3 class=\"\(status)\">\(title)</h3>"
///
/// The literal segments go in as they stand, and the compiler takes nothing but literals for them.
/// Whatever is interpolated is escaped as its place asks, which the literals before it tell.
struct ReportText<Place: ReportPlace>: ExpressibleByStringInterpolation {
  /// What is written so far.
  private(set) var utf8: [UInt8] = []

  /// Makes an empty one with room for some bytes.
  init(capacity: Int) { utf8.reserveCapacity(capacity) }

  init(stringLiteral literal: StaticString) {
    literal.withUTF8Buffer { utf8.append(contentsOf: $0) }
  }

  init(stringInterpolation: StringInterpolation) {
    precondition(stringInterpolation.place == .start, "a tag or a quote is open at the end")
    utf8 = stringInterpolation.utf8
  }

  /// Adds a part.
  static func += (text: inout Self, part: Self) { text.utf8 += part.utf8 }

  /// Collects literals and values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var utf8: [UInt8] = []
    /// Where the next value goes.
    private(set) var place = Place.start

    init(literalCapacity: Int, interpolationCount: Int) {
      utf8.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes in
        utf8.append(contentsOf: bytes)
        for byte in bytes { place.pass(byte) }
      }
    }

    /// Escapes what an app or a person says.
    mutating func appendInterpolation(_ text: String) {
      guard let escaping = place.escaping else { preconditionFailure("no text may stand here") }
      append(text, escaping)
    }

    mutating func appendInterpolation(_ number: Int) {
      utf8 += String(number).utf8
    }

    /// Writes a time with a fixed number of decimals; what can't be a time is none.
    mutating func appendInterpolation(seconds: Double, decimals: Int) {
      utf8 += Self.text(seconds, decimals: decimals).utf8
    }

    /// Adds a part that stands for itself.
    mutating func appendInterpolation(_ part: ReportText) {
      precondition(place == .start, "no part may stand within a tag or quotes")
      utf8 += part.utf8
    }

    mutating func appendInterpolation(_ parts: [ReportText]) {
      for part in parts { appendInterpolation(part) }
    }

    /// Adds a literal that the place asks for.
    mutating func append(_ literal: StaticString) {
      literal.withUTF8Buffer { utf8.append(contentsOf: $0) }
    }

    /// Adds an escaped text.
    mutating func append(_ text: String, _ escaping: Escaping) {
      escaping.append(text, to: &utf8)
    }

    /// Adds a resource.
    mutating func append(_ resource: PageResource) { utf8 += resource.utf8 }

    private static func text(_ seconds: Double, decimals: Int) -> String {
      let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
      let isTime = seconds.isFinite && seconds > 0
      let units = isTime ? Int((min(seconds, 1e9) * Double(scale)).rounded()) : 0
      let fraction = String(units % scale)
      return "\(units / scale)."
        + String(repeating: "0", count: decimals - fraction.utf8.count) + fraction
    }
  }
}

/// HTML or XML.
typealias Markup = ReportText<MarkupPlace>
