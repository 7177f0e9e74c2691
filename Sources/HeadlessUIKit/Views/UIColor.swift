public import Foundation

/// A color, defined by its components.
///
/// Colors are stored, but not used.
@preconcurrency @MainActor
open class UIColor: NSObject, @preconcurrency NSCoding {
  /// The red, green, blue, and alpha components, from 0 to 1.
  nonisolated let components: [CGFloat]

  nonisolated deinit {}

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Creates a transparent color.
  public convenience override init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

  /// Creates a shade of gray from a white level between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a gray color in place of a color from the app's asset catalog.
  ///
  /// Asset catalogs aren't available.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Returns the same color with a different opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
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

  /// Creates a color that depends on the traits; here, the color for the screen's traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(.current).components
    self.init(red: color[0], green: color[1], blue: color[2], alpha: color[3])
  }

  /// Creates a gray color in place of a color from the app's asset catalog.
  ///
  /// Asset catalogs aren't available.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  /// Returns `nil`, because archives aren't available on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// Returns the color itself, because colors don't depend on the traits here.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Gets the components of the color.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  /// Returns whether both colors have the same components.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }
  /// A hash value of the components.
  open nonisolated override var hash: Int { components.hashValue }
}
