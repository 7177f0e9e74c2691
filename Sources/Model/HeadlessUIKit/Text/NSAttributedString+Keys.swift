public import Foundation

extension NSAttributedString.Key {
  /// The font.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// The style of the paragraph.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The color of the text.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text.
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined.
  public nonisolated static let ligature = NSAttributedString.Key("NSLigature")
  /// The additional space between letters.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// The additional space between letters, in text of any size.
  public nonisolated static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through the text.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of that line.
  public nonisolated static let strikethroughColor = NSAttributedString.Key(
    "NSStrikethroughColor")
  /// The line below the text.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of that line.
  public nonisolated static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The color of the outline.
  public nonisolated static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline.
  public nonisolated static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow.
  public nonisolated static let shadow = NSAttributedString.Key("NSShadow")
  /// The effect of the text.
  public nonisolated static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// An object in the text.
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
  /// The URL that the text leads to.
  public nonisolated static let link = NSAttributedString.Key("NSLink")
  /// The offset from the baseline.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant of the text.
  public nonisolated static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The width of the text.
  public nonisolated static let expansion = NSAttributedString.Key("NSExpansion")
  /// The directions of writing.
  public nonisolated static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether letters stand upright in vertical text.
  public nonisolated static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// Whether punctuation is spoken.
  public nonisolated static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation")
  /// The language in which the text is spoken.
  public nonisolated static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
  /// The pitch at which the text is spoken.
  public nonisolated static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch")
  /// Whether the text waits for others to be spoken.
  public nonisolated static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The sounds of the text.
  public nonisolated static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spoken letter by letter.
  public nonisolated static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, from 1 to 6.
  public nonisolated static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// Words for assistive technology.
  public nonisolated static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom")
}

/// A line below or through text; not used.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The set's bit mask.
  public let rawValue: Int
  /// Creates a style from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of text; stored, but not used.
@preconcurrency @MainActor
open class NSShadow: NSObject, NSCopying {
  /// The first word, which Foundation reads; see `FoundationObject`.
  nonisolated private let word = FoundationObject.word
  nonisolated deinit {}
  /// Creates a shadow.
  public override init() { super.init() }
  /// The offset, in points.
  open var shadowOffset = CGSize.zero
  /// The blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color.
  open var shadowColor: Any?

  /// Returns a copy.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    OnAnyThread.run { copied() }
  }

  private func copied() -> NSShadow {
    let copy = ClassInitializer.make(type(of: self))
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }
}

/// An object in text, such as an image; stored, but not used.
@preconcurrency @MainActor
open class NSTextAttachment: NSObject, @preconcurrency NSCoding {
  /// The first word, which Foundation reads; see `FoundationObject`.
  nonisolated private let word = FoundationObject.word
  nonisolated deinit {}
  /// Creates an attachment with data.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  /// Creates an empty attachment.
  public convenience override init() { self.init(data: nil, ofType: nil) }
  /// Creates an empty attachment; archives aren't available on Linux.
  public required init?(coder: NSCoder) { super.init() }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}
  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// The data.
  open var contents: Data?
  /// The type of the data.
  open var fileType: String?
  /// The image.
  open var image: UIImage?
  /// The place of the object, in points.
  open var bounds = CGRect.zero
  /// The space beside the object, in points; stored, but not used.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether the object is a view; stored, but not used.
  open var allowsTextAttachmentView = true
  /// Whether the image grows with the user's preferred size of text; stored, but not used.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The character that stands for an object in text.
  public nonisolated static var character: Int { 0xFFFC }
  /// Returns the image; never asked.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
  /// Returns the place of the object in a line, in points; never asked.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { bounds }
}

/// The options for drawing text; not used.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// In the size that is drawn.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// With an ellipsis on the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The measures of drawn text; not used.
@preconcurrency @MainActor
open class NSStringDrawingContext: NSObject {
  nonisolated deinit {}
  /// The smallest factor of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor with which text was drawn; always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The place of the text that was drawn; always empty.
  open var totalBounds: CGRect { .zero }
}

extension NSAttributedString {
  /// Creates empty text; Foundation has this initializer only on Apple's platforms.
  ///
  /// The parameter keeps it from replacing the one that Foundation inherits from `NSObject`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
  /// Creates text that consists of an object.
  @MainActor
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  /// Returns whether a range has objects.
  public nonisolated func containsAttachments(in range: NSRange) -> Bool {
    var contains = false
    enumerateAttribute(.attachment, in: range, options: []) { object, _, _ in
      if object != nil { contains = true }
    }
    return contains
  }
  /// Returns an estimate of the text's size, in points.
  @MainActor
  public func size() -> CGSize {
    guard length > 0 else { return .zero }
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    return UIFont.size(of: string, in: font)
  }
  /// Returns an estimate of the text's place in a size, in points.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let own = self.size()
    return CGRect(
      x: 0, y: 0, width: min(own.width, size.width), height: own.height)
  }
  /// Does nothing, because nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect) {}
  /// Does nothing, because nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint) {}
  /// Does nothing, because nothing is drawn.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

extension StringProtocol {
  /// Returns an estimate of the text's size, in points.
  @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    UIFont.size(of: String(self), in: attrs?[.font] as? UIFont)
  }
  /// Returns an estimate of the text's place in a size, in points.
  @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  /// Does nothing, because nothing is drawn.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing, because nothing is drawn.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}

extension NSString {
  /// Returns an estimate of the text's size, in points.
  @preconcurrency @MainActor
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
  /// Returns an estimate of the text's place in a size, in points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Does nothing, because nothing is drawn.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing, because nothing is drawn.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
  /// Does nothing, because nothing is drawn.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}
