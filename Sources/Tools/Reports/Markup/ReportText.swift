/// Report text in which only literals are trusted.
///
///     let heading: Markup = "<h3 class=\"\(status)\">\(title)</h3>"
///
/// Literal segments are written unchanged, and the compiler accepts only literals for them.
/// Interpolated values are escaped for their context, which is determined by the preceding
/// literals.
struct ReportText<Place: ReportPlace>: ExpressibleByStringInterpolation {
  /// The text; `nil` if it is a literal.
  private var buffer: ReportBuffer?
  private let literal: StaticString

  init(stringLiteral literal: StaticString) { self.literal = literal }

  init(stringInterpolation: StringInterpolation) {
    precondition(stringInterpolation.place == .start, "a tag or quote is not closed")
    buffer = stringInterpolation.buffer
    literal = ""
  }

  /// Whether the text has no bytes.
  var isEmpty: Bool { buffer.map { $0.count == 0 } ?? (literal.utf8CodeUnitCount == 0) }

  /// The bytes of the text.
  var utf8: [UInt8] { buffer.map { Array($0.bytes) } ?? literal.withUTF8Buffer { Array($0) } }

  /// Appends a part that is already escaped.
  static func += (text: inout Self, part: consuming Self) {
    if text.buffer == nil || !isKnownUniquelyReferenced(&text.buffer) {
      let own = ReportBuffer.empty()
      text.append(to: own)
      text.buffer = own
    }
    if let buffer = text.buffer { part.move(to: buffer) }
  }

  private func append(to other: ReportBuffer) {
    if let buffer { other.append(buffer.bytes) } else { other.append(literal) }
  }

  /// Appends the text to another one, after which its memory is free.
  consuming func move(to other: ReportBuffer) {
    append(to: other)
    ReportBuffer.reuse(&buffer)
  }

  /// An interpolation that writes literals unchanged and escapes values.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate let buffer = ReportBuffer.empty()
    /// The context of the next value.
    private(set) var place = Place.start

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: StaticString) {
      literal.withUTF8Buffer { bytes in
        buffer.append(bytes)
        for byte in bytes { place.pass(byte) }
      }
    }

    /// Escapes and writes text from an app or a user.
    func appendInterpolation(_ text: String) {
      guard let escaping = place.escaping else { preconditionFailure("text is not allowed here") }
      append(text, escaping)
    }

    func appendInterpolation(_ number: Int) { buffer.append(number) }

    /// Writes a duration with a fixed number of decimal places; an invalid duration becomes zero.
    func appendInterpolation(seconds: Double, decimals: Int) {
      let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
      let isTime = seconds.isFinite && seconds > 0
      let units = isTime ? Int((min(seconds, 1e9) * Double(scale)).rounded()) : 0
      buffer.append(units / scale)
      buffer.append(UInt8(ascii: "."))
      buffer.append(units % scale, digits: decimals)
    }

    /// Writes a part that is already escaped.
    func appendInterpolation(_ part: consuming ReportText) {
      precondition(place == .start, "markup is not allowed inside a tag or quotes")
      part.move(to: buffer)
    }

    /// Writes the bytes of a part that was written before.
    func appendInterpolation(written bytes: [UInt8]) {
      precondition(place == .start, "markup is not allowed inside a tag or quotes")
      bytes.withUnsafeBufferPointer { buffer.append($0) }
    }

    func appendInterpolation(_ parts: consuming [ReportText]) {
      for place in parts.indices { appendInterpolation(exchange(&parts[place], with: "")) }
    }

    func append(_ literal: StaticString) { buffer.append(literal) }

    /// Escapes and appends text.
    func append(_ text: String, _ escaping: Escaping) { escaping.append(text, to: buffer) }

    /// Appends text that is written already as the format requires.
    func append(written text: String) { buffer.append(text) }

    /// Appends the content of a resource.
    func append(_ resource: PageResource) {
      resource.utf8.withUnsafeBufferPointer { buffer.append($0) }
    }
  }
}

/// HTML or XML markup.
typealias Markup = ReportText<MarkupPlace>
