import Coordinators
import HeadlessUIKit

/// The delegate of both the catalog's menu and its products: a composition of two protocols.
typealias CategoryBrowseDelegate = CategoryNavigationDelegate & ProductBrowseDelegate

/// A coordinator that shows the catalog's menu in its own way, as the first screen of a flow.
///
/// The flow is its delegate and depends only on this protocol.
protocol CategoryBrowsing: StorefrontCoordinator {
  /// Shows screens that belong to the menu's selection, above the menu or beside it, and replaces
  /// the previous ones.
  func show(_ viewControllers: [UIViewController])
}

/// Creates the coordinator that shows the menu on a stack and reports selections to a delegate.
typealias BrowserMaker = (
  _ navigationController: UINavigationController, _ delegate: any CategoryBrowseDelegate
) -> any CategoryBrowsing
