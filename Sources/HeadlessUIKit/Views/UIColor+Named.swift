import Foundation

// The named colors. Their components are those of the light style.
extension UIColor {
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
  /// The color cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The color yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The color magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The color orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The color purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The color brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
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
  /// The system's shade of pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// The system's shade of purple.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// The system's shade of teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's shade of indigo.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// The system's shade of brown.
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  /// The system's shade of mint.
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1)
  /// The system's shade of cyan.
  public static let systemCyan = UIColor(red: 0.2, green: 0.68, blue: 0.9, alpha: 1)
  /// The system's shade of gray.
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  /// The system's shade of gray, level 2.
  public static let systemGray2 = UIColor(white: 0.68, alpha: 1)
  /// The system's shade of gray, level 3.
  public static let systemGray3 = UIColor(white: 0.78, alpha: 1)
  /// The system's shade of gray, level 4.
  public static let systemGray4 = UIColor(white: 0.82, alpha: 1)
  /// The system's shade of gray, level 5.
  public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
  /// The system's shade of gray, level 6.
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
  /// The color of primary text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(white: 0, alpha: 0.6)
  /// The color of less important text.
  public static let tertiaryLabel = UIColor(white: 0, alpha: 0.3)
  /// The color of the least important text.
  public static let quaternaryLabel = UIColor(white: 0, alpha: 0.18)
  /// The color of links.
  public static let link = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The color of placeholders.
  public static let placeholderText = UIColor(white: 0, alpha: 0.3)
  /// The color of separators.
  public static let separator = UIColor(white: 0.24, alpha: 0.29)
  /// The color of separators that hide what is below.
  public static let opaqueSeparator = UIColor(white: 0.78, alpha: 1)
  /// The main background color of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The background color of content that is layered on top of the main background.
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
  /// The background color of content on top of the secondary background.
  public static let tertiarySystemBackground = UIColor(white: 1, alpha: 1)
  /// The background color of a grouped table.
  public static let systemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  /// The background color of a grouped table's rows.
  public static let secondarySystemGroupedBackground = UIColor(white: 1, alpha: 1)
  /// The background color of content in those rows.
  public static let tertiarySystemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  /// The color of thin shapes.
  public static let systemFill = UIColor(white: 0.47, alpha: 0.2)
  /// The color of medium-size shapes.
  public static let secondarySystemFill = UIColor(white: 0.47, alpha: 0.16)
  /// The color of large shapes.
  public static let tertiarySystemFill = UIColor(white: 0.46, alpha: 0.12)
  /// The color of large areas.
  public static let quaternarySystemFill = UIColor(white: 0.45, alpha: 0.08)
  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of interactive elements.
  public static let tintColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The background color of a grouped table.
  @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
  public static let groupTableViewBackground = UIColor(white: 0.95, alpha: 1)
}
