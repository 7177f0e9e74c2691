public import Foundation

/// The content of a cell, header, or footer in a list: an image, a text, and a secondary text.
///
/// The texts are shown. The other properties are stored, but not used.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The text.
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// The text with attributes, which replaces the plain one.
  public var attributedText: NSAttributedString?
  /// The text below or beside the first one.
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  /// The secondary text with attributes, which replaces the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts are shown side by side if there is space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes along which the margins of the view around are kept.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 0, bottom: 11, trailing: 8)
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal distance between the texts, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// The vertical distance between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(sideBySide: Bool = false) {
    prefersSideBySideTextAndSecondaryText = sideBySide
  }

  /// The content of a plain cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a cell with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a cell with the secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(sideBySide: true)
  }
  /// The content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of any header (iOS 18).
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of any footer (iOS 18).
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The content of a cell in a sidebar with the secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of a cell in a column beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of a cell in a column beside a sidebar, with the secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns whether the contents are equal.
  public static func == (
    left: UIListContentConfiguration, right: UIListContentConfiguration
  ) -> Bool {
    left.text == right.text && left.attributedText == right.attributedText
      && left.secondaryText == right.secondaryText
      && left.secondaryAttributedText == right.secondaryAttributedText
      && left.image === right.image && left.imageProperties == right.imageProperties
      && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
      && left.directionalLayoutMargins == right.directionalLayoutMargins
  }
  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }

  /// Creates a view that shows the configuration.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration itself, because the state changes only its appearance.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  var shownText: String? { attributedText?.string ?? text }
  var shownSecondaryText: String? { secondaryAttributedText?.string ?? secondaryText }
}

extension UIListContentConfiguration {
  /// The appearance of the image; stored, but not used.
  public nonisolated struct ImageProperties: Hashable {
    /// The configuration of a symbol image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of the image.
    public var tintColor: UIColor?
    /// The function that changes the color of the image.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size in points; zero for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image in points; zero for that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors while the screen's are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// The color around the image (iOS 18).
    public var strokeColor: UIColor?
    /// The width of the line around the image in points (iOS 18).
    public var strokeWidth: CGFloat = 0
    /// A size for the space of the image that fits the text.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    /// Returns the color of the image in a view with a tint color.
    @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// Returns whether the appearances are equal; functions aren't compared.
    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      left.tintColor == right.tintColor && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize
        && left.reservedLayoutSize == right.reservedLayoutSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
    }
    /// Hashes the appearance.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The appearance of a text; stored, but not used, except that `transform` changes the letters'
  /// case only on the display.
  public nonisolated struct TextProperties: Hashable {
    /// The alignment of the text.
    public enum TextAlignment: Hashable, Sendable { case natural, center, justified }
    /// A change of the letters' case.
    public enum TextTransform: Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont {
      get { storedFont ?? OnAnyThread.run { .preferredFont(forTextStyle: .body) } }
      set { storedFont = newValue }
    }
    private var storedFont: UIFont?
    /// The color of the text.
    public var color: UIColor {
      get { storedColor ?? OnAnyThread.run { .label } }
      set { storedColor = newValue }
    }
    private var storedColor: UIColor?
    /// The function that changes the color of the text.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The way in which a long text is shortened.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font becomes smaller for a long text.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font becomes smaller.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the letters move closer for a long text.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's preferred size.
    public var adjustsFontForContentSizeCategory = false
    /// Whether the whole text is shown under the pointer.
    public var showsExpansionTextWhenTruncated = false
    /// A change of the letters' case on the display.
    public var transform = TextTransform.none
    /// Returns the color of the text, changed by the transformer.
    @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// Returns whether the appearances are equal; functions aren't compared.
    public static func == (left: TextProperties, right: TextProperties) -> Bool {
      left.storedFont == right.storedFont && left.storedColor == right.storedColor
        && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
        && left.numberOfLines == right.numberOfLines && left.transform == right.transform
        && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor
    }
    /// Hashes the appearance.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(storedColor)
      hasher.combine(numberOfLines)
    }
  }
}
