/// The tab bar of a tab bar controller.
///
/// Its appearance is stored, but not used.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The background color of the bar.
  open var barTintColor: UIColor?
  /// The color of the tabs that aren't selected.
  open var unselectedItemTintColor: UIColor?
  /// The standard appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar while no content is scrolled under it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The items of the tabs, from left to right.
  open var items: [UITabBarItem]? {
    guard let controllers = owner?.controllersInTabs else { return loadedItems }
    return controllers.compactMap { $0.tabBarItem }
  }
  /// The item of the selected tab.
  open var selectedItem: UITabBarItem? { owner?.selected?.tabBarItem }

  /// The tab bar controller that displays the bar.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?
  private var loadedItems: [UITabBarItem]?

  nonisolated deinit {}

  /// Returns a new bar, so settings that are meant for all bars have no effect.
  public static func appearance() -> UITabBar { UITabBar() }
}
