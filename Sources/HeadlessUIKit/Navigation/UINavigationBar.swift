public import Foundation

/// The bar of a navigation controller; its appearance is stored, but not shown.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's edge.
  open var shadowImage: UIImage?
  /// The appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar in compact height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar while no content is beneath it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  nonisolated deinit {}

  /// Returns a bar for setting the appearance of all bars; ignored.
  public static func appearance() -> UINavigationBar { UINavigationBar() }

  /// Sets the image behind the bar; ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The amount of space for a bar.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// Ample space, or little.
  case `default`, compact
}
