/// The classes for the elements of storyboards and nibs.
package enum ElementKind {
  /// UIKit's class for each element that is a view.
  package static let views: [String: String] = [
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
    "refreshControl": "UIRefreshControl", "tableViewCellContentView": "UIView",
  ]
  /// UIKit's class for each element that is a view controller.
  package static let controllers: [String: String] = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
  ]
  /// UIKit's class for each element that is a gesture recognizer.
  package static let gestures: [String: String] = [
    "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "gestureRecognizer": "UIGestureRecognizer",
  ]
  /// Other objects.
  package static let others: [String: String] = [
    "barButtonItem": "UIBarButtonItem", "navigationItem": "UINavigationItem",
    "tabBarItem": "UITabBarItem", "constraint": "NSLayoutConstraint",
    "collectionViewFlowLayout": "UICollectionViewFlowLayout",
    "collectionViewLayout": "UICollectionViewLayout", "customObject": "NSObject",
    "viewLayoutGuide": "UILayoutGuide", "viewControllerLayoutGuide": "UILayoutGuide",
    "command": "NSObject", "action": "NSObject", "menu": "UIMenu",
  ]

  /// The class of an element that another framework has, with the framework's name.
  static let frameworks: [String: (type: String, module: String)] = [
    "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"),
    "sceneKitView": ("SCNView", "SceneKit"), "arscnView": ("ARSCNView", "ARKit"),
    "arskView": ("ARSKView", "ARKit"), "skView": ("SKView", "SpriteKit"),
    "mtkView": ("MTKView", "MetalKit"), "glkView": ("GLKView", "GLKit"),
    "pdfView": ("PDFView", "PDFKit"), "adBannerView": ("ADBannerView", "iAd"),
    "avPlayerViewController": ("AVPlayerViewController", "AVKit"),
    "glkViewController": ("GLKViewController", "GLKit"),
  ]

  /// UIKit's class for an element; `nil` for what isn't an object.
  static func type(of element: Element) -> String? {
    views[element.name] ?? controllers[element.name] ?? gestures[element.name]
      ?? (element.name == "action" && element.parent?.name == "connections"
        ? nil : others[element.name])
  }
}
