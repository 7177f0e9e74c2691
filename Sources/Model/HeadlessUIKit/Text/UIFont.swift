public import Foundation

/// A font, which keeps its name and its size; text is never drawn.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public nonisolated struct Weight: Hashable, _UIKitNumericRawRepresentable, Sendable {
    /// The weight as a number from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// An ultra-light font.
    public static let ultraLight = Weight(-0.8)
    /// A thin font.
    public static let thin = Weight(-0.6)
    /// A light font.
    public static let light = Weight(-0.4)
    /// A regular font.
    public static let regular = Weight(0)
    /// A medium font.
    public static let medium = Weight(0.23)
    /// A semibold font.
    public static let semibold = Weight(0.3)
    /// A bold font.
    public static let bold = Weight(0.4)
    /// A heavy font.
    public static let heavy = Weight(0.56)
    /// A black font.
    public static let black = Weight(0.62)

    /// The weights of fonts in the order of the symbols' weights, without the unspecified one.
    fileprivate static let bySymbol: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the weight of symbols beside a font of this weight; `unspecified` for a weight
    /// without a name.
    public func symbolWeight() -> UIImage.SymbolWeight {
      Self.bySymbol.firstIndex(of: self).flatMap { UIImage.SymbolWeight(rawValue: $0 + 1) }
        ?? .unspecified
    }
  }

  /// The width of a font.
  public nonisolated struct Width: Hashable, RawRepresentable, Sendable {
    /// The width as a number from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A condensed font.
    public static let condensed = Width(rawValue: -0.2)
    /// A standard font.
    public static let standard = Width(rawValue: 0)
    /// An expanded font.
    public static let expanded = Width(rawValue: 0.2)
    /// A compressed font.
    public static let compressed = Width(rawValue: -0.5)
  }

  /// The role of a text in a layout.
  public nonisolated struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// An alternate caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    /// The metrics that scale fonts as this style is scaled.
    @MainActor
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }

  /// The first word, which Foundation reads; see `FoundationObject`.
  nonisolated private let word = FoundationObject.word
  nonisolated private let key: String
  private let storedDescriptor: UIFontDescriptor

  nonisolated deinit {}

  /// Creates a font from a description; a size of 0 keeps that of the description.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
    storedDescriptor = own
    key = "\(own.postscriptName) \(own.pointSize) \(own.traits.rawValue) \(own.weight.rawValue)"
  }

  /// Creates a font by its name, which is any name here.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  private convenience init(system size: CGFloat, _ weight: Weight, _ traits: Traits = []) {
    let descriptor = UIFontDescriptor(name: Self.systemName(weight), size: size)
    descriptor.weight = weight
    descriptor.traits = traits
    if weight.rawValue >= Weight.semibold.rawValue { descriptor.traits.insert(.traitBold) }
    self.init(descriptor: descriptor, size: size)
  }
  private typealias Traits = UIFontDescriptor.SymbolicTraits

  private static func systemName(_ weight: Weight) -> String {
    weight.rawValue >= Weight.semibold.rawValue ? ".SFUI-Semibold" : ".SFUI-Regular"
  }

  /// The size of the system's font, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small font, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }

  /// Returns the system's font in a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: fontSize, .regular)
  }
  /// Returns the system's font in a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: fontSize, weight)
  }
  /// Returns the system's font in a size, in points, a weight, and a width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(system: fontSize, weight)
  }
  /// Returns the system's bold font in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: fontSize, .bold)
  }
  /// Returns the system's italic font in a size, in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(system: fontSize, .regular, .traitItalic)
  }
  /// Returns the system's font with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: fontSize, weight)
  }
  /// Returns the system's font with letters of equal width.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(system: fontSize, weight, .traitMonoSpace)
  }
  /// Returns the font for a style of text.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: descriptor, size: 0)
  }
  /// Returns the font for a style of text.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The names of the families of fonts.
  open class var familyNames: [String] { ["Helvetica", "Helvetica Neue", "Arial", "Courier"] }
  /// Returns the names of a family's fonts.
  open class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

  /// The name of the family.
  open var familyName: String {
    fontName.split(separator: "-").first.map(String.init) ?? fontName
  }
  /// The name of the font.
  open var fontName: String { storedDescriptor.postscriptName }
  /// The size, in points.
  open var pointSize: CGFloat { storedDescriptor.pointSize }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth below the baseline, in points, which is negative.
  open var descender: CGFloat { pointSize * -0.24 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of small letters, in points.
  open var xHeight: CGFloat { pointSize * 0.52 }
  /// The height of a line, in points.
  open var lineHeight: CGFloat { pointSize * 1.2 }
  /// The space between lines, in points.
  open var leading: CGFloat { 0 }
  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor { storedDescriptor }
  /// Returns the same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: storedDescriptor, size: fontSize)
  }

  /// Returns whether both fonts have the same description.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.key == key
  }
  /// A hash value of the description.
  open nonisolated override var hash: Int { key.hashValue }

  /// Returns an estimate of the size of a text, in points.
  static func size(of text: String, in font: UIFont?) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let size = font?.pointSize ?? 17
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: (CGFloat(longest) * size * 0.5).rounded(.up),
      height: (CGFloat(lines.count) * size * 1.2).rounded(.up))
  }
}

nonisolated extension UIImage.SymbolWeight {
  /// Returns the weight of a font beside symbols of this weight; `regular` for `unspecified`.
  public func fontWeight() -> UIFont.Weight {
    self == .unspecified ? .regular : UIFont.Weight.bySymbol[rawValue - 1]
  }
}
