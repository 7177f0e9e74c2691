/// Report text in which only literals are trusted.
///
///     let heading: Markup = "<h3 class=\"\(status)\">\(title)</h3>"
///
/// Literal segments are written unchanged, and the compiler accepts only literals for them.
/// Interpolated values are escaped for their context, which is determined by the preceding
/// literals.
struct ReportText<Place: ReportPlace>: ExpressibleByStringInterpolation {
  /// The bytes of the text.
  private(set) var utf8: [UInt8]

  init(stringLiteral literal: StaticString) { utf8 = literal.withUTF8Buffer { Array($0) } }

  init(stringInterpolation: StringInterpolation) {
    precondition(stringInterpolation.place == .start, "a tag or quote is not closed")
    utf8 = stringInterpolation.utf8
  }

  /// Whether the text has no bytes.
  var isEmpty: Bool { utf8.isEmpty }

  /// Appends a part that is already escaped.
  static func += (text: inout Self, part: Self) { text.utf8 += part.utf8 }

  /// An interpolation that writes literals unchanged and escapes values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var utf8: [UInt8] = []
    /// The context of the next value.
    private(set) var place = Place.start

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes in
        utf8 += bytes
        for byte in bytes { place.pass(byte) }
      }
    }

    /// Escapes and writes text from an app or a user.
    mutating func appendInterpolation(_ text: String) {
      guard let escaping = place.escaping else { preconditionFailure("text is not allowed here") }
      append(text, escaping)
    }

    mutating func appendInterpolation(_ number: Int) { utf8 += String(number).utf8 }

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

    /// Writes a part that is already escaped.
    mutating func appendInterpolation(_ part: ReportText) {
      precondition(place == .start, "markup is not allowed inside a tag or quotes")
      utf8 += part.utf8
    }

    mutating func appendInterpolation(_ parts: [ReportText]) {
      for part in parts { appendInterpolation(part) }
    }

    mutating func append(_ literal: StaticString) { literal.withUTF8Buffer { utf8 += $0 } }

    /// Escapes and appends text.
    mutating func append(_ text: String, _ escaping: Escaping) {
      escaping.append(text, to: &utf8)
    }

    /// Appends text that is written already as the format requires.
    mutating func append(written text: String) { utf8 += text.utf8 }

    /// Appends the content of a resource.
    mutating func append(_ resource: PageResource) { utf8 += resource.utf8 }
  }
}

/// HTML or XML markup.
typealias Markup = ReportText<MarkupPlace>
