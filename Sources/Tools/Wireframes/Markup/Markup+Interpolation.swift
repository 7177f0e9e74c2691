extension EscapedText<MarkupPlace>.StringInterpolation {
  /// Writes text with escapes for characters that have a meaning in markup.
  mutating func appendInterpolation(escaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case UInt8(ascii: "'"): append("&#39;")
      default: utf8.append(byte)
      }
    }
  }

  /// Writes one of several literals.
  mutating func appendInterpolation(literal: StaticString) { append(literal) }

  /// Writes a blank and an attribute, unless the value is `nil`.
  mutating func appendInterpolation(optional name: StaticString, _ value: Int?) {
    precondition(place == .tag, "an attribute must be inside a tag")
    guard let value else { return }
    append(" ")
    append(name)
    utf8 += "=\"\(value)\"".utf8
  }

  /// Writes a blank and a class attribute, unless all names are empty.
  mutating func appendInterpolation(classes names: StaticString...) {
    precondition(place == .tag, "an attribute must be inside a tag")
    var start: StaticString = " class=\""
    for name in names where name.utf8CodeUnitCount > 0 {
      append(start)
      append(name)
      start = " "
    }
    if start.utf8CodeUnitCount == 1 { append("\"") }
  }

  /// Writes strokes, as a part of a path's data.
  mutating func appendInterpolation(strokes: [Stroke]) {
    for stroke in strokes {
      utf8 += "M\(stroke.x) \(stroke.y)".utf8
      append(stroke.rest)
      if let length = stroke.length { appendInterpolation(length) }
    }
  }
}

/// A stroke of a path: the point where it starts, and literal data that may end with a length.
struct Stroke {
  let x: Int, y: Int
  let rest: StaticString
  var length: Int?

  init(_ x: Int, _ y: Int, _ rest: StaticString, _ length: Int? = nil) {
    self.x = x
    self.y = y
    self.rest = rest
    self.length = length
  }
}
