import Foundation
import HeadlessUIKit

/// Overrides every member of `UINavigationController`.
final class EveryNavigationController: UINavigationController {
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

  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
}

/// Overrides every member of `UITabBarController`.
final class EveryTabBarController: UITabBarController {
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

  override var mode: UITabBarController.Mode {
    get { super.mode }
    set { super.mode = newValue }
  }
  override var customizationIdentifier: String? {
    get { super.customizationIdentifier }
    set { super.customizationIdentifier = newValue }
  }
  override var compactTabIdentifiers: [String]? {
    get { super.compactTabIdentifiers }
    set { super.compactTabIdentifiers = newValue }
  }
  override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    super.tabBar(tabBar, willBeginCustomizing: items)
  }
  override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    super.tabBar(tabBar, didBeginCustomizing: items)
  }
  override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  { super.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
  override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    super.tabBar(tabBar, didEndCustomizing: items, changed: changed)
  }
}

/// Overrides every member of `UISearchController`.
final class EverySearchController: UISearchController {
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { super.searchResultsUpdater }
    set { super.searchResultsUpdater = newValue }
  }
  override var delegate: (any UISearchControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var searchBar: UISearchBar { super.searchBar }
  override var isActive: Bool {
    get { super.isActive }
    set { super.isActive = newValue }
  }
  override var obscuresBackgroundDuringPresentation: Bool {
    get { super.obscuresBackgroundDuringPresentation }
    set { super.obscuresBackgroundDuringPresentation = newValue }
  }
  override var dimsBackgroundDuringPresentation: Bool {
    get { super.dimsBackgroundDuringPresentation }
    set { super.dimsBackgroundDuringPresentation = newValue }
  }
  override var searchBarPlacement: UINavigationItem.SearchBarPlacement { super.searchBarPlacement }
  override var automaticallyShowsSearchResultsController: Bool {
    get { super.automaticallyShowsSearchResultsController }
    set { super.automaticallyShowsSearchResultsController = newValue }
  }
  override var showsSearchResultsController: Bool {
    get { super.showsSearchResultsController }
    set { super.showsSearchResultsController = newValue }
  }
  override var automaticallyShowsCancelButton: Bool {
    get { super.automaticallyShowsCancelButton }
    set { super.automaticallyShowsCancelButton = newValue }
  }
  override var automaticallyShowsScopeBar: Bool {
    get { super.automaticallyShowsScopeBar }
    set { super.automaticallyShowsScopeBar = newValue }
  }
  override var scopeBarActivation: UISearchController.ScopeBarActivation {
    get { super.scopeBarActivation }
    set { super.scopeBarActivation = newValue }
  }
  override var searchSuggestions: [any UISearchSuggestion]? {
    get { super.searchSuggestions }
    set { super.searchSuggestions = newValue }
  }
  override var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { super.ignoresSearchSuggestionsForSearchBarPlacementStacked }
    set { super.ignoresSearchSuggestionsForSearchBarPlacementStacked = newValue }
  }
  override var hidesNavigationBarDuringPresentation: Bool {
    get { super.hidesNavigationBarDuringPresentation }
    set { super.hidesNavigationBarDuringPresentation = newValue }
  }
}

/// Overrides every member of `UITableViewController`.
final class EveryTableViewController: UITableViewController {
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
  override var tableView: UITableView! {
    get { super.tableView }
    set { super.tableView = newValue }
  }
  override func loadView() { super.loadView() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { super.tableView(tableView, willSelectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { super.tableView(tableView, indentationLevelForRowAt: indexPath) }
}
