/// Text in which only literals are trusted.
///
///     let heading: Markup = "<h3 class=\"\(status)\">\(title)</h3>"
///
/// Literal segments are written unchanged, and the compiler accepts only literals for them.
/// Interpolated values are escaped for their context, which is determined by the preceding
/// literals.
package struct EscapedText<Place: TextPlace>: ExpressibleByStringInterpolation {
  /// The bytes of the text.
  package private(set) var utf8: [UInt8]

  package init(stringLiteral literal: StaticString) {
    utf8 = literal.withUTF8Buffer { Array($0) }
  }

  package init(stringInterpolation: StringInterpolation) {
    precondition(stringInterpolation.place == .start, "a tag or quote is not closed")
    utf8 = stringInterpolation.utf8
  }

  /// Whether the text has no bytes.
  package var isEmpty: Bool { utf8.isEmpty }

  /// The text as a string.
  package var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Appends a part that is already escaped.
  package static func += (text: inout Self, part: Self) { text.utf8 += part.utf8 }

  /// An interpolation that writes literals unchanged and escapes values.
  package struct StringInterpolation: StringInterpolationProtocol {
    /// The bytes so far, to which text is added as the format requires.
    package var utf8: [UInt8] = []
    /// The context of the next value.
    package private(set) var place = Place.start

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes in
        utf8 += bytes
        for byte in bytes { place.pass(byte) }
      }
    }

    package mutating func appendInterpolation(_ number: Int) { utf8 += String(number).utf8 }

    /// Writes a part that is already escaped.
    package mutating func appendInterpolation(_ part: EscapedText) {
      precondition(place == .start, "markup is not allowed inside a tag or quotes")
      utf8 += part.utf8
    }

    package mutating func appendInterpolation(_ parts: [EscapedText]) {
      for part in parts { appendInterpolation(part) }
    }

    /// Appends a literal that leaves the context as it is.
    package mutating func append(_ literal: StaticString) {
      literal.withUTF8Buffer { utf8 += $0 }
    }
  }
}

/// A syntactic context in a text, which determines how values are escaped.
package protocol TextPlace: Equatable {
  /// The context in which each part begins and ends.
  static var start: Self { get }

  /// Updates the context after the given byte of a literal.
  mutating func pass(_ byte: UInt8)
}

/// HTML or XML markup.
package typealias Markup = EscapedText<MarkupPlace>

/// A context in HTML or XML.
package enum MarkupPlace: TextPlace {
  /// Between tags.
  case start
  /// Inside a tag, outside quotes.
  case tag
  /// Inside the quotes of an attribute.
  case quotes

  package mutating func pass(_ byte: UInt8) {
    switch (self, byte) {
    case (.start, UInt8(ascii: "<")): self = .tag
    case (.tag, UInt8(ascii: ">")): self = .start
    case (.tag, UInt8(ascii: "\"")): self = .quotes
    case (.quotes, UInt8(ascii: "\"")): self = .tag
    default: break
    }
  }
}
