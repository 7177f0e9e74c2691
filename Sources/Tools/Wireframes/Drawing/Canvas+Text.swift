extension Canvas {
  /// Writes text on one line, cut with an ellipsis if it is wider than the space for it.
  ///
  /// - Parameters:
  ///   - text: The text; nothing is written if it is empty.
  ///   - x: The place of the text's anchor.
  ///   - baseline: The place of the baseline.
  ///   - width: The space in points.
  ///   - style: The font, color, and anchor.
  mutating func text(
    _ text: some StringProtocol, x: Int, baseline: Int, width: Int, _ style: TextStyle = TextStyle()
  ) {
    guard !text.isEmpty, width >= style.font.size else { return }
    let isReversed = Self.isRightToLeft(text)
    raw("<text")
    attribute("x", x)
    attribute("y", baseline)
    let anchor: StaticString =
      switch (style.anchor, isReversed) {
      case (.left, false), (.right, true): ""
      case (.middle, _): "fw-c"
      case (.right, false), (.left, true): "fw-e"
      }
    classes(style.font.name, style.color.name, anchor, isReversed ? "fw-r" : "")
    // Fonts differ. What just fits in one must not overlap anything in another.
    let place = bytes.count
    bytes.append(UInt8(ascii: ">"))
    let used = fitted(text, width, TextMeasure(style.font))
    if used * 5 > width * 4 { insertLength(min(used, width), at: place) }
    raw("</text>")
  }

  private mutating func insertLength(_ length: Int, at place: Int) {
    var attribute = Canvas()
    attribute.attribute("textLength", length)
    attribute.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    bytes.insert(contentsOf: attribute.bytes, at: place)
  }

  /// Writes as much of a text as fits, and an ellipsis in place of the rest; returns the width.
  private mutating func fitted(
    _ text: some StringProtocol, _ width: Int, _ measure: TextMeasure
  ) -> Int {
    let limit = measure.thousandths(width)
    let room = limit - Self.ellipsisWidth
    let start = bytes.count
    var end = start
    var sum = 0
    var sumAtEnd = 0
    let isPlain = text.utf8.withContiguousStorageIfAvailable { plain in
      for byte in plain {
        guard (0x20..<0x7F).contains(byte) else { return false }
        sum += TextMeasure.widths[Int(byte)]
        guard sum <= limit else { return true }
        self.text(byte)
        if sum <= room { (end, sumAtEnd) = (bytes.count, sum) }
      }
      return true
    }
    if isPlain != true {
      cut(to: start)
      (end, sum, sumAtEnd) = (start, 0, 0)
      for character in text {
        sum += TextMeasure.width(of: character)
        guard sum <= limit else { break }
        self.text(character)
        if sum <= room { (end, sumAtEnd) = (bytes.count, sum) }
      }
    }
    guard sum > limit else { return measure.points(sum) }
    cut(to: end)
    raw("…")
    return measure.points(sumAtEnd + Self.ellipsisWidth)
  }

  static let ellipsisWidth = 1_000

  /// The maximum number of characters of a name that screen readers read.
  private static let mostSpoken = 120

  /// Writes text for a screen reader, cut if it is long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isMarkup: Whether to escape what has a meaning in markup.
  mutating func spoken(_ text: String, isMarkup: Bool = true) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { plain in
      guard plain.count <= Self.mostSpoken else { return false }
      for byte in plain where !(0x20..<0x7F).contains(byte) { return false }
      if isMarkup {
        for byte in plain { self.text(byte) }
      } else {
        bytes.append(contentsOf: plain)
      }
      return true
    }
    if isPlain == true { return }
    for (place, character) in text.enumerated() {
      if place == Self.mostSpoken { return raw("…") }
      self.text(character, isMarkup: isMarkup)
    }
  }

  /// Returns whether the first letter of a text belongs to a script that is written from right to
  /// left.
  private static func isRightToLeft(_ text: some StringProtocol) -> Bool {
    let mayBe = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.prefix(200).contains { $0 >= 0xD6 }
    }
    guard mayBe ?? true else { return false }
    for scalar in text.unicodeScalars.prefix(200) where scalar.properties.isAlphabetic {
      return scalar.isRightToLeft
    }
    return false
  }
}
