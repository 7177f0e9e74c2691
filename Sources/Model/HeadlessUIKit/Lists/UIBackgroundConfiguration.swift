public import Foundation

/// The background of a cell, header, or footer; stored, but not used.
public nonisolated struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own.
  public var customView: UIView?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the insets include the margins of the layout.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the background.
  public var backgroundColor: UIColor?
  /// The function that changes the color of the background.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect on what is behind the background.
  public var visualEffect: UIVisualEffect?
  /// The image of the background.
  public var image: UIImage?
  /// The way in which the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line around the background.
  public var strokeColor: UIColor?
  /// The function that changes the color of the line.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around the background in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the background in points.
  public var strokeOutset: CGFloat = 0

  private init() {}

  /// A clear background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// The background of any cell in a list (iOS 18).
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of any header in a list (iOS 18).
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of any footer in a list (iOS 18).
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// The background of a cell in a column beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background itself, because the state changes only its appearance.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// Returns the color of the background in a view with a tint color.
  @MainActor public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the color of the line in a view with a tint color.
  @MainActor public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
  /// Returns whether the backgrounds are equal; functions aren't compared.
  public static func == (
    left: UIBackgroundConfiguration, right: UIBackgroundConfiguration
  ) -> Bool {
    left.customView === right.customView && left.cornerRadius == right.cornerRadius
      && left.backgroundInsets == right.backgroundInsets
      && left.backgroundColor == right.backgroundColor && left.strokeColor == right.strokeColor
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
      && left.image === right.image && left.visualEffect === right.visualEffect
  }
  /// Hashes the background.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
  }
}
