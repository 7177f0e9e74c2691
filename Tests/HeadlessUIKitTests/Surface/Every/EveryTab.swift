import Foundation
import HeadlessUIKit

/// Overrides every member of `UITab`.
final class EveryTab: UITab {
  override var identifier: String { super.identifier }
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override var badgeValue: String? {
    get { super.badgeValue }
    set { super.badgeValue = newValue }
  }
  override var userInfo: Any? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  override var isHiddenByDefault: Bool {
    get { super.isHiddenByDefault }
    set { super.isHiddenByDefault = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var allowsHiding: Bool {
    get { super.allowsHiding }
    set { super.allowsHiding = newValue }
  }
  override var preferredPlacement: UITab.Placement {
    get { super.preferredPlacement }
    set { super.preferredPlacement = newValue }
  }
  override var hasVisiblePlacement: Bool { super.hasVisiblePlacement }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var parent: UITabGroup? { super.parent }
  override var managingTabGroup: UITabGroup? { super.managingTabGroup }
  override var viewController: UIViewController? { super.viewController }
}

/// Overrides every member of `UITabGroup`.
final class EveryTabGroup: UITabGroup {
  override var children: [UITab] {
    get { super.children }
    set { super.children = newValue }
  }
  override var selectedChild: UITab? {
    get { super.selectedChild }
    set { super.selectedChild = newValue }
  }
  override var defaultChildIdentifier: String? {
    get { super.defaultChildIdentifier }
    set { super.defaultChildIdentifier = newValue }
  }
  override var displayOrderIdentifiers: [String] {
    get { super.displayOrderIdentifiers }
    set { super.displayOrderIdentifiers = newValue }
  }
  override var allowsReordering: Bool {
    get { super.allowsReordering }
    set { super.allowsReordering = newValue }
  }
  override var displayOrder: [UITab] { super.displayOrder }
  override var sidebarActions: [UIAction] {
    get { super.sidebarActions }
    set { super.sidebarActions = newValue }
  }
  override var sidebarAppearance: UITabGroup.SidebarAppearance {
    get { super.sidebarAppearance }
    set { super.sidebarAppearance = newValue }
  }
  override var managingNavigationController: UINavigationController? {
    get { super.managingNavigationController }
    set { super.managingNavigationController = newValue }
  }
  override var viewController: UIViewController? { super.viewController }
  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
  }
}
