public import Foundation

/// A color, defined by its components.
///
/// Colors are stored, but not used.
@preconcurrency @MainActor
open class UIColor: NSObject {
  /// The red, green, blue, and alpha components, from 0 to 1.
  let components: [CGFloat]

  nonisolated deinit {}

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

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

  /// The color white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// The color black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A fully transparent color.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// A medium gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  /// The color red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The color green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The color blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The color yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The color orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The color purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The main background color of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The background color of content that is layered on top of the main background.
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
  /// The background color of a grouped table.
  public static let systemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  /// The color of primary text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(white: 0, alpha: 0.6)
  /// The system's shade of red.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's shade of green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's shade of blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's shade of orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's shade of yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's shade of gray.
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
}
