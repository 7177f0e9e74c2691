public import Foundation

/// The description of a font.
open nonisolated class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The traits of a font.
  public nonisolated struct SymbolicTraits: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt32
    /// Creates traits from a bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With letters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// With little space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// With much space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// For vertical text.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// For the user interface.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// The bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 0xF000_0000)
    /// Of no known class.
    public static let classUnknown: SymbolicTraits = []
    /// With serifs, after Roman inscriptions.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// With serifs, between old style and modern.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// With serifs and great contrast.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// With serifs, after Clarendon.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// With serifs like slabs.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// With serifs of free form.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// With ornaments.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Like handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// With symbols.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// The design of the system's font.
  public nonisolated struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With letters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public nonisolated struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an attribute from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The style of text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The settings of features.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The name that is shown to the user.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The transform of the letters.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The characters that the font has.
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    /// The fonts for other characters.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// The width of all letters.
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// The name of a trait.
  public nonisolated struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a trait from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  private var attributes: [AttributeName: Any]
  var weight = UIFont.Weight.regular
  var traits: SymbolicTraits = []

  nonisolated deinit {}

  /// Creates a description from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
  }

  /// Creates a description from a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the description of the font for a style of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    let size: CGFloat =
      switch style {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    let descriptor = UIFontDescriptor(
      fontAttributes: [.name: ".SFUI-Regular", .size: size, .textStyle: style])
    if style == .headline {
      descriptor.weight = .semibold
      descriptor.traits = .traitBold
    }
    return descriptor
  }

  /// Returns the description of the font for a style of text, in the size that traits prefer; here,
  /// that is the default size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// The transform of the letters.
  open var matrix: CGAffineTransform {
    attributes[.matrix] as? CGAffineTransform ?? .identity
  }
  /// Returns a description with another transform of the letters.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    copy { $0.attributes[.matrix] = matrix }
  }
  /// Returns the descriptions of fonts that match: this one.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  /// The attributes.
  open var fontAttributes: [AttributeName: Any] { attributes }
  /// Returns an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }
  /// The name of the font.
  open var postscriptName: String {
    attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular"
  }
  /// The size, in points.
  open var pointSize: CGFloat { attributes[.size] as? CGFloat ?? 12 }
  /// The traits of the font.
  open var symbolicTraits: SymbolicTraits { traits }

  private func copy(_ change: (UIFontDescriptor) -> Void) -> UIFontDescriptor {
    let copy = UIFontDescriptor(fontAttributes: attributes)
    copy.weight = weight
    copy.traits = traits
    change(copy)
    return copy
  }

  /// Returns a description with further attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    copy { $0.attributes.merge(attributes) { $1 } }
  }
  /// Returns a description of another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    copy { $0.attributes[.size] = newPointSize }
  }
  /// Returns a description of other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    copy { $0.traits = symbolicTraits }
  }
  /// Returns a description of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    copy {
      $0.attributes[.family] = newFamily
      $0.attributes[.name] = newFamily
    }
  }
  /// Returns a description of another face.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    copy { $0.attributes[.face] = newFace }
  }
  /// Returns a description of another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { copy { _ in } }
}
