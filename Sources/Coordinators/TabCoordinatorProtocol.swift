public import HeadlessUIKit

/// A coordinator of tabs, each of which belongs to a child coordinator.
@preconcurrency @MainActor
public protocol TabCoordinatorProtocol: Coordinator {
  /// The app's names for the tabs: an enum whose raw values are the tabs' indices from the left.
  associatedtype Page: RawRepresentable where Page.RawValue == Int
  /// The controller that shows the tabs.
  var tabBarController: UITabBarController { get }
}

extension TabCoordinatorProtocol {
  /// The tab bar controller.
  public var rootViewController: UIViewController? { tabBarController }

  /// The selected tab; nil if `Page` has no case for it.
  public func currentPage() -> Page? { Page(rawValue: tabBarController.selectedIndex) }

  /// Selects a tab without notifying the tab bar controller's delegate.
  public func selectPage(_ page: Page) { setSelectedIndex(page.rawValue) }

  /// Selects a tab by its index from the left; ignores an index without a tab.
  public func setSelectedIndex(_ index: Int) { tabBarController.selectedIndex = index }
}
