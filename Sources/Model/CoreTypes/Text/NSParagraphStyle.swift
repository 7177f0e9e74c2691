public import Foundation

/// The alignment of text; not used.
public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// The method by which long lines are broken; not used.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// The direction of writing; not used.
public nonisolated enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The style of a paragraph; stored, but not used.
open nonisolated class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  /// The strategy for line breaks.
  public nonisolated struct LineBreakStrategy: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a strategy from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A word doesn't stand alone on the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Hangul words aren't broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  nonisolated struct Values {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy = LineBreakStrategy.standard
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var tabStops = NSTextTab.standard
    var defaultTabInterval: CGFloat = 0
    var textLists: [NSTextList] = []
  }

  /// The first word, which Foundation reads; see `FoundationObject`.
  private let word = FoundationObject.word
  var values = Values()

  /// Creates the default style.
  public override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of all lines but the first, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The indentation at the end of lines, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The indentation of the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The method by which long lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The strategy for line breaks.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The direction of writing.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The readiness to hyphenate words, from 0 to 1.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated as the system does it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters may stand closer before text is cut off.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }
  /// The places at which text continues after tabs.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of tabs after the last place, in points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The lists that contain the paragraph, from the outermost to the innermost.
  open var textLists: [NSTextList] { values.textLists }
  /// Returns the direction of writing in a language, which here is from left to right.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    .leftToRight
  }

  /// Returns a copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a copy of the style that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}
