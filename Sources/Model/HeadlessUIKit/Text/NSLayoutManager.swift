public import Foundation

/// Arranges a text in areas; the places of its characters are estimates, because there are no
/// fonts.
///
/// All characters of a line are equally wide, and glyphs are UTF-16 units.
nonisolated open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The areas of the text; only the first one is filled.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether the text may be arranged in parts; stored, but not used.
  open var allowsNonContiguousLayout = false
  /// Whether the spaces of the font are used; stored, but not used.
  open var usesFontLeading = true

  /// Creates a layout manager without a text.
  public override init() {}

  /// Adds an area at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Inserts an area.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
  }
  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Does nothing, because the text is arranged when it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing, because the text is arranged when it is asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because the text is arranged when it is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Does nothing, because nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing, because nothing is drawn.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Returns the range of the glyphs in an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = TextLines(self, container).lines.last
    else { return NSRange(location: 0, length: 0) }
    return NSRange(location: 0, length: NSMaxRange(last))
  }
  /// Returns the range of glyphs for characters: the same.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the range of characters for glyphs: the same.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the index of a glyph's character: the same.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index of a character's glyph: the same.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns an estimate of the place of glyphs, in points.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    TextLines(self, container).place(of: glyphRange)
  }
  /// Returns an estimate of the place of the whole text, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    TextLines(self, container).place(of: glyphRange(for: container))
  }
  /// Returns the character that is probably nearest to a point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return TextLines(self, container).index(at: point)
  }
  /// Returns the glyph that is probably nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    TextLines(self, container).index(at: point)
  }
  /// Calls a closure with an estimate of the place of each line that has glyphs of a range.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (
      CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let lines = TextLines(self, container)
    var isEnd = ObjCBool(false)
    for line in lines.lines where NSIntersectionRange(line, glyphRange).length > 0 {
      let place = lines.place(of: line)
      block(place, place, container, line, &isEnd)
      if isEnd.boolValue { return }
    }
  }
}

/// The lines of a text in an area, as far as they are known without fonts.
private nonisolated struct TextLines {
  /// The ranges of the lines, with their ends.
  private(set) var lines: [NSRange] = []
  private let width: CGFloat
  private let height: CGFloat
  private let padding: CGFloat

  init(_ manager: NSLayoutManager, _ container: NSTextContainer) {
    let text = manager.textStorage
    let font =
      (text?.length ?? 0) > 0 ? text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    // Any thread may arrange text that isn't shown.
    let (area, letter) = OnAnyThread.run {
      (
        (
          room: container.size, padding: container.lineFragmentPadding,
          lines: container.maximumNumberOfLines
        ),
        UIFont.size(of: "ab", in: font)
      )
    }
    (width, height, padding) = (letter.width / 2, letter.height, area.padding)
    let room = area.room.width - 2 * padding
    let columns = room > 0 ? max(1, Self.place(room / width, below: 1_000_000)) : Int.max
    let units = Array((text?.string ?? "").utf16)
    var start = 0
    for (index, unit) in units.enumerated() where unit == 10 || index - start + 1 == columns {
      lines.append(NSRange(location: start, length: index + 1 - start))
      start = index + 1
    }
    if start < units.count { lines.append(NSRange(location: start, length: units.count - start)) }
    if area.lines > 0 { lines = Array(lines.prefix(area.lines)) }
  }

  /// Returns the smallest rectangle around a range.
  func place(of range: NSRange) -> CGRect {
    var place = CGRect.null
    for (number, line) in lines.enumerated() {
      let part = NSIntersectionRange(line, range)
      guard part.length > 0 else { continue }
      place = place.union(
        CGRect(
          x: padding + CGFloat(part.location - line.location) * width, y: CGFloat(number) * height,
          width: CGFloat(part.length) * width, height: height))
    }
    return place.isNull ? .zero : place
  }

  /// Returns the index of the character at a point, or of the nearest one.
  func index(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let line = lines[Self.place(point.y / height, below: lines.count)]
    return line.location + Self.place((point.x - padding) / width, below: line.length)
  }

  /// Returns a quotient as an index below a count, which is greater than 0.
  ///
  /// The quotient isn't a number if the app's point, or the size of its font, isn't one.
  private static func place(_ quotient: CGFloat, below count: Int) -> Int {
    quotient >= CGFloat(count) ? count - 1 : quotient > 0 ? Int(quotient) : 0
  }
}
