/// The classes of UIKit that documents name.
package enum UIKitClass {
  /// The superclass of each class.
  package static let superclass: [String: String] = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIApplication": "UIResponder",
    // Views
    "UIControl": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIStackView": "UIView",
    "UIScrollView": "UIView", "UIPickerView": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UISearchBar": "UIView", "UIToolbar": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIVisualEffectView": "UIView",
    "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIWindow": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl",
    "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
    "UIDatePicker": "UIControl", "UIPageControl": "UIControl", "UIRefreshControl": "UIControl",
    "UITextView": "UIScrollView", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView",
    // Controllers
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
    "UIInputViewController": "UIViewController",
    "UIImagePickerController": "UINavigationController",
    // Gesture recognizers
    "UIGestureRecognizer": "NSObject", "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
    // Others
    "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UINavigationItem": "NSObject", "NSLayoutConstraint": "NSObject", "UILayoutGuide": "NSObject",
    "UICollectionViewLayout": "NSObject", "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
    "UIStoryboardSegue": "NSObject", "UIMenuElement": "NSObject",
    "UIMenu": "UIMenuElement",
  ]

  static func isKnown(_ name: String) -> Bool { name == "NSObject" || superclass[name] != nil }

  /// Returns the superclasses of a class, nearest first.
  static func superclasses(of name: String) -> [String] {
    var names: [String] = []
    var current = name
    while let next = superclass[current] {
      names.append(next)
      current = next
    }
    return names
  }

  /// The outlets of UIKit's classes: whether their type is a protocol.
  private static let outlets: [String: [String: Bool]] = [
    "UIView": ["mask": false, "accessibilityElements": false],
    "UIViewController": ["view": false, "tabBarItem": false, "transitioningDelegate": true],
    "UITableViewController": ["tableView": false, "refreshControl": false],
    "UICollectionViewController": ["collectionView": false],
    "UINavigationController": ["delegate": true], "UITabBarController": ["delegate": true],
    "UISplitViewController": ["delegate": true],
    "UIPageViewController": ["delegate": true, "dataSource": true],
    "UIScrollView": ["delegate": true, "refreshControl": false],
    "UITableView": [
      "delegate": true, "dataSource": true, "prefetchDataSource": true, "dragDelegate": true,
      "dropDelegate": true, "tableHeaderView": false, "tableFooterView": false,
      "backgroundView": false,
    ],
    "UICollectionView": [
      "delegate": true, "dataSource": true, "prefetchDataSource": true, "dragDelegate": true,
      "dropDelegate": true, "backgroundView": false,
    ],
    "UITextField": [
      "delegate": true, "inputView": false, "inputAccessoryView": false, "leftView": false,
      "rightView": false,
    ],
    "UITextView": ["delegate": true, "inputView": false, "inputAccessoryView": false],
    "UISearchBar": ["delegate": true], "UIToolbar": ["delegate": true],
    "UINavigationBar": ["delegate": true], "UITabBar": ["delegate": true],
    "UIPickerView": ["delegate": true, "dataSource": true],
    "UIGestureRecognizer": ["delegate": true],
    "UITableViewCell": [
      "accessoryView": false, "editingAccessoryView": false, "backgroundView": false,
      "selectedBackgroundView": false, "multipleSelectionBackgroundView": false,
    ],
    "UICollectionViewCell": ["backgroundView": false, "selectedBackgroundView": false],
    "UIBarButtonItem": ["customView": false],
    "UINavigationItem": [
      "titleView": false, "leftBarButtonItem": false, "rightBarButtonItem": false,
      "backBarButtonItem": false, "searchController": false,
    ],
  ]

  /// Returns whether an outlet of UIKit has a protocol as its type; `nil` if there is no such outlet.
  static func outlet(_ name: String, of lineage: [String]) -> Bool? {
    lineage.lazy.compactMap { outlets[$0]?[name] }.first
  }

  /// The properties of UIKit's classes that nobody else sets.
  private static let readOnly: [String: Set<String>] = [
    "UIViewController": ["navigationItem"], "UINavigationController": ["navigationBar", "toolbar"],
    "UITabBarController": ["tabBar"], "UIButton": ["titleLabel", "imageView"],
    "UITableViewCell": ["contentView", "textLabel", "detailTextLabel", "imageView"],
    "UITableViewHeaderFooterView": ["contentView", "textLabel", "detailTextLabel"],
    "UICollectionViewCell": ["contentView"], "UIVisualEffectView": ["contentView"],
    "UIStackView": ["arrangedSubviews"],
  ]

  /// Returns whether UIKit itself sets a property.
  static func isReadOnly(_ name: String, of lineage: [String]) -> Bool {
    lineage.contains { readOnly[$0]?.contains(name) == true }
  }

  /// The methods of UIKit that documents connect as actions, by selector.
  private static let actions = [
    "becomeFirstResponder": "UIResponder.becomeFirstResponder",
    "resignFirstResponder": "UIResponder.resignFirstResponder",
    "endEditing:": "UIView.endEditing(_:)", "reloadData": "UITableView.reloadData",
    "startAnimating": "UIActivityIndicatorView.startAnimating",
    "stopAnimating": "UIActivityIndicatorView.stopAnimating",
    "removeFromSuperview": "UIView.removeFromSuperview",
  ]

  /// Returns a method of UIKit's, such as `UIView.endEditing(_:)`.
  static func action(_ selector: String, of lineage: [String]) -> String? {
    guard let action = actions[selector], let owner = action.split(separator: ".").first else {
      return nil
    }
    return lineage.contains(String(owner)) ? action : nil
  }
}
