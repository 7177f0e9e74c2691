public import Foundation

/// A label that displays text.
///
/// What only changes the look of the text is stored, but not used.
open class UILabel: UIView {
  private var storedText: String?
  private var attributed: NSAttributedString?
  private var chosenFont: UIFont?
  private var chosenColor: UIColor?

  nonisolated deinit {}

  /// Creates a label with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if !(coder is InterfaceCoder) { isUserInteractionEnabled = false }
  }

  /// The text of the label.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue
      attributed = nil
    }
  }
  /// The text with attributes; those of the label if the app sets plain text.
  open var attributedText: NSAttributedString? {
    get {
      if let attributed { return attributed }
      return storedText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) }
    }
    set {
      attributed = newValue
      storedText = newValue?.string
    }
  }
  /// The font; stored, but not used.
  open var font: UIFont! {
    get { chosenFont ?? .systemFont(ofSize: 17) }
    set { chosenFont = newValue }
  }
  /// The color of the text; stored, but not used.
  open var textColor: UIColor! {
    get { chosenColor ?? .label }
    set { chosenColor = newValue }
  }
  /// The alignment of the text; stored, but not used.
  open var textAlignment = NSTextAlignment.natural
  /// The method by which long lines are broken; stored, but not used.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The strategy for line breaks; stored, but not used.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  /// The maximum number of lines, or 0 for any number, which only pictures show.
  open var numberOfLines = 1
  /// Whether the text is drawn as enabled; stored, but not used.
  open var isEnabled = true
  /// Whether the text is drawn highlighted; stored, but not used.
  open var isHighlighted = false
  /// The color of highlighted text; stored, but not used.
  open var highlightedTextColor: UIColor?
  /// The color of the shadow; stored, but not used.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points; stored, but not used.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// Whether the font shrinks with the width; stored, but not used.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the preferred text size; stored, but not used.
  open var adjustsFontForContentSizeCategory = false
  /// The alignment of text that shrinks; stored, but not used.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The smallest factor of the font's size; stored, but not used.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the space between letters shrinks; stored, but not used.
  open var allowsDefaultTighteningForTruncation = false
  /// The largest width for several lines, in points; stored, but not used.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether the full text is shown in a tool tip; stored, but not used.
  open var showsExpansionTextWhenTruncated = false
  /// The rectangle in which the text is drawn.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect { bounds }
  /// Never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}

  /// An estimate of the text's size, in points.
  open override var intrinsicContentSize: CGSize {
    UIFont.size(of: storedText ?? "", in: font)
  }
  /// Returns an estimate of the text's size, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The text that a person sees; `nil` if there is none.
  var shownText: String? {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return nil }
    let shown = accessibilityLabel ?? storedText ?? ""
    return shown.contains(where: { !$0.isWhitespace }) ? shown : nil
  }

  override func read(into reader: ViewReader) { reader.addLabel(storedText, of: self) }
}

/// The alignment of text that shrinks; not used.
public nonisolated enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
