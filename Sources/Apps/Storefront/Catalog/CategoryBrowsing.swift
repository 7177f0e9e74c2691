import Coordinators
import HeadlessUIKit

/// The delegate type of the catalog's menu and product lists, which combines two protocols.
typealias CategoryBrowseDelegate = CategoryNavigationDelegate & ProductBrowseDelegate

/// A coordinator with its own way of showing the catalog's menu as the first screen of a flow.
///
/// The flow is the coordinator's delegate and depends only on this protocol.
protocol CategoryBrowsing: StorefrontCoordinator {
  /// Shows the screens for the selected menu entry above or beside the menu, replacing the previous
  /// ones.
  func show(_ viewControllers: [UIViewController])
}

/// A function that creates the coordinator for the menu on a navigation stack.
///
/// The coordinator reports selections to the delegate.
typealias BrowserMaker = (
  _ navigationController: UINavigationController, _ delegate: any CategoryBrowseDelegate
) -> any CategoryBrowsing
