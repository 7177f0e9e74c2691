public import Foundation

/// A colour by its components; never shown.
@preconcurrency @MainActor
open class UIColor: NSObject {
  /// Red, green, blue and alpha, 0 to 1.
  let components: [CGFloat]

  nonisolated deinit {}

  /// Makes a colour of components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Makes a grey between 0 and 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Names a colour of the app's asset catalogue; it is grey, for there is none.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// The same colour, more or less opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// Nothing: fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Light grey.
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  /// Dark grey.
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The background of a screen.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The background of what stands on a screen.
  public static let secondarySystemBackground = UIColor(white: 0.95, alpha: 1)
  /// The background of a table with gaps.
  public static let systemGroupedBackground = UIColor(white: 0.95, alpha: 1)
  /// The colour of words.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour of words that matter less.
  public static let secondaryLabel = UIColor(white: 0, alpha: 0.6)
  /// The system's red.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's grey.
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
}
