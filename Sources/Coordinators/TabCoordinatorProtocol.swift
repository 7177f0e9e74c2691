public import HeadlessUIKit

/// A coordinator of tabs, each of which belongs to a child coordinator.
@preconcurrency @MainActor
public protocol TabCoordinatorProtocol: Coordinator {
  /// The names of the tabs: an enum of the app whose raw values are the indices from the left.
  associatedtype Page: RawRepresentable where Page.RawValue == Int
  /// The controller that shows the tabs.
  var tabBarController: UITabBarController { get }
}

extension TabCoordinatorProtocol {
  /// The tab bar controller.
  public var rootViewController: UIViewController? { tabBarController }

  /// The selected tab; nil if the app has no name for it.
  public func currentPage() -> Page? { Page(rawValue: tabBarController.selectedIndex) }

  /// Selects a tab without notifying the tab bar controller's delegate.
  public func selectPage(_ page: Page) { setSelectedIndex(page.rawValue) }

  /// Selects a tab by its index from the left; an index without a tab is ignored.
  public func setSelectedIndex(_ index: Int) { tabBarController.selectedIndex = index }
}
