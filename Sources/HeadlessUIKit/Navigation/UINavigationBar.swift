public import Foundation

/// The bar of a navigation controller; its appearance is stored, but not shown.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How large titles look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's edge.
  open var shadowImage: UIImage?
  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while nothing is beneath it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  nonisolated deinit {}

  /// Sets how all bars look; ignored.
  public static func appearance() -> UINavigationBar { UINavigationBar() }

  /// Sets the image behind the bar; ignored.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// How much room a bar has.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// Much, or little.
  case `default`, compact
}
