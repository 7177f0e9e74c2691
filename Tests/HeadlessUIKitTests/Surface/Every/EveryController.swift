import Foundation
import HeadlessUIKit

/// Overrides what is left of `UIViewController`.
final class EveryViewController: UIViewController {
  override var isModalInPopover: Bool {
    get { super.isModalInPopover }
    set { super.isModalInPopover = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { super.restorationClass }
    set { super.restorationClass = newValue }
  }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func applicationFinishedRestoringState() { super.applicationFinishedRestoringState() }
  override var focusGroupIdentifier: String? {
    get { super.focusGroupIdentifier }
    set { super.focusGroupIdentifier = newValue }
  }
  override var interactionActivityTrackingBaseName: String? {
    get { super.interactionActivityTrackingBaseName }
    set { super.interactionActivityTrackingBaseName = newValue }
  }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override var activePresentationController: UIPresentationController? {
    super.activePresentationController
  }
  override var next: UIResponder? { super.next }
}

/// Overrides what is left of `UINavigationController`.
final class EveryNavigationController: UINavigationController {
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    super.transitionCoordinator
  }
}

/// Overrides what is left of `UITabBarController`.
final class EveryTabBarController: UITabBarController {
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
