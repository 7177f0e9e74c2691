import Foundation

extension InterfaceLoader {
  /// Creates an object of UIKit's class for an element; `nil` if the element has none.
  static func create(_ node: InterfaceNode, _ coder: NSCoder) -> AnyObject? {
    switch node.name {
    case "barButtonItem":
      if let item: UIBarButtonItem.SystemItem = node.choice("systemItem") {
        return UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)
      }
    case "button":
      // A button of a type is made by a class method, and of no subclass.
      if let type: UIButton.ButtonType = node.choice("buttonType", ["roundedRect": .system]) {
        return UIButton(type: type)
      }
    default: break
    }
    return creators[node.name]?(coder)
  }

  /// Returns whether an element stands for an object of a class that exists here.
  package static func knows(_ element: String) -> Bool { creators[element] != nil }

  private static let creators: [String: (NSCoder) -> AnyObject?] = [
    // Views
    "view": { UIView(coder: $0) }, "containerView": { UIView(coder: $0) },
    "tableViewCellContentView": { UIView(coder: $0) },
    "label": { UILabel(coder: $0) }, "textField": { UITextField(coder: $0) },
    "textView": { UITextView(coder: $0) }, "button": { UIButton(coder: $0) },
    "switch": { UISwitch(coder: $0) }, "slider": { UISlider(coder: $0) },
    "stepper": { UIStepper(coder: $0) }, "segmentedControl": { UISegmentedControl(coder: $0) },
    "datePicker": { UIDatePicker(coder: $0) }, "pickerView": { UIPickerView(coder: $0) },
    "pageControl": { UIPageControl(coder: $0) }, "progressView": { UIProgressView(coder: $0) },
    "activityIndicatorView": { UIActivityIndicatorView(coder: $0) },
    "imageView": { UIImageView(coder: $0) }, "stackView": { UIStackView(coder: $0) },
    "scrollView": { UIScrollView(coder: $0) }, "tableView": { UITableView(coder: $0) },
    "collectionView": { UICollectionView(coder: $0) }, "searchBar": { UISearchBar(coder: $0) },
    "toolbar": { UIToolbar(coder: $0) }, "navigationBar": { UINavigationBar(coder: $0) },
    "tabBar": { UITabBar(coder: $0) }, "visualEffectView": { UIVisualEffectView(coder: $0) },
    "control": { UIControl(coder: $0) }, "refreshControl": { UIRefreshControl(coder: $0) },
    "tableViewCell": { UITableViewCell(coder: $0) },
    "collectionViewCell": { UICollectionViewCell(coder: $0) },
    "collectionReusableView": { UICollectionReusableView(coder: $0) },
    "window": { UIWindow(coder: $0) },
    // Controllers
    "viewController": { UIViewController(coder: $0) },
    "tableViewController": { UITableViewController(coder: $0) },
    "collectionViewController": { UICollectionViewController(coder: $0) },
    "navigationController": { UINavigationController(coder: $0) },
    "tabBarController": { UITabBarController(coder: $0) },
    "splitViewController": { UISplitViewController(coder: $0) },
    "pageViewController": { UIPageViewController(coder: $0) },
    // Gesture recognizers; Interface Builder misspells one of them.
    "tapGestureRecognizer": { UITapGestureRecognizer(coder: $0) },
    "panGestureRecognizer": { UIPanGestureRecognizer(coder: $0) },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer(coder: $0) },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer(coder: $0) },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer(coder: $0) },
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer(coder: $0) },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer(coder: $0) },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer(coder: $0) },
    "gestureRecognizer": { UIGestureRecognizer(coder: $0) },
    // Others
    "barButtonItem": { UIBarButtonItem(coder: $0) }, "tabBarItem": { UITabBarItem(coder: $0) },
    "navigationItem": { UINavigationItem(coder: $0) },
    "collectionViewFlowLayout": { UICollectionViewFlowLayout(coder: $0) },
    "collectionViewLayout": { UICollectionViewLayout(coder: $0) },
    "customObject": { _ in NSObject() },
  ]

  /// Sets up an object as its element says, and creates what is inside it.
  func decode(_ node: InterfaceNode, into object: AnyObject) {
    let node = varied(node, object)
    switch object {
    case let view as UIView: decode(node, into: view)
    case let controller as UIViewController: decode(node, into: controller)
    case let item as UIBarButtonItem: decode(node, into: item)
    case let item as UITabBarItem: decode(node, into: item)
    case let item as UINavigationItem: decode(node, into: item)
    case let gesture as UIGestureRecognizer: decode(node, into: gesture)
    case let layout as UICollectionViewFlowLayout: decode(node, into: layout)
    default: break
    }
  }
}
