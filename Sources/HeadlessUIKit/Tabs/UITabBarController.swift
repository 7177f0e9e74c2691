public import Foundation

/// Controllers side by side, one of them selected.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Hears a person's taps on tabs; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .tabBar) }
  }
  /// The bar of tabs.
  open var tabBar: UITabBar {
    if let loadedTabBar { return loadedTabBar }
    let bar = UITabBar()
    bar.owner = self
    loadedTabBar = bar
    return bar
  }
  private var loadedTabBar: UITabBar?
  /// The tabs whose order a person may change; kept, never used.
  open var customizableViewControllers: [UIViewController]?
  var tabs: [UIViewController] = []
  var selected: UIViewController?

  nonisolated deinit { loadedTabBar?.owner = nil }

  /// Makes a tab bar controller; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller; there are no storyboards on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs' controllers, from left to right.
  ///
  /// When they are set, the selected one stays selected, else the one in its place is, else the
  /// first (Apple's documentation).
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceTabs(with: viewControllers ?? [])
  }

  /// The selected tab's controller; a fault to set one that is no tab's.
  ///
  /// The delegate hears nothing of it (Apple's documentation).
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

  /// The selected tab's place from the left, from 0; `NSNotFound` without tabs.
  ///
  /// A number that no tab has is ignored. The delegate hears nothing of it (Apple's documentation).
  open var selectedIndex: Int {
    get { selected.flatMap { tabs.place(of: $0) } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  /// Whether a person sees the tabs: the bar is not hidden, nor does a pushed controller hide it.
  package var showsTabs: Bool {
    guard loadedTabBar?.isHidden != true else { return false }
    guard let navigation = selected as? UINavigationController else { return true }
    return !navigation.children.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// A person taps a tab: shouldSelect, the change, didSelect.
  ///
  /// The selected one's navigation controller goes back to its root.
  ///
  /// - Returns: whether the delegate allowed it.
  package func personTaps(tab: UIViewController) -> Bool {
    guard !UIApplication.shared.hasCrashed else { return false }
    let log = UIApplication.shared.log
    log.record(.shouldSelect, tab, self)
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return false }
    let wasSelected = selected === tab
    select(tab)
    if wasSelected, let navigation = tab as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    log.record(.didSelect, tab, self)
    delegate?.tabBarController(self, didSelect: tab)
    return true
  }

  package override var shownChild: UIViewController? { selected }

  package override var childrenOnScreen: [UIViewController] {
    guard let selected else { return [] }
    return [selected]
  }

  override func forget(_ child: UIViewController) {
    tabs.removeAll { $0 === child }
    guard selected === child else { return }
    selected = nil
    if let first = tabs.first { select(first) }
  }
}
