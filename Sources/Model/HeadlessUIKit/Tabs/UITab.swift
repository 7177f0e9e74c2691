public import Foundation

/// A tab of a tab bar controller, with a closure that creates its controller.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The place of a tab in the bar or the sidebar; stored, but not used.
  public nonisolated enum Placement: Int, Sendable {
    /// The place that the system chooses.
    case automatic
    /// The default place.
    case `default`
    /// A place in the bar that the user can change.
    case optional
    /// A place in the bar.
    case movable
    /// A fixed place at the end of the bar.
    case pinned
    /// A fixed place in the bar.
    case fixed
    /// A place in the sidebar only.
    case sidebarOnly
  }

  /// The identifier of the tab.
  open private(set) var identifier: String
  /// The title that is displayed to the user.
  open var title: String {
    didSet { made?.tabBarItem.title = title }
  }
  /// The image above the title.
  open var image: UIImage? {
    didSet { made?.tabBarItem.image = image }
  }
  /// The text below the title; stored, but not used.
  open var subtitle: String?
  /// The text of the badge; `nil` for no badge.
  open var badgeValue: String? {
    didSet { made?.tabBarItem.badgeValue = badgeValue }
  }
  /// Data of the app.
  open var userInfo: Any?
  /// Whether the tab is hidden when the user resets the tabs; stored, but not used.
  open var isHiddenByDefault = false
  /// Whether the tab is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.showTabs() } }
  }
  /// Whether the user may hide the tab; stored, but not used.
  open var allowsHiding = false
  /// The preferred place of the tab; stored, but not used.
  open var preferredPlacement = Placement.automatic
  /// Whether the tab is visible in the bar or the sidebar.
  open var hasVisiblePlacement: Bool { owner != nil && !isHidden }
  /// The tab bar controller that shows the tab, or the group that contains it.
  open var tabBarController: UITabBarController? { root.owner }
  /// The tab bar controller, if its `tabs` contain this tab.
  weak var owner: UITabBarController?
  /// The group that contains the tab.
  open fileprivate(set) weak var parent: UITabGroup?
  /// The group that manages the tab's controller; always `nil`.
  open var managingTabGroup: UITabGroup? { nil }

  private let provider: ((UITab) -> UIViewController)?
  /// The controller, if it has been created.
  private(set) var made: UIViewController?

  nonisolated deinit {}

  /// Creates a tab.
  ///
  /// The closure creates the tab's controller. It is called once, when the tab bar controller shows
  /// the tab.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The controllers that the tab, or a group's tabs, have created.
  var madeControllers: [UIViewController] { made.map { [$0] } ?? [] }
  /// The outermost group that contains the tab, or the tab itself.
  var root: UITab { parent?.root ?? self }
  /// The tab whose controller is shown while this tab is selected: of a group, the selected child.
  var leaf: UITab { self }

  /// The controller that the tab shows; `nil` if the tab can't create one.
  open var viewController: UIViewController? {
    if let made { return made }
    guard let provider else { return nil }
    let controller = provider(self)
    made = controller
    let item = UITabBarItem(title: title, image: image, tag: 0)
    item.badgeValue = badgeValue
    controller.tabBarItem = item
    return controller
  }
}

/// A tab that contains other tabs.
///
/// The bar shows the controller of the group's selected child, if one has been selected; otherwise,
/// the group's own controller, or else that of its default or first child.
open class UITabGroup: UITab {
  /// The tabs in the group.
  open var children: [UITab] {
    didSet { adoptChildren() }
  }
  /// The tab of the group that has been selected, which the group shows.
  ///
  /// Setting it doesn't select the group itself.
  open var selectedChild: UITab? {
    didSet { if selectedChild !== oldValue { tabBarController?.showLeaf(of: root) } }
  }
  override var madeControllers: [UIViewController] {
    super.madeControllers + children.flatMap(\.madeControllers)
  }
  override var leaf: UITab { children.first { $0 === selectedChild }?.leaf ?? self }
  /// The identifier of the tab that is selected first.
  open var defaultChildIdentifier: String?
  /// The order in which the user has arranged the tabs; stored, but not used.
  open var displayOrderIdentifiers: [String] = []
  /// Whether the user may reorder the tabs; stored, but not used.
  open var allowsReordering = false
  /// The tabs of the group in the order of `displayOrderIdentifiers`, followed by the others.
  open var displayOrder: [UITab] {
    let first = displayOrderIdentifiers.compactMap { identifier in
      children.first { $0.identifier == identifier }
    }
    return first + children.filter { !displayOrderIdentifiers.contains($0.identifier) }
  }
  /// Actions in the sidebar; stored, but not used.
  open var sidebarActions: [UIAction] = []
  /// The appearance of the group in the sidebar; stored, but not used.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// The appearance of a group in the sidebar.
  public nonisolated enum SidebarAppearance: UInt, Sendable {
    /// The system's choice, the children alone, or a section of its own.
    case automatic, inline, rootSection
  }
  /// The navigation controller that shows the group's controllers; stored, but not used.
  open var managingNavigationController: UINavigationController?

  nonisolated deinit {}

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adoptChildren()
  }

  /// The group's controller, or else that of its default or first child.
  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    return (defaultChildIdentifier.flatMap(tab) ?? children.first)?.leaf.viewController
  }

  /// Returns the tab with the given identifier in this group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  private func adoptChildren() {
    for child in children { child.parent = self }
  }
}

/// The tab for a search.
open class UISearchTab: UITab {
  nonisolated deinit {}

  /// Creates a tab for a search, with the title "Search".
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}

extension UITab: UIPopoverPresentationControllerSourceItem {}

extension UITabBarController {
  /// The way in which the tabs are displayed; stored, but not used.
  public nonisolated enum Mode: Int, Sendable {
    /// The way that the system chooses.
    case automatic
    /// As a bar.
    case tabBar
    /// As a sidebar.
    case tabSidebar
  }

  /// Shows the tabs that aren't hidden.
  func showTabs() {
    let visible = tabList.filter { !$0.isHidden }
    for tab in tabList { tab.owner = self }
    setViewControllers(visible.compactMap(\.leaf.viewController), animated: false)
  }

  /// Shows the selected child of a group in the place of the one that was selected until now.
  ///
  /// The selection stays at its place in the bar.
  func showLeaf(of tab: UITab) {
    guard !tab.isHidden, tabList.contains(where: { $0 === tab }) else { return }
    showTabs()
  }

  /// Selects a tab, or a tab of a group, as the selected child of its group.
  func select(_ tab: UITab) {
    var inner = tab
    while let group = inner.parent {
      group.selectedChild = inner
      inner = group
    }
    selectedViewController = tab.leaf.viewController
  }

  /// Returns the tab that shows the given controller.
  func tab(of controller: UIViewController?) -> UITab? {
    guard let controller else { return nil }
    return tabList.lazy.map(\.leaf).first { $0.viewController === controller }
  }
}
