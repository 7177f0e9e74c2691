/// The bar of a tab bar controller; its appearance is stored, but not shown.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// The color of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// The appearance of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar while no content is beneath it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The bar's tabs.
  open var items: [UITabBarItem]? {
    guard let tabs = owner?.tabs else { return loadedItems }
    return tabs.compactMap { $0.tabBarItem }
  }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { owner?.selected?.tabBarItem }

  /// The controller of the bar; unowned for speed, and reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?
  private var loadedItems: [UITabBarItem]?

  nonisolated deinit {}

  /// Returns a bar for setting the appearance of all bars; ignored.
  public static func appearance() -> UITabBar { UITabBar() }
}
