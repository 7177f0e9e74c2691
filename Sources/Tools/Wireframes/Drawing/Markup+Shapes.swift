extension Markup {
  mutating func rectangle(_ frame: Rectangle, radius: Int = 0, _ name: StaticString) {
    let radius = radius > 0 ? min(radius, frame.width / 2, frame.height / 2) : nil
    self += """
      <rect\(optional: "x", frame.x == 0 ? nil : frame.x)\
      \(optional: "y", frame.y == 0 ? nil : frame.y) width="\(frame.width)" \
      height="\(frame.height)"\(optional: "rx", radius)\(classes: name)/>
      """
  }

  mutating func circle(_ x: Int, _ y: Int, radius: Int, _ name: StaticString) {
    self += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"\(classes: name)/>"
  }

  /// Writes a path that starts at a point and goes on as the given markup says.
  mutating func path(_ x: Int, _ y: Int, _ rest: StaticString, _ name: StaticString) {
    self += "<path d=\"\(strokes: [Stroke(x, y, rest)])\"\(classes: name)/>"
  }

  /// Writes text on one line, cut with an ellipsis if it is wider than the space for it; writes
  /// nothing if it is empty.
  mutating func text(
    _ text: some StringProtocol, x: Int, baseline: Int, width: Int, _ style: TextStyle = TextStyle()
  ) {
    guard !text.isEmpty, width >= style.font.size else { return }
    let isReversed = text.isRightToLeft
    let anchor: StaticString =
      switch (style.anchor, isReversed) {
      case (.left, false), (.right, true): ""
      case (.middle, _): "fw-c"
      case (.right, false), (.left, true): "fw-e"
      }
    let measure = TextMeasure(style.font)
    let fitted = TextMeasure.fit(text, in: measure.thousandths(width))
    let used = measure.points(fitted.width)
    // Fonts differ. What just fits in one must not overlap anything in another.
    let isTight = used * 5 > width * 4
    self += """
      <text x="\(x)" y="\(baseline)"\
      \(classes: style.font.name, style.color.name, anchor, isReversed ? "fw-r" : "")\
      \(optional: "textLength", isTight ? min(used, width) : nil)\
      \(literal: isTight ? " lengthAdjust=\"spacingAndGlyphs\"" : "")>\
      \(escaped: fitted.text.visible)</text>
      """
  }
}
