import Foundation
import HeadlessUIKit

/// A delegate that is notified when the container switches between one pane and two.
protocol CategoryBrowseViewControllerDelegate: AnyObject {
  func categoryBrowseViewControllerDidCollapse(_ viewController: CategoryBrowseViewController)
  func categoryBrowseViewControllerDidExpand(_ viewController: CategoryBrowseViewController)
}

/// A container with one or two panes.
///
/// In regular width, it shows a primary pane and, optionally, a secondary pane beside it. In
/// compact width, it shows only the primary pane.
///
/// Unlike a split view, it can be at any position on a navigation stack.
final class CategoryBrowseViewController: UIViewController {
  weak var delegate: (any CategoryBrowseViewControllerDelegate)?
  let primary: UIViewController
  private(set) var secondary: UIViewController?
  /// The width in points of the primary pane when a secondary pane is shown.
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

  /// Whether the container is wide enough for two panes.
  var isExpanded: Bool { traitCollection.horizontalSizeClass == .regular }

  /// Replaces the secondary pane.
  ///
  /// If the new one is nil, or in compact width, only the primary pane is shown.
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

  /// Lays out the panes.
  ///
  /// Beside a secondary pane, the primary pane is as narrow as on a phone.
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
