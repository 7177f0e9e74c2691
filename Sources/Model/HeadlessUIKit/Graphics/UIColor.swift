import AppBundle
public import Foundation

/// A color, which may depend on the traits; colors are stored, but not used.
open nonisolated class UIColor: NSObject, NSCoding, @unchecked Sendable {
  /// The first word, which Foundation reads; see `FoundationObject`.
  nonisolated private let word = FoundationObject.word
  /// The red, green, blue, and alpha components in the light style, from 0 to 1.
  nonisolated let components: [CGFloat]
  /// Returns the color for the given traits; `nil` if it doesn't depend on them.
  private let provider: ((UITraitCollection) -> UIColor)?
  /// The name in the app's asset catalog; `nil` for a color that isn't from there.
  nonisolated private let assetName: String?

  nonisolated deinit {}

  private init(
    _ components: [CGFloat], named assetName: String? = nil,
    provider: ((UITraitCollection) -> UIColor)? = nil
  ) {
    self.components = components
    self.assetName = assetName
    self.provider = provider
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha])
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  { self.init([red, green, blue, alpha]) }

  /// Creates a color from the literal `#colorLiteral(red:green:blue:alpha:)`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init([CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
  }

  /// Creates a transparent color.
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Creates a shade of gray from a white level between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates the color with a name of the app's asset catalog; `nil` if there is none.
  ///
  /// In a program whose app has no bundle, every name stands for a color: gray, and equal to those
  /// of the same name only.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with a name of a bundle's asset catalog; `nil` if there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    if let catalog = AssetCatalog.of(bundle), catalog.color(name) == nil { return nil }
    self.init(asset: name, in: bundle)
  }

  /// Creates a color that is gray if the asset catalog doesn't have it.
  convenience init(asset name: String, in bundle: Bundle?) {
    guard let color = AssetCatalog.of(bundle)?.color(name) else {
      self.init([0.5, 0.5, 0.5, 1], named: name)
      return
    }
    if let system = color.system {
      let own = UIColor.system(named: system)
      self.init(own.components, named: name, provider: { own.resolvedColor(with: $0) })
      return
    }
    let light = color.light.map { CGFloat($0) }
    guard let dark = color.dark.map({ $0.map { CGFloat($0) } }), dark != light else {
      self.init(light, named: name)
      return
    }
    self.init(light, named: name) {
      UIColor($0.userInterfaceStyle == .dark ? dark : light, named: name)
    }
  }

  /// Creates a color in place of a pattern, which isn't drawn: gray.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Creates a color from a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Creates a color from its hue, saturation, brightness, and opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let part = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(part.truncatingRemainder(dividingBy: 2) - 1))
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(part) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    let base = brightness - chroma
    self.init(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
  }

  /// Creates a color that depends on the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = UITraitCollection(
      traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .light)])
    self.init(dynamicProvider(light).components, provider: dynamicProvider)
  }

  /// Creates a color of the system with its components in the light and in the dark style.
  convenience init(light: [CGFloat], dark: [CGFloat]) {
    let color = UIColor(dark)
    self.init(light) { $0.userInterfaceStyle == .dark ? color : UIColor(light) }
  }

  /// Returns `nil`, because archives aren't available on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// The color as a `CGColor`, for the current traits.
  open var cgColor: CGColor {
    let parts = current
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private var current: [CGFloat] { provider?(.current).components ?? components }

  /// Returns the same color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else {
      return UIColor([components[0], components[1], components[2], alpha], named: assetName)
    }
    return UIColor { provider($0).withAlphaComponent(alpha) }
  }

  /// Returns the color for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Gets the components of the color.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Gets the white level and the opacity of a gray.
  ///
  /// - Returns: Whether the color is a gray.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    guard parts[0] == parts[1], parts[1] == parts[2] else { return false }
    white?.pointee = parts[0]
    alpha?.pointee = parts[3]
    return true
  }

  /// Gets the hue, saturation, brightness, and opacity of the color.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = current
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    var angle: CGFloat = 0
    if span > 0 {
      if high == red {
        angle = ((green - blue) / span).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        angle = (blue - red) / span + 2
      } else {
        angle = (red - green) / span + 4
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = parts[3]
    return true
  }

  /// Does nothing, because nothing is drawn.
  open func set() {}
  /// Does nothing, because nothing is drawn.
  open func setFill() {}
  /// Does nothing, because nothing is drawn.
  open func setStroke() {}

  /// The name in the accessibility language; that of the asset, if there is one.
  open var accessibilityName: String { assetName ?? "color" }

  /// Returns whether both colors have the same components, and the same name if they are from the
  /// asset catalog.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other.components == components && other.assetName == assetName
  }
  /// A hash value of the components.
  open nonisolated override var hash: Int { components.hashValue }
}
