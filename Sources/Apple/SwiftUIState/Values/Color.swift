public import Foundation
public import HeadlessUIKit

/// A color.
public nonisolated struct Color: View, Hashable, Sendable {
  /// The spaces in which a color can be given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  private enum Value: Hashable, Sendable {
    case named(String)
    case system(String)
    case parts([Double])
    case uiColor(UIColor)
  }

  private let value: Value

  private init(_ value: Value) { self.value = value }

  /// Creates a color of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }
  /// Creates a color of UIKit's.
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }
  /// Creates a color of UIKit's.
  public init(_ color: UIColor) { self.init(uiColor: color) }
  /// Creates a color of its parts.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.parts([red, green, blue, opacity]))
  }
  /// Creates a shade of gray.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.parts([white, white, white, opacity]))
  }

  /// Returns the color with a part of its opacity.
  public func opacity(_ opacity: Double) -> Color {
    guard case .parts(let parts) = value else { return self }
    return Color(.parts(parts.dropLast() + [opacity * (parts.last ?? 1)]))
  }
}

extension Color {
  /// The color that stresses something.
  public static let accentColor = Color(.system("systemBlue"))
  /// A color.
  public static let red = Color(.system("systemRed"))
  /// A color.
  public static let orange = Color(.system("systemOrange"))
  /// A color.
  public static let yellow = Color(.system("systemYellow"))
  /// A color.
  public static let green = Color(.system("systemGreen"))
  /// A color.
  public static let mint = Color(.system("systemMint"))
  /// A color.
  public static let teal = Color(.system("systemTeal"))
  /// A color.
  public static let cyan = Color(.system("systemCyan"))
  /// A color.
  public static let blue = Color(.system("systemBlue"))
  /// A color.
  public static let indigo = Color(.system("systemIndigo"))
  /// A color.
  public static let purple = Color(.system("systemPurple"))
  /// A color.
  public static let pink = Color(.system("systemPink"))
  /// A color.
  public static let brown = Color(.system("systemBrown"))
  /// A color.
  public static let gray = Color(.system("systemGray"))
  /// A color.
  public static let black = Color(white: 0)
  /// A color.
  public static let white = Color(white: 1)
  /// No color.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of texts.
  public static let primary = Color(.system("label"))
  /// The color of less important texts.
  public static let secondary = Color(.system("secondaryLabel"))
}
