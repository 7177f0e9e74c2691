import Coordinators
import HeadlessUIKit

/// What hears both the catalog's menu and its products: protocols of two screens, composed.
typealias CategoryBrowseDelegate = CategoryNavigationDelegate & ProductBrowseDelegate

/// A coordinator that shows the catalog's menu as a flow's first screen, in a way of its own.
///
/// The flow is its delegate and knows no more of it than this.
protocol CategoryBrowsing: StorefrontCoordinator {
  /// Shows screens that belong to the menu's selection: above the menu or beside it, in place of
  /// those that were there.
  func show(_ viewControllers: [UIViewController])
}

/// Makes the coordinator that shows the menu on a stack and tells a delegate what is selected.
typealias BrowserMaker = (
  _ navigationController: UINavigationController, _ delegate: any CategoryBrowseDelegate
) -> any CategoryBrowsing
