import Foundation
import HeadlessUIKit

/// Overrides every member of `UISplitViewController`.
final class EverySplitViewController: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var style: UISplitViewController.Style { super.style }
  override var isCollapsed: Bool { super.isCollapsed }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var preferredDisplayMode: UISplitViewController.DisplayMode {
    get { super.preferredDisplayMode }
    set { super.preferredDisplayMode = newValue }
  }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) { super.setViewController(vc, for: column) }
  override func viewController(
    for column: UISplitViewController.Column
  ) -> UIViewController? { super.viewController(for: column) }
  override func show(_ column: UISplitViewController.Column) { super.show(column) }
  override func hide(_ column: UISplitViewController.Column) { super.hide(column) }

  override var preferredSplitBehavior: UISplitViewController.SplitBehavior {
    get { super.preferredSplitBehavior }
    set { super.preferredSplitBehavior = newValue }
  }
  override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
  override var presentsWithGesture: Bool {
    get { super.presentsWithGesture }
    set { super.presentsWithGesture = newValue }
  }
  override var primaryEdge: UISplitViewController.PrimaryEdge {
    get { super.primaryEdge }
    set { super.primaryEdge = newValue }
  }
  override var preferredPrimaryColumnWidthFraction: CGFloat {
    get { super.preferredPrimaryColumnWidthFraction }
    set { super.preferredPrimaryColumnWidthFraction = newValue }
  }
  override var preferredPrimaryColumnWidth: CGFloat {
    get { super.preferredPrimaryColumnWidth }
    set { super.preferredPrimaryColumnWidth = newValue }
  }
  override var minimumPrimaryColumnWidth: CGFloat {
    get { super.minimumPrimaryColumnWidth }
    set { super.minimumPrimaryColumnWidth = newValue }
  }
  override var maximumPrimaryColumnWidth: CGFloat {
    get { super.maximumPrimaryColumnWidth }
    set { super.maximumPrimaryColumnWidth = newValue }
  }
  override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
  override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
  override var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { super.preferredSupplementaryColumnWidthFraction }
    set { super.preferredSupplementaryColumnWidthFraction = newValue }
  }
  override var preferredSupplementaryColumnWidth: CGFloat {
    get { super.preferredSupplementaryColumnWidth }
    set { super.preferredSupplementaryColumnWidth = newValue }
  }
  override var minimumSupplementaryColumnWidth: CGFloat {
    get { super.minimumSupplementaryColumnWidth }
    set { super.minimumSupplementaryColumnWidth = newValue }
  }
  override var maximumSupplementaryColumnWidth: CGFloat {
    get { super.maximumSupplementaryColumnWidth }
    set { super.maximumSupplementaryColumnWidth = newValue }
  }
  override var showsSecondaryOnlyButton: Bool {
    get { super.showsSecondaryOnlyButton }
    set { super.showsSecondaryOnlyButton = newValue }
  }
  override var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility {
    get { super.displayModeButtonVisibility }
    set { super.displayModeButtonVisibility = newValue }
  }
  override var primaryBackgroundStyle: UISplitViewController.BackgroundStyle {
    get { super.primaryBackgroundStyle }
    set { super.primaryBackgroundStyle = newValue }
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
}
