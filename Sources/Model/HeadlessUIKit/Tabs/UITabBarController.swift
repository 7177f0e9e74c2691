public import Foundation

/// A container that shows one of several controllers, which the user selects with tabs.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate, which is notified when the user taps a tab; a weak reference, as in UIKit.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .tabBar, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UITabBarControllerDelegate)?
  /// The bar that displays the tabs.
  open var tabBar: UITabBar {
    if let loadedTabBar { return loadedTabBar }
    let bar = UITabBar()
    take(bar)
    return bar
  }
  private(set) var loadedTabBar: UITabBar?

  /// Displays the tabs in a bar of the app's, instead of the one until now.
  func take(_ bar: UITabBar) {
    if loadedTabBar?.owner === self { loadedTabBar?.owner = nil }
    bar.owner = self
    loadedTabBar = bar
  }

  /// The controllers whose tabs the user may reorder; stored, but not used.
  ///
  /// Setting `viewControllers` sets this property too.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?
  /// The stack for the tabs for which a bar on iPhone has no room.
  ///
  /// It always exists, and isn't among `viewControllers`. It is never selected here, because the
  /// bar has room for all tabs.
  open var moreNavigationController: UINavigationController {
    if let loadedMore { return loadedMore }
    let list = UITableViewController()
    list.title = "More"
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    loadedMore = more
    return more
  }
  private var loadedMore: UINavigationController?
  /// Whether the app has set the controllers of the tabs, and not to `nil`.
  private var hasTabs = false
  var controllersInTabs: [UIViewController] = []
  var selected: UIViewController?
  /// The selection of a tab that the app animates; `nil` if there is none.
  var running: TabTransition?

  nonisolated deinit {
    let bar = loadedTabBar
    if bar?.owner === self { bar?.owner = nil }
  }

  /// Creates an empty tab bar controller, and loads its view.
  ///
  /// So a subclass's `viewDidLoad()` runs before the rest of its own initializer, and before
  /// anybody can set a property from outside (known UIKit behavior, not documented).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfRequired()
  }

  /// Creates an empty tab bar controller.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab bar controller with the given tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The controllers of the tabs, from left to right; `nil` before they have been set.
  ///
  /// When this property is set, the selected controller stays selected if the new array contains
  /// it. Otherwise, the controller at the same index is selected, or the first one if there is none
  /// at that index. These rules follow Apple's documentation.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? controllersInTabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(with: viewControllers ?? [])
    customizable = hasTabs ? controllersInTabs : nil
  }

  /// The controller of the selected tab.
  ///
  /// Setting a controller that isn't in a tab causes a fault. As Apple documents, the delegate
  /// isn't notified.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard controllersInTabs.place(of: newValue) != nil else {
        UIApplication.shared.fault(
          .selectedStranger, newValue, self,
          "Only a view controller in the tab bar controller's list can be selected: "
            + newValue.described)
        return
      }
      select(newValue)
    }
  }

  /// The index of the selected tab, or `NSNotFound` if there are no tabs.
  ///
  /// Setting an index that is out of range has no effect. As Apple documents, the delegate isn't
  /// notified.
  open var selectedIndex: Int {
    get {
      guard let selected else { return NSNotFound }
      return controllersInTabs.place(of: selected) ?? NSNotFound
    }
    set {
      guard controllersInTabs.indices.contains(newValue) else { return }
      select(controllersInTabs[newValue])
    }
  }

  // MARK: Tabs as objects

  /// The tabs that the app has set with `tabs`.
  var tabList: [UITab] = []

  /// The tabs, if the app sets them instead of `viewControllers`.
  ///
  /// Setting them creates their controllers.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabList { tab.owner = nil }
    tabList = tabs
    showTabs()
  }

  /// The selected tab, which may be one of a group; `nil` if the app doesn't set `tabs`.
  ///
  /// Setting it selects the tab's controller. The delegate isn't notified.
  open var selectedTab: UITab? {
    get { tab(of: selected) }
    set { if let newValue { select(newValue) } }
  }

  /// Returns the tab with the given identifier, also from a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabList {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The way in which the tabs are displayed; stored, but not used.
  open var mode = Mode.automatic
  /// The identifier under which the user's changes are kept; stored, but not used.
  open var customizationIdentifier: String?
  /// The identifiers of the tabs in compact width; stored, but not used.
  open var compactTabIdentifiers: [String]?

  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { loadedTabBar?.isHidden ?? false }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { tabBar.isHidden = hidden }

  /// Whether the tab bar is visible; `false` if the app or a pushed controller has hidden it.
  package var showsTabs: Bool {
    guard loadedTabBar?.isHidden != true else { return false }
    guard let navigation = selected as? UINavigationController else { return true }
    return !navigation.children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Called when the user taps a tab, before the delegate is asked and the tab is selected.
  ///
  /// The default implementation does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Never called, because the user can't rearrange the tabs.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Never called, because the user can't rearrange the tabs.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Never called, because the user can't rearrange the tabs.
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Never called, because the user can't rearrange the tabs.
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Simulates a tap on a tab: calls `shouldSelect`, selects the tab, and calls `didSelect`.
  ///
  /// `tabBar(_:didSelect:)` comes first, while the old tab is still selected.
  ///
  /// If the tab is already selected, its navigation controller pops to its root.
  ///
  /// - Returns: Whether the delegate allowed the selection.
  package func personTaps(tab controller: UIViewController) -> Bool {
    guard !UIApplication.hasCrashed else { return false }
    tabBar(tabBar, didSelect: controller.tabBarItem)
    let log = UIApplication.shared.log
    log.record(.shouldSelect, controller, self)
    guard storedDelegate?.tabBarController(self, shouldSelect: controller) ?? true else {
      return false
    }
    let (previousTab, tab) = (selectedTab, tab(of: controller))
    if let tab, storedDelegate?.tabBarController(self, shouldSelectTab: tab) == false {
      return false
    }
    let wasSelected = selected === controller
    select(controller)
    if wasSelected, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    log.record(.didSelect, controller, self)
    storedDelegate?.tabBarController(self, didSelect: controller)
    if let tab {
      storedDelegate?.tabBarController(self, didSelectTab: tab, previousTab: previousTab)
    }
    return true
  }

  /// The coordinator of the current selection if the app animates it, or else of the transition
  /// that contains the tabs.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    running ?? super.transitionCoordinator
  }

  package override var retainedControllers: [UIViewController] {
    super.retainedControllers + tabList.flatMap(\.madeControllers) + (loadedMore.map { [$0] } ?? [])
  }

  /// The orientations that the delegate chooses, or else the default ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate chooses, or else the default one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  package override var placesChildViews: Bool { true }
  override var barOnScreen: UIView? {
    guard let loadedTabBar, showsTabs else { return nil }
    return loadedTabBar
  }

  package override var shownChild: UIViewController? { selected }

  package override var childrenOnScreen: [UIViewController] {
    guard let selected else { return [] }
    return [selected]
  }

  override func forget(_ child: UIViewController) {
    controllersInTabs.removeAll { $0 === child }
    customizable?.removeAll { $0 === child }
    guard selected === child else { return }
    selected = nil
    if let first = controllersInTabs.first { select(first) }
  }
}
