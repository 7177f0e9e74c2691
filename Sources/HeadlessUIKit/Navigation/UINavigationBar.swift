public import Foundation

/// The navigation bar of a navigation controller.
///
/// Its appearance is stored, but not used.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items of the controllers on the stack, starting with the root.
  open var items: [UINavigationItem]? {
    get { owner?.inside.map(\.navigationItem) ?? loadedItems }
    set { setItems(newValue, animated: false) }
  }
  /// The item of the top controller.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Replaces the items of a bar without a navigation controller.
  ///
  /// UIKit raises an exception if the bar has one; here the call has no effect then.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if owner == nil { loadedItems = items }
  }
  /// The navigation controller that displays the bar.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UINavigationController?
  private var loadedItems: [UINavigationItem]?

  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The text attributes of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The shadow image drawn along the bar's edge.
  open var shadowImage: UIImage?
  /// The standard appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of the bar in a compact-height environment.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar in a compact-height environment while no content is scrolled under
  /// it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The image of the Back button.
  open var backIndicatorImage: UIImage?
  /// The image of the Back button during a transition.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance of the bar while no content is scrolled under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  nonisolated deinit {}

  /// Returns a new bar, so settings that are meant for all bars have no effect.
  public static func appearance() -> UINavigationBar { UINavigationBar() }

  /// Does nothing.
  ///
  /// In UIKit, sets the background image of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The amount of space that is available for a bar.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// The amount of space at the default height.
  case `default`
  /// The amount of space at a compact height.
  case compact
}
