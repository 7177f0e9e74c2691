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

  private convenience init(grey: CGFloat) {
    self.init(red: grey, green: grey, blue: grey, alpha: 1)
  }

  /// White.
  public static let white = UIColor(grey: 1)
  /// Black.
  public static let black = UIColor(grey: 0)
  /// Nothing: fully transparent.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// The background of a screen.
  public static let systemBackground = UIColor(grey: 1)
  /// Grey.
  public static let gray = UIColor(grey: 0.5)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
