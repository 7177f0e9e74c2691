public import Foundation

/// The tab bar of a tab bar controller; its appearance is stored, but not used.
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
  /// The color of the bar.
  open var barStyle = UIBarStyle.default
  /// The background image of the bar.
  open var backgroundImage: UIImage?
  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?
  /// The shadow image drawn along the bar's edge.
  open var shadowImage: UIImage?
  /// The spacing of tabs on a bar; not used.
  public nonisolated enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
  /// The spacing of the tabs on the bar.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of a tab.
  open var itemWidth: CGFloat = 0
  /// The space between tabs.
  open var itemSpacing: CGFloat = 0
  /// The delegate: the tab bar controller, if there is one.
  ///
  /// Giving a tab bar controller's bar another delegate causes a fault. The reference is weak.
  open weak var delegate: (any UITabBarDelegate)? {
    get { owner ?? ownDelegate }
    set {
      guard let owner else { return ownDelegate = newValue }
      guard newValue !== owner else { return }
      UIApplication.shared.fault(
        .barOfContainer, owner, nil,
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed: "
          + owner.described)
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?
  /// The items of the tabs, from left to right.
  ///
  /// Setting the items of a tab bar controller's bar causes a fault.
  open var items: [UITabBarItem]? {
    get {
      guard let controllers = owner?.controllersInTabs else { return loadedItems }
      return controllers.compactMap { $0.tabBarItem }
    }
    set { setItems(newValue, animated: false) }
  }
  /// Replaces the items of a bar without a tab bar controller.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if mayChange { loadedItems = items }
  }
  /// The item of the selected tab.
  ///
  /// As for `items`, only a bar without a tab bar controller can be changed.
  open weak var selectedItem: UITabBarItem? {
    get { owner.map { $0.selected?.tabBarItem } ?? ownSelection }
    set { if mayChange { ownSelection = newValue } }
  }
  private weak var ownSelection: UITabBarItem?
  /// Whether the items are the bar's own, and not those of a tab bar controller; if not, reports a
  /// fault.
  private var mayChange: Bool {
    guard let owner else { return true }
    UIApplication.shared.fault(
      .barOfContainer, owner, nil,
      "Directly modifying a tab bar managed by a tab bar controller is not allowed: "
        + owner.described)
    return false
  }
  /// Whether the user is rearranging the tabs; always `false`.
  open var isCustomizing: Bool { false }
  /// Does nothing, because the user can't rearrange the tabs.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  /// Returns `false`, because the user can't rearrange the tabs.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// The tab bar controller that displays the bar.
  ///
  /// The reference is unowned for speed, and is reset when the controller is freed.
  nonisolated(unsafe) unowned(unsafe) var owner: UITabBarController?
  private var loadedItems: [UITabBarItem]?

  nonisolated deinit {}

  /// Returns a new bar, so settings that are meant for all bars have no effect.
  open class func appearance() -> UITabBar { UITabBar() }
}

/// A tab bar's delegate, which is notified when the user taps a tab.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user taps a tab.
  /// - Default: nothing
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// In UIKit, called before the user rearranges the tabs; never called.
  /// - Default: nothing
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// In UIKit, called when the tabs to rearrange are shown; never called.
  /// - Default: nothing
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// In UIKit, called before the user ends rearranging the tabs; never called.
  /// - Default: nothing
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// In UIKit, called when the user has rearranged the tabs; never called.
  /// - Default: nothing
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
