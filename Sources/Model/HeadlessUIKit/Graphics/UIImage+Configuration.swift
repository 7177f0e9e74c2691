public import Foundation

nonisolated extension UIImage {
  /// The configuration of an image; stored, but not used.
  open nonisolated class Configuration: NSObject, @unchecked Sendable {
    nonisolated deinit {}
    /// The traits; always `nil`.
    open var traitCollection: UITraitCollection? { nil }
    /// Returns the configuration itself.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    /// Returns the other configuration.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      otherConfiguration as? Self ?? self
    }
  }

  /// The size of a symbol.
  public nonisolated enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The weight of a symbol.
  public nonisolated enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The configuration of a symbol; stored, but not used.
  open nonisolated class SymbolConfiguration: Configuration, @unchecked Sendable {
    nonisolated deinit {}
    /// Creates a configuration of a size, in points.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates a configuration of a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// Creates a configuration of a size, in points, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    /// Creates a configuration of a scale.
    public convenience init(scale: SymbolScale) { self.init() }
    /// Creates a configuration of a weight.
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates a configuration for a style of text.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Creates a configuration for a style of text and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    /// Creates a configuration for a font.
    public convenience init(font: UIFont) { self.init() }
    /// Creates a configuration for a font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    /// Creates a configuration for a font, a weight, and a scale.
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    /// Creates a configuration of several colors.
    public convenience init(paletteColors: [UIColor]) { self.init() }
    /// A configuration in several colors.
    open class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// A configuration in one color.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    /// A configuration without settings.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration() }
  }
}
