/// A space of colors, of which only the name is kept.
public nonisolated final class CGColorSpace: Hashable, Sendable {
  /// The meaning of a color's components.
  public nonisolated enum Model: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
  }

  /// The name; `nil` for a space of the device.
  public let name: String?
  /// The meaning of the components.
  public let model: Model

  init(_ name: String?, _ model: Model) {
    self.name = name
    self.model = model
  }

  /// Creates the space with a name.
  public convenience init?(name: String) {
    self.init(name, name.contains("Gray") ? .monochrome : name.contains("CMYK") ? .cmyk : .rgb)
  }

  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    default: 3
    }
  }

  /// The standard colors of screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The standard colors of screens, beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The standard colors of screens, with even steps of light.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The colors of wide-gamut screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Shades of gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The colors of printers.
  public static let genericCMYK = "kCGColorSpaceGenericCMYK"

  /// Returns whether two spaces have the same name and model.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.model == right.model
  }
  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// Returns the colors of the device.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(nil, .rgb) }

/// Returns the shades of gray of the device.
public nonisolated func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(nil, .monochrome)
}

/// Returns the colors of the device's printer.
public nonisolated func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(nil, .cmyk)
}
