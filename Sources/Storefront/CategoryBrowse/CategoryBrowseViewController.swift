import Foundation
import HeadlessUIKit

/// Is notified when the container's width changes between one pane and two.
protocol CategoryBrowseViewControllerDelegate: AnyObject {
  func categoryBrowseViewControllerDidCollapse(_ viewController: CategoryBrowseViewController)
  func categoryBrowseViewControllerDidExpand(_ viewController: CategoryBrowseViewController)
}

/// A container of one or two panes: in regular width a primary and optionally a secondary beside
/// it; in compact width only the primary.
///
/// Unlike a split view, it can be anywhere on a navigation stack.
final class CategoryBrowseViewController: UIViewController {
  weak var delegate: (any CategoryBrowseViewControllerDelegate)?
  let primary: UIViewController
  private(set) var secondary: UIViewController?
  /// The width of the primary beside a secondary, in points.
  let primaryWidth: CGFloat = 320
  private var wasExpanded = false

  init(primary: UIViewController, secondary: UIViewController? = nil) {
    self.primary = primary
    super.init(nibName: nil, bundle: nil)
    addPane(primary)
    title = primary.title
    if let secondary, isExpanded {
      self.secondary = secondary
      addPane(secondary)
    }
    wasExpanded = isExpanded
    adapt()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Whether there is room for two panes.
  var isExpanded: Bool { traitCollection.horizontalSizeClass == .regular }

  /// Shows a pane beside the primary and replaces the previous one; nil leaves only the primary; in
  /// compact width there is never a second pane.
  func setSecondary(_ viewController: UIViewController?) {
    guard viewController !== secondary else { return }
    if let secondary {
      secondary.willMove(toParent: nil)
      if secondary.isViewLoaded { secondary.view.removeFromSuperview() }
      secondary.removeFromParent()
    }
    secondary = nil
    if let viewController, isExpanded {
      secondary = viewController
      addPane(viewController)
    }
    adapt()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isExpanded != wasExpanded else { return }
    wasExpanded = isExpanded
    if isExpanded {
      delegate?.categoryBrowseViewControllerDidExpand(self)
    } else {
      delegate?.categoryBrowseViewControllerDidCollapse(self)
    }
    adapt()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.layOutPanes(in: size) })
  }

  private func addPane(_ viewController: UIViewController) {
    addChild(viewController)
    view.addSubview(viewController.view)
    viewController.didMove(toParent: self)
  }

  /// Beside a secondary, the primary is as narrow as on a phone, whatever the container's width.
  private func adapt() {
    let isNarrow = secondary != nil
    setOverrideTraitCollection(
      isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: primary)
    layOutPanes(in: UIScreen.main.bounds.size)
  }

  private func layOutPanes(in size: CGSize) {
    let width = secondary == nil ? size.width : primaryWidth
    primary.view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    secondary?.view.frame = CGRect(
      x: width, y: 0, width: size.width - width, height: size.height)
  }
}
