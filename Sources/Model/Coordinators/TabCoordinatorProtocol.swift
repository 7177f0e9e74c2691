public import HeadlessUIKit

/// A coordinator that manages tabs; each tab belongs to a child coordinator.
@preconcurrency @MainActor
public protocol TabCoordinatorProtocol: Coordinator {
  /// An enum of the app's tabs; its raw values are the tabs' indices, from left to right.
  associatedtype Page: RawRepresentable where Page.RawValue == Int
  /// The controller that displays the tabs.
  var tabBarController: UITabBarController { get }
}

extension TabCoordinatorProtocol {
  /// The tab bar controller.
  public var rootViewController: UIViewController? { tabBarController }

  /// Returns the selected tab; `nil` if `Page` has no case for it.
  public func currentPage() -> Page? { Page(rawValue: tabBarController.selectedIndex) }

  /// Selects a tab without notifying the tab bar controller's delegate.
  public func selectPage(_ page: Page) { setSelectedIndex(page.rawValue) }

  /// Selects a tab by its index, from left to right; an index that is out of range is ignored.
  public func setSelectedIndex(_ index: Int) { tabBarController.selectedIndex = index }
}
