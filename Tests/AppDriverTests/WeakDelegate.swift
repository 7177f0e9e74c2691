import Foundation
import HeadlessUIKit
import TestSupport

/// A weak delegate or data source of UIKit.
enum WeakDelegate: CaseIterable {
  case navigation, tabBar, split, page, pageSource, presentation, transitioning, table, tableSource
  case textField, alertField, gesture, swipe, search, searchBar, searchResults, bareSearchBar

  /// Returns the root of an app that shows a screen and has the delegate.
  func root(_ home: FixtureScreen, _ delegate: EveryDelegate) -> UIViewController {
    switch self {
    case .navigation, .swipe:
      let navigation = UINavigationController(rootViewController: home)
      if self == .navigation {
        navigation.delegate = delegate
      } else {
        navigation.interactivePopGestureRecognizer?.delegate = delegate
      }
      return navigation
    case .tabBar:
      let tabs = UITabBarController()
      tabs.viewControllers = [home]
      tabs.delegate = delegate
      return tabs
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [home]
      split.delegate = delegate
      return split
    case .page, .pageSource:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([home], direction: .forward, animated: false)
      if self == .page { pages.delegate = delegate } else { pages.dataSource = delegate }
      return pages
    case .presentation, .transitioning, .alertField:
      return presenter(of: home, delegate)
    case .table, .tableSource:
      let table = UITableView(frame: .zero, style: .plain)
      home.view.addSubview(table)
      if self == .table { table.delegate = delegate } else { table.dataSource = delegate }
      return home
    case .textField:
      let field = UITextField(frame: .zero)
      home.view.addSubview(field)
      field.delegate = delegate
      return home
    case .gesture:
      let gesture = UITapGestureRecognizer()
      home.view.addGestureRecognizer(gesture)
      gesture.delegate = delegate
      return home
    case .bareSearchBar:
      let bar = UISearchBar(frame: .zero)
      home.view.addSubview(bar)
      bar.delegate = delegate
      return home
    case .search, .searchBar, .searchResults:
      let search = UISearchController(searchResultsController: nil)
      home.navigationItem.searchController = search
      switch self {
      case .search: search.delegate = delegate
      case .searchBar: search.searchBar.delegate = delegate
      default: search.searchResultsUpdater = delegate
      }
      return UINavigationController(rootViewController: home)
    }
  }

  private func presenter(of home: FixtureScreen, _ delegate: EveryDelegate) -> UIViewController {
    let base = FixtureScreen("Base")
    if self == .alertField {
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.delegate = delegate }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      base.appeared = { $0.present(alert, animated: false) }
      return base
    }
    if self == .presentation {
      home.presentationController?.delegate = delegate
    } else {
      home.transitioningDelegate = delegate
    }
    base.appeared = { $0.present(home, animated: false) }
    return base
  }

  /// What the warning says that was freed, and the controller that it names.
  var message: (role: String, controller: String) {
    let home = "FixtureScreen \"Home\""
    return switch self {
    case .navigation: ("delegate", "UINavigationController")
    case .swipe: ("gesture recognizer's delegate", "UINavigationController")
    case .tabBar: ("delegate", "UITabBarController")
    case .split: ("delegate", "UISplitViewController")
    case .page: ("delegate", "UIPageViewController")
    case .pageSource: ("data source", "UIPageViewController")
    case .presentation: ("presentation controller's delegate", home)
    case .transitioning: ("transitioning delegate", home)
    case .table: ("table view's delegate", home)
    case .tableSource: ("table view's data source", home)
    case .textField: ("text field's delegate", home)
    case .alertField: ("text field's delegate", "UIAlertController \"Alert\"")
    case .gesture: ("gesture recognizer's delegate", home)
    case .search: ("search controller's delegate", home)
    case .searchBar, .bareSearchBar: ("search bar's delegate", home)
    case .searchResults: ("search results updater", home)
    }
  }
}

/// The delegate and data source of everything.
final class EveryDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UISplitViewControllerDelegate, UIPageViewControllerDelegate, UIPageViewControllerDataSource,
  UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate,
  UITableViewDelegate, UITableViewDataSource, UITextFieldDelegate, UIGestureRecognizerDelegate,
  UISearchControllerDelegate, UISearchBarDelegate, UISearchResultsUpdating
{
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  func updateSearchResults(for searchController: UISearchController) {}
}
