package import Wireframes

extension Picture {
  /// The maximum width and height in points.
  private static let longest = 100_000

  /// Whether the picture can be part of a page.
  ///
  /// A picture from a file or from a worker isn't trusted. The markup must be complete, and all of
  /// its elements and attributes must be harmless for drawing: none that runs or loads anything,
  /// and no characters that a drawing escapes.
  package var isSafe: Bool {
    guard (1...Self.longest).contains(width), (1...Self.longest).contains(height) else {
      return false
    }
    var markup = markup
    return markup.withUTF8 { bytes in
      var check = MarkupCheck(bytes)
      return check.isSafe()
    }
  }
}

/// A check of an SVG element's content.
private struct MarkupCheck {
  private static let elements: Set<String> = [
    "circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "text", "tspan",
  ]
  /// The attributes, which neither refer to anything else nor can be referred to.
  private static let attributes: Set<String> = [
    "aria-hidden", "aria-label", "class", "cx", "cy", "d", "dx", "dy", "height", "lengthAdjust",
    "points", "r", "role", "rx", "ry", "text-anchor", "textLength", "transform", "viewBox", "width",
    "x", "x1", "x2", "y", "y1", "y2",
  ]
  /// The prefix of all classes, so that no rule of the page applies to a picture.
  private static let classPrefix = "fw-"
  /// The references that a drawing has, without `&`.
  private static let references = ["amp;", "lt;", "gt;", "quot;", "#39;"]
  /// The maximum depth of elements.
  private static let deepest = 64

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var open: [Range<Int>] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func isSafe() -> Bool {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        guard takeTag() else { return false }
      } else if !takeCharacter() {
        return false
      }
    }
    return open.isEmpty
  }

  /// Takes a byte or more of text or of an attribute's value.
  private mutating func takeCharacter() -> Bool {
    if take("&") { return takeReference() }
    guard Escaping.mayNeedEscaping[Int(bytes[place])] else {
      place += 1
      return true
    }
    let (scalar, length) = Escaping.scalar(in: bytes, at: place)
    place += length
    return !Escaping.isHidden(scalar)
  }

  private mutating func takeReference() -> Bool {
    let rest = UnsafeBufferPointer(rebasing: bytes[place...])
    guard let reference = Self.references.first(where: { rest.starts(with: $0.utf8) }) else {
      return false
    }
    place += reference.utf8.count
    return true
  }

  private func isNext(_ byte: Unicode.Scalar) -> Bool {
    place < bytes.count && bytes[place] == UInt8(ascii: byte)
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard isNext(byte) else { return false }
    place += 1
    return true
  }

  /// Takes a name, which has letters, digits and hyphens only.
  private mutating func takeName() -> Range<Int> {
    let start = place
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        place += 1
      default: return start..<place
      }
    }
    return start..<place
  }

  private mutating func takeTag() -> Bool {
    place += 1
    if take("/") {
      let name = takeName()
      guard let begun = open.popLast() else { return false }
      return bytes[begun].elementsEqual(bytes[name]) && take(">")
    }
    let name = takeName()
    guard Self.elements.contains(text(name)) else { return false }
    while take(" ") {
      guard takeAttribute() else { return false }
    }
    if take("/") { return take(">") }
    open.append(name)
    return open.count <= Self.deepest && take(">")
  }

  private mutating func takeAttribute() -> Bool {
    let name = text(takeName())
    guard Self.attributes.contains(name), take("="), take("\"") else { return false }
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "<")
    {
      guard takeCharacter() else { return false }
    }
    let value = start..<place
    return take("\"") && (name != "class" || hasOwnClasses(value))
  }

  private func hasOwnClasses(_ value: Range<Int>) -> Bool {
    text(value).split(whereSeparator: \.isWhitespace).allSatisfy {
      $0.hasPrefix(Self.classPrefix)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
