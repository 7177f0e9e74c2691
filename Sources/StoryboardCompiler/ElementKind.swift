/// The classes for the elements of storyboards and nibs.
enum ElementKind {
  /// UIKit's class for each element that is a view.
  static let views: [String: String] = [
    "view": "UIView", "label": "UILabel", "textField": "UITextField", "button": "UIButton",
    "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "datePicker": "UIDatePicker",
    "pickerView": "UIPickerView", "pageControl": "UIPageControl", "progressView": "UIProgressView",
    "activityIndicatorView": "UIActivityIndicatorView", "imageView": "UIImageView",
    "stackView": "UIStackView", "scrollView": "UIScrollView", "tableView": "UITableView",
    "collectionView": "UICollectionView", "searchBar": "UISearchBar", "textView": "UITextView",
    "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
    "visualEffectView": "UIVisualEffectView", "containerView": "UIView", "control": "UIControl",
    "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
    "collectionReusableView": "UICollectionReusableView", "window": "UIWindow",
  ]
  /// UIKit's class for each element that is a view controller.
  static let controllers: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]
  /// UIKit's class for each element that is a gesture recognizer.
  static let gestures: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]
  /// Other objects.
  static let others: [String: String] = [
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem", "constraint": "NSLayoutConstraint",
  ]
  /// UIKit's class for each controller that flowsh doesn't have; an empty controller stands for it.
  static let unknownControllers: Set = [
    "hostingController", "avPlayerViewController", "glkViewController",
  ]

  /// The class that an element names or stands for; `nil` for what isn't an object.
  static func type(of element: Element) -> String? {
    element["customClass"]
      ?? views[element.name] ?? controllers[element.name] ?? gestures[element.name]
      ?? others[element.name]
  }
}
