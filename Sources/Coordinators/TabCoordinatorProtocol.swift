public import HeadlessUIKit

/// A coordinator of tabs, each of which is a child coordinator's.
@preconcurrency @MainActor
public protocol TabCoordinatorProtocol: Coordinator {
  /// What names the tabs: an enum of the app's, whose raw values are the places from the left.
  associatedtype Page: RawRepresentable where Page.RawValue == Int
  /// The controller that shows the tabs.
  var tabBarController: UITabBarController { get }
}

extension TabCoordinatorProtocol {
  /// The tab bar controller.
  public var rootViewController: UIViewController? { tabBarController }

  /// The tab that is selected, nil where the app has no name for it.
  public func currentPage() -> Page? { Page(rawValue: tabBarController.selectedIndex) }

  /// Selects a tab; the tab bar controller's delegate hears nothing of it.
  public func selectPage(_ page: Page) { setSelectedIndex(page.rawValue) }

  /// Selects a tab by its place from the left; a place without a tab is ignored.
  public func setSelectedIndex(_ index: Int) { tabBarController.selectedIndex = index }
}
