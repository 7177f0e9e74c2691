import Foundation
import HeadlessUIKit

/// Is notified when the container changes between one pane and two.
protocol CategoryBrowseViewControllerDelegate: AnyObject {
  func categoryBrowseViewControllerDidCollapse(_ viewController: CategoryBrowseViewController)
  func categoryBrowseViewControllerDidExpand(_ viewController: CategoryBrowseViewController)
}

/// A container of one or two panes: in regular width, a primary one and optionally a secondary one
/// beside it; in compact width, only the primary one.
///
/// Unlike a split view, it can be anywhere on a navigation stack.
final class CategoryBrowseViewController: UIViewController {
  weak var delegate: (any CategoryBrowseViewControllerDelegate)?
  let primary: UIViewController
  private(set) var secondary: UIViewController?
  /// The width of the primary pane beside a secondary pane, in points.
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

  /// Shows a secondary pane in place of the previous one; with nil, or in compact width, there is
  /// only the primary pane.
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

  /// Lays out the panes; beside a secondary pane, the primary pane is as narrow as on a phone.
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
