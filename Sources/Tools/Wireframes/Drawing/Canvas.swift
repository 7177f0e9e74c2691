/// Markup that is written byte by byte.
struct Canvas {
  var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(4_096) }

  /// The markup as a string.
  var markup: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes markup as it is.
  mutating func raw(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes markup that another canvas has.
  mutating func append(_ other: Canvas) { bytes.append(contentsOf: other.bytes) }

  mutating func number(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    var divisor: UInt = 1
    while rest / divisor >= 10 { divisor *= 10 }
    while divisor > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Writes an attribute, whose name is written as it is.
  mutating func attribute(_ name: StaticString, _ value: Int) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    number(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes the beginning of a class attribute if one of the names isn't empty.
  mutating func classes(_ names: StaticString...) {
    var isFirst = true
    for name in names where name.utf8CodeUnitCount > 0 {
      raw(isFirst ? " class=\"" : " ")
      raw(name)
      isFirst = false
    }
    if !isFirst { bytes.append(UInt8(ascii: "\"")) }
  }

  mutating func rectangle(_ frame: Rectangle, radius: Int = 0, _ name: StaticString) {
    raw("<rect")
    if frame.x != 0 { attribute("x", frame.x) }
    if frame.y != 0 { attribute("y", frame.y) }
    attribute("width", frame.width)
    attribute("height", frame.height)
    if radius > 0 { attribute("rx", min(radius, frame.width / 2, frame.height / 2)) }
    classes(name)
    raw("/>")
  }

  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ name: StaticString) {
    raw("<circle")
    attribute("cx", x)
    attribute("cy", y)
    attribute("r", radius)
    classes(name)
    raw("/>")
  }

  /// Writes a path that starts at a point and goes on as the given markup says.
  mutating func path(_ x: Int, _ y: Int, _ rest: StaticString, _ name: StaticString) {
    raw("<path d=\"")
    move(x, y)
    raw(rest)
    bytes.append(UInt8(ascii: "\""))
    classes(name)
    raw("/>")
  }

  /// Writes the beginning of a path.
  mutating func move(_ x: Int, _ y: Int) {
    bytes.append(UInt8(ascii: "M"))
    number(x)
    bytes.append(UInt8(ascii: " "))
    number(y)
  }

  /// Writes one byte of text, escaped for content and attributes.
  mutating func text(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): raw("&amp;")
    case UInt8(ascii: "<"): raw("&lt;")
    case UInt8(ascii: ">"): raw("&gt;")
    case UInt8(ascii: "\""): raw("&quot;")
    case UInt8(ascii: "'"): raw("&#39;")
    default: bytes.append(byte)
    }
  }

  /// Writes a character, with escapes for those that can't be seen.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - isMarkup: Whether to escape what has a meaning in markup.
  mutating func text(_ character: Character, isMarkup: Bool = true) {
    var marks = 0
    for scalar in character.unicodeScalars.prefix(TextMeasure.mostScalars) {
      // More marks would reach into the lines above and below.
      if scalar.properties.generalCategory == .nonspacingMark { marks += 1 }
      if marks > 4 { return }
      if scalar.isEscaped {
        bytes.append(contentsOf: scalar.escape.utf8)
      } else if isMarkup, scalar.isASCII {
        text(UInt8(scalar.value))
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Removes what was written after a number of bytes.
  mutating func cut(to count: Int) { bytes.removeLast(bytes.count - count) }
}
