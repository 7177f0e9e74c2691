public import Foundation

/// The sizes of fonts for a style of text, which are those of the standard text size.
open nonisolated class UIFontMetrics: NSObject, @unchecked Sendable {
  nonisolated deinit {}
  /// Creates metrics for a style of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  /// Returns the font itself.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font, which isn't larger than the given size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// Returns the font itself.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
  /// Returns the font, which isn't larger than the given size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
  /// Returns the value itself.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  /// Returns the value itself.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat { value }
}
