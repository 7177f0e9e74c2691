public import Foundation

/// Controllers side by side, one of them selected.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// Hears a person's taps on tabs; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of tabs.
  public private(set) lazy var tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?

  /// Makes a tab bar controller; there are no nibs on Linux.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a tab bar controller; there are no storyboards on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The tabs' controllers, from left to right; setting them selects the first, unless the
  /// selected one stays.
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
      guard tabs.contains(where: { $0 === newValue }) else {
        UIApplication.shared.fault(
          .selectedStranger, newValue, self,
          "Only a view controller in the tab bar controller's list can be selected: "
            + newValue.described)
        return
      }
      select(newValue)
    }
  }

  /// The selected tab's place from the left, from 0; `NSNotFound` without tabs. A number that no
  /// tab has is ignored.
  ///
  /// The delegate hears nothing of it (Apple's documentation).
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set {
      guard tabs.indices.contains(newValue) else { return }
      select(tabs[newValue])
    }
  }

  /// Whether a person sees the tabs: the bar is not hidden, nor does a pushed controller hide it.
  package var showsTabs: Bool {
    guard !tabBar.isHidden else { return false }
    guard let stack = (selected as? UINavigationController)?.stack else { return true }
    return !stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }

  /// A person taps a tab: shouldSelect, the change, didSelect; the selected one's navigation
  /// controller goes back to its root.
  ///
  /// - Returns: whether the delegate allowed it.
  package func personTaps(tab: UIViewController) -> Bool {
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
    if selected === child { selected = tabs.first }
  }

  private func select(_ new: UIViewController) {
    guard new !== selected, !UIApplication.shared.hasCrashed else { return }
    let old = selected
    selected = new
    UIApplication.shared.log.record(.selectTab, new, self)
    guard appearance == .appeared || appearance == .appearing else { return }
    old?.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old?.endAppearanceTransition()
    if appearance == .appeared { new.endAppearanceTransition() }
  }

  private func replaceTabs(with new: [UIViewController]) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    var seen: Set<ObjectIdentifier> = []
    for controller in new where !seen.insert(ObjectIdentifier(controller)).inserted {
      application.fault(
        .tabsNameOneTwice, controller, self,
        "A tab bar controller can't show \(controller.described) twice")
      return
    }
    let old = tabs
    for controller in new where controller.parent !== self { addChild(controller) }
    tabs = new
    application.log.record(.set, new.first, self)
    let stays = selected.map { seen.contains(ObjectIdentifier($0)) } ?? false
    if !stays {
      if let first = new.first {
        select(first)
      } else {
        selected?.disappear()
        selected = nil
      }
    }
    for controller in old where !seen.contains(ObjectIdentifier(controller)) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.tellDidMove(to: self)
    }
  }
}
