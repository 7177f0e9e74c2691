public import Foundation

/// A container that shows one of several controllers, which the user selects with tabs.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The delegate, which is notified when the user taps a tab.
  ///
  /// As in UIKit, the reference is weak.
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
    bar.owner = self
    loadedTabBar = bar
    return bar
  }
  private var loadedTabBar: UITabBar?
  /// The controllers whose tabs the user may reorder; stored, but not used.
  ///
  /// Setting `viewControllers` sets this property too.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable }
    set { customizable = newValue }
  }
  private var customizable: [UIViewController]?
  /// Whether the app has set the controllers of the tabs, and not to `nil`.
  private var hasTabs = false
  var tabs: [UIViewController] = []
  var selected: UIViewController?

  nonisolated deinit { loadedTabBar?.owner = nil }

  /// Creates an empty tab bar controller.
  ///
  /// Nibs aren't available on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty tab bar controller.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers of the tabs, from left to right; `nil` before they have been set.
  ///
  /// When this property is set, the selected controller stays selected if the new array contains
  /// it. Otherwise, the controller at the same index is selected, or the first one if there is none
  /// at that index. These rules follow Apple's documentation.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? tabs : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    hasTabs = viewControllers != nil
    replaceTabs(with: viewControllers ?? [])
    customizable = hasTabs ? tabs : nil
  }

  /// The controller of the selected tab.
  ///
  /// Setting a controller that isn't in a tab causes a fault. As Apple documents, the delegate isn't
  /// notified.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      guard let newValue else { return }
      guard tabs.place(of: newValue) != nil else {
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
    get { selected.flatMap { tabs.place(of: $0) } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  /// Whether the tab bar is visible; `false` if the app or a pushed controller has hidden it.
  package var showsTabs: Bool {
    guard loadedTabBar?.isHidden != true else { return false }
    guard let navigation = selected as? UINavigationController else { return true }
    return !navigation.children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// Simulates a tap on a tab: calls `shouldSelect`, selects the tab, and calls `didSelect`.
  ///
  /// If the tab is already selected, its navigation controller pops to its root.
  ///
  /// - Returns: Whether the delegate allowed the selection.
  package func personTaps(tab: UIViewController) -> Bool {
    guard !UIApplication.shared.hasCrashed else { return false }
    let log = UIApplication.shared.log
    log.record(.shouldSelect, tab, self)
    guard storedDelegate?.tabBarController(self, shouldSelect: tab) ?? true else { return false }
    let wasSelected = selected === tab
    select(tab)
    if wasSelected, let navigation = tab as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    log.record(.didSelect, tab, self)
    storedDelegate?.tabBarController(self, didSelect: tab)
    return true
  }

  package override var shownChild: UIViewController? { selected }

  package override var childrenOnScreen: [UIViewController] {
    guard let selected else { return [] }
    return [selected]
  }

  override func forget(_ child: UIViewController) {
    tabs.removeAll { $0 === child }
    customizable?.removeAll { $0 === child }
    guard selected === child else { return }
    selected = nil
    if let first = tabs.first { select(first) }
  }
}
