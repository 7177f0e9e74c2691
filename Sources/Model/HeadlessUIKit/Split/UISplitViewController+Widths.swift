import Foundation

extension UISplitViewController {
  /// Returns the width of the column with a controller, for a drawing; `nil` for the column that
  /// takes the remaining space.
  ///
  /// - Parameters:
  ///   - controller: A controller that is on screen.
  ///   - total: The width of all columns in points.
  /// - Returns: The preferred width, or else the usual one, within the app's limits.
  package func columnWidth(of controller: UIViewController, in total: Double) -> Double? {
    let shown = childrenOnScreen
    guard shown.count > 1, let column = holders.first(where: { $0.value === controller })?.key
    else { return nil }
    let usual = style == .tripleColumn && shown.count > 2 ? 280.0 : 320.0
    switch column {
    case .primary:
      return Self.width(
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
        minimumPrimaryColumnWidth, maximumPrimaryColumnWidth, usual: usual, total)
    case .supplementary:
      return Self.width(
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth, usual: 320, total)
    case .secondary, .compact: return nil
    }
  }

  /// Whether the primary column is at the trailing edge.
  package var primaryIsTrailing: Bool { primaryEdge == .trailing }

  private static func width(
    _ preferred: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat, usual: CGFloat,
    _ total: Double
  ) -> Double {
    var width = min(usual, total * 0.4)
    if fraction > 0 { width = min(fraction, 1) * total }
    if preferred > 0 { width = preferred }
    if most > 0 { width = min(width, most) }
    if least > 0 { width = max(width, least) }
    // Something remains for the others.
    return min(width, total * 0.6)
  }
}
