/// The bar of a tab bar controller; its appearance is stored, but not shown.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Whether what is below shines through.
  open var isTranslucent = true
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor?
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks while nothing is beneath it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The bar's tabs.
  open var items: [UITabBarItem]? {
    guard let tabs = owner?.tabs else { return loadedItems }
    return tabs.compactMap { $0.tabBarItem }
  }
  /// The tab that is selected.
  open var selectedItem: UITabBarItem? { owner?.selected?.tabBarItem }

  /// Unowned for speed: the owner resets this when it is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?
  private var loadedItems: [UITabBarItem]?

  nonisolated deinit {}

  /// Sets how all bars look; ignored.
  public static func appearance() -> UITabBar { UITabBar() }
}
