import Foundation
import HeadlessUIKit

// Containers and other classes that override every member of their own. They must compile.

final class OverridingNavigation: UINavigationController {
  var calls: [String] = []

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    calls.append("set")
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    calls.append("push")
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append("pop")
    return super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var toolbar: UIToolbar! { super.toolbar }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
  override var hidesBarsOnSwipe: Bool {
    get { super.hidesBarsOnSwipe }
    set { super.hidesBarsOnSwipe = newValue }
  }
  override var hidesBarsOnTap: Bool {
    get { super.hidesBarsOnTap }
    set { super.hidesBarsOnTap = newValue }
  }
  override var hidesBarsWhenVerticallyCompact: Bool {
    get { super.hidesBarsWhenVerticallyCompact }
    set { super.hidesBarsWhenVerticallyCompact = newValue }
  }
  override var hidesBarsWhenKeyboardAppears: Bool {
    get { super.hidesBarsWhenKeyboardAppears }
    set { super.hidesBarsWhenKeyboardAppears = newValue }
  }
  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
    super.barHideOnTapGestureRecognizer
  }
  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
    super.barHideOnSwipeGestureRecognizer
  }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
}

final class OverridingTabs: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var tabBar: UITabBar { super.tabBar }
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var customizableViewControllers: [UIViewController]? {
    get { super.customizableViewControllers }
    set { super.customizableViewControllers = newValue }
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var tabs: [UITab] {
    get { super.tabs }
    set { super.tabs = newValue }
  }
  override func setTabs(_ tabs: [UITab], animated: Bool) { super.setTabs(tabs, animated: animated) }
  override var selectedTab: UITab? {
    get { super.selectedTab }
    set { super.selectedTab = newValue }
  }
  override func tab(forIdentifier identifier: String) -> UITab? {
    super.tab(forIdentifier: identifier)
  }
  override var isTabBarHidden: Bool {
    get { super.isTabBarHidden }
    set { super.isTabBarHidden = newValue }
  }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    super.setTabBarHidden(hidden, animated: animated)
  }
}

final class OverridingSplit: UISplitViewController {
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
}

final class OverridingPages: UIPageViewController {
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UIPageViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var transitionStyle: UIPageViewController.TransitionStyle { super.transitionStyle }
  override var navigationOrientation: UIPageViewController.NavigationOrientation {
    super.navigationOrientation
  }
  override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }
  override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
}

final class OverridingPresentation: UIPresentationController {
  var calls: [String] = []
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var overrideTraitCollection: UITraitCollection? {
    get { super.overrideTraitCollection }
    set { super.overrideTraitCollection = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func containerViewWillLayoutSubviews() {}
  override func containerViewDidLayoutSubviews() {}
  override func presentationTransitionWillBegin() { calls.append("willPresent") }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didPresent") }
  override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss") }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
