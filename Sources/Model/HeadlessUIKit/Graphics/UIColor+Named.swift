import Foundation

// The named colors. Those of the system differ in the light and the dark style.
nonisolated extension UIColor {
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
  public static let systemRed = UIColor(
    light: [1, 0.23, 0.19, 1], dark: [1, 0.27, 0.23, 1])
  /// The system's shade of green.
  public static let systemGreen = UIColor(
    light: [0.2, 0.78, 0.35, 1], dark: [0.19, 0.82, 0.35, 1])
  /// The system's shade of blue.
  public static let systemBlue = UIColor(
    light: [0, 0.48, 1, 1], dark: [0.04, 0.52, 1, 1])
  /// The system's shade of orange.
  public static let systemOrange = UIColor(
    light: [1, 0.58, 0, 1], dark: [1, 0.62, 0.04, 1])
  /// The system's shade of yellow.
  public static let systemYellow = UIColor(
    light: [1, 0.8, 0, 1], dark: [1, 0.84, 0.04, 1])
  /// The system's shade of pink.
  public static let systemPink = UIColor(
    light: [1, 0.18, 0.33, 1], dark: [1, 0.22, 0.37, 1])
  /// The system's shade of purple.
  public static let systemPurple = UIColor(
    light: [0.69, 0.32, 0.87, 1], dark: [0.75, 0.35, 0.95, 1])
  /// The system's shade of teal.
  public static let systemTeal = UIColor(
    light: [0.19, 0.69, 0.78, 1], dark: [0.25, 0.78, 0.88, 1])
  /// The system's shade of indigo.
  public static let systemIndigo = UIColor(
    light: [0.35, 0.34, 0.84, 1], dark: [0.37, 0.36, 0.9, 1])
  /// The system's shade of brown.
  public static let systemBrown = UIColor(
    light: [0.64, 0.52, 0.37, 1], dark: [0.67, 0.56, 0.41, 1])
  /// The system's shade of mint.
  public static let systemMint = UIColor(
    light: [0, 0.78, 0.75, 1], dark: [0.39, 0.9, 0.89, 1])
  /// The system's shade of cyan.
  public static let systemCyan = UIColor(
    light: [0.2, 0.68, 0.9, 1], dark: [0.39, 0.82, 1, 1])
  /// The system's shade of gray.
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  /// The system's shade of gray, level 2.
  public static let systemGray2 = UIColor(
    light: [0.68, 0.68, 0.68, 1], dark: [0.39, 0.39, 0.4, 1])
  /// The system's shade of gray, level 3.
  public static let systemGray3 = UIColor(
    light: [0.78, 0.78, 0.78, 1], dark: [0.28, 0.28, 0.29, 1])
  /// The system's shade of gray, level 4.
  public static let systemGray4 = UIColor(
    light: [0.82, 0.82, 0.82, 1], dark: [0.23, 0.23, 0.24, 1])
  /// The system's shade of gray, level 5.
  public static let systemGray5 = UIColor(
    light: [0.9, 0.9, 0.9, 1], dark: [0.17, 0.17, 0.18, 1])
  /// The system's shade of gray, level 6.
  public static let systemGray6 = UIColor(
    light: [0.95, 0.95, 0.95, 1], dark: [0.11, 0.11, 0.12, 1])
  /// The color of primary text.
  public static let label = UIColor(
    light: [0, 0, 0, 1], dark: [1, 1, 1, 1])
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(
    light: [0, 0, 0, 0.6], dark: [0.92, 0.92, 0.96, 0.6])
  /// The color of less important text.
  public static let tertiaryLabel = UIColor(
    light: [0, 0, 0, 0.3], dark: [0.92, 0.92, 0.96, 0.3])
  /// The color of the least important text.
  public static let quaternaryLabel = UIColor(
    light: [0, 0, 0, 0.18], dark: [0.92, 0.92, 0.96, 0.16])
  /// The color of links.
  public static let link = UIColor(
    light: [0, 0.48, 1, 1], dark: [0.04, 0.52, 1, 1])
  /// The color of placeholders.
  public static let placeholderText = UIColor(
    light: [0, 0, 0, 0.3], dark: [0.92, 0.92, 0.96, 0.3])
  /// The color of separators.
  public static let separator = UIColor(
    light: [0.24, 0.24, 0.24, 0.29], dark: [0.33, 0.33, 0.35, 0.6])
  /// The color of separators that hide what is below.
  public static let opaqueSeparator = UIColor(
    light: [0.78, 0.78, 0.78, 1], dark: [0.22, 0.22, 0.23, 1])
  /// The main background color of a screen.
  public static let systemBackground = UIColor(
    light: [1, 1, 1, 1], dark: [0, 0, 0, 1])
  /// The background color of content that is layered on top of the main background.
  public static let secondarySystemBackground = UIColor(
    light: [0.95, 0.95, 0.95, 1], dark: [0.11, 0.11, 0.12, 1])
  /// The background color of content on top of the secondary background.
  public static let tertiarySystemBackground = UIColor(
    light: [1, 1, 1, 1], dark: [0.17, 0.17, 0.18, 1])
  /// The background color of a grouped table.
  public static let systemGroupedBackground = UIColor(
    light: [0.95, 0.95, 0.95, 1], dark: [0, 0, 0, 1])
  /// The background color of a grouped table's rows.
  public static let secondarySystemGroupedBackground = UIColor(
    light: [1, 1, 1, 1], dark: [0.11, 0.11, 0.12, 1])
  /// The background color of content in those rows.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: [0.95, 0.95, 0.95, 1], dark: [0.17, 0.17, 0.18, 1])
  /// The color of thin shapes.
  public static let systemFill = UIColor(
    light: [0.47, 0.47, 0.47, 0.2], dark: [0.47, 0.47, 0.5, 0.36])
  /// The color of medium-size shapes.
  public static let secondarySystemFill = UIColor(
    light: [0.47, 0.47, 0.47, 0.16], dark: [0.47, 0.47, 0.5, 0.32])
  /// The color of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: [0.46, 0.46, 0.46, 0.12], dark: [0.46, 0.46, 0.5, 0.24])
  /// The color of large areas.
  public static let quaternarySystemFill = UIColor(
    light: [0.45, 0.45, 0.45, 0.08], dark: [0.46, 0.46, 0.5, 0.18])
  /// The color of text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The color of interactive elements.
  public static let tintColor = UIColor(
    light: [0, 0.48, 1, 1], dark: [0.04, 0.52, 1, 1])
  /// The background color of a grouped table.
  @available(iOS, deprecated: 13.0, renamed: "systemGroupedBackground")
  public static let groupTableViewBackground = UIColor(white: 0.95, alpha: 1)
}
