import CSystem
public import Foundation

/// An object of a class that is known only when the app runs, such as `Self()` in an extension of a
/// protocol, or `View()` where `View` is a generic parameter.
///
/// In UIKit, every initializer can be called on such a class, because Objective-C finds the class's
/// own. In Swift, only a `required` initializer or one of a protocol can. So each of UIKit's has a
/// twin here, which calls the class's own, and traps if the class hasn't inherited it, as in UIKit.
///
/// The twin's last parameter has a default. The name with it isn't UIKit's, so that it neither
/// satisfies an initializer that a protocol of the app requires, nor is ambiguous with one that the
/// protocol implements.
@preconcurrency @MainActor
public protocol _UIKitCreation: AnyObject {}

extension UIResponder: _UIKitCreation {}
extension UIBarItem: _UIKitCreation {}
extension UICollectionViewLayout: _UIKitCreation {}
extension UIGestureRecognizer: _UIKitCreation {}
extension UIPresentationController: _UIKitCreation {}
extension CALayer: _UIKitCreation {}
extension UIStoryboardSegue: _UIKitCreation {}

extension _UIKitCreation {
  /// Creates an object of the class on which Swift calls this initializer.
  ///
  /// An initializer of a protocol has no expression for that class: `Self` is the class that the
  /// compiler knows, which may be a superclass. But Swift passes it to a function in C.
  @_silgen_name("flowsh_create")
  private init(_call: UnsafePointer<flowsh_call>)

  /// Creates an object by an initializer of its class, with arguments of the parameters' own types.
  fileprivate init<each Argument>(
    _ initializer: ClassInitializer, frame: CGRect = .zero, _ arguments: repeat each Argument
  ) {
    var call = initializer.call(frame: frame, repeat each arguments)
    self.init(_call: &call)
  }
}

// MARK: Views

extension _UIKitCreation where Self: UIView {
  /// Creates a view with an empty frame.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(frame: .zero, ()) }

  /// Creates a view with a frame in points.
  @preconcurrency @MainActor
  public init(frame: CGRect, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UIView.self), frame: frame)
  }
}

extension _UIKitCreation where Self: UIWindow {
  /// Creates a window in a scene.
  @preconcurrency @MainActor
  public init(windowScene: UIWindowScene, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UIWindow.self), windowScene)
  }
}

extension _UIKitCreation where Self: UIImageView {
  /// Creates a view with an image.
  @preconcurrency @MainActor
  public init(image: UIImage?, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UIImageView.self), image)
  }
}

extension _UIKitCreation where Self: UIVisualEffectView {
  /// Creates a view with an effect.
  @preconcurrency @MainActor
  public init(effect: UIVisualEffect?, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UIVisualEffectView.self), effect)
  }
}

extension _UIKitCreation where Self: UITextView {
  /// Creates a text view with a frame in points and an area of text.
  @preconcurrency @MainActor
  public init(frame: CGRect, textContainer: NSTextContainer?, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UITextView.self), frame: frame, textContainer)
  }
}

extension _UIKitCreation where Self: UITableView {
  /// Creates a table with a frame in points and a style.
  @preconcurrency @MainActor
  public init(frame: CGRect, style: UITableView.Style, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UITableView.self), frame: frame, style)
  }
}

extension _UIKitCreation where Self: UITableViewCell {
  /// Creates a cell with a style and an identifier for its reuse.
  @preconcurrency @MainActor
  public init(
    style: UITableViewCell.CellStyle, reuseIdentifier: String?, _ unused: Void = ()
  ) {
    self.init(ClassInitializer(of: UITableViewCell.self), style, reuseIdentifier)
  }
}

extension _UIKitCreation where Self: UITableViewHeaderFooterView {
  /// Creates a header or footer with an identifier for its reuse.
  @preconcurrency @MainActor
  public init(reuseIdentifier: String?, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UITableViewHeaderFooterView.self), reuseIdentifier)
  }
}

extension _UIKitCreation where Self: UICollectionView {
  /// Creates a collection with a frame in points and a layout.
  @preconcurrency @MainActor
  public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout, _ unused: Void = ()
  ) {
    self.init(ClassInitializer(of: UICollectionView.self), frame: frame, layout)
  }
}

// MARK: View controllers

extension _UIKitCreation where Self: UIViewController {
  /// Creates a controller by `init()`, which calls the class's `init(nibName:bundle:)`.
  ///
  /// In Swift, an `init()` of the class's own isn't an override of UIKit's, and isn't called.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(.plain) }

  /// Creates a controller whose view is in a nib.
  @preconcurrency @MainActor
  public init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _ unused: Void = ()
  ) {
    self.init(ClassInitializer(of: UIViewController.self), nibNameOrNil, nibBundleOrNil)
  }
}

extension _UIKitCreation where Self: UINavigationController {
  /// Creates a navigation controller with a root controller.
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UINavigationController.self), rootViewController)
  }

  /// Creates an empty navigation controller with bars of the given classes.
  @preconcurrency @MainActor
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _ unused: Void = ()) {
    self.init(
      ClassInitializer(of: UINavigationController.self, at: 1), navigationBarClass, toolbarClass)
  }
}

extension _UIKitCreation where Self: UITableViewController {
  /// Creates a controller with a table of a style.
  @preconcurrency @MainActor
  public init(style: UITableView.Style, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UITableViewController.self), style)
  }
}

extension _UIKitCreation where Self: UICollectionViewController {
  /// Creates a controller with a collection in a layout.
  @preconcurrency @MainActor
  public init(collectionViewLayout layout: UICollectionViewLayout, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UICollectionViewController.self), layout)
  }
}

extension _UIKitCreation where Self: UIPageViewController {
  /// Creates a controller of pages.
  @preconcurrency @MainActor
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil, _ unused: Void = ()
  ) {
    self.init(
      ClassInitializer(of: UIPageViewController.self), style, navigationOrientation, options)
  }
}

extension _UIKitCreation where Self: UISplitViewController {
  /// Creates a controller with a number of columns.
  @preconcurrency @MainActor
  public init(style: UISplitViewController.Style, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UISplitViewController.self), style)
  }
}

extension _UIKitCreation where Self: UISearchController {
  /// Creates a search whose results another controller shows.
  @preconcurrency @MainActor
  public init(searchResultsController: UIViewController?, _ unused: Void = ()) {
    self.init(ClassInitializer(of: UISearchController.self), searchResultsController)
  }
}

extension _UIKitCreation where Self: UIPresentationController {
  /// Creates a presentation controller for a controller and its presenter.
  @preconcurrency @MainActor
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?,
    _ unused: Void = ()
  ) {
    self.init(
      ClassInitializer(of: UIPresentationController.self), presentedViewController,
      presentingViewController)
  }
}

// MARK: Other objects

extension _UIKitCreation where Self: UIGestureRecognizer {
  /// Creates a gesture recognizer without a target.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(.plain) }

  /// Creates a gesture recognizer with a target, which isn't retained.
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?, _ unused: Void = ()) {
    let address = UnsafeMutablePointer<Any?>.allocate(capacity: 1)
    address.initialize(to: target)
    self.init(ClassInitializer(of: UIGestureRecognizer.self), address, action)
    // The initializer has consumed the value.
    address.deallocate()
  }
}

extension _UIKitCreation where Self: UIBarItem {
  /// Creates an empty item.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(.plain) }
}

extension _UIKitCreation where Self: UICollectionViewLayout {
  /// Creates a layout.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(.plain) }
}

extension _UIKitCreation where Self: CALayer {
  /// Creates a layer.
  @preconcurrency @MainActor
  public init(_ unused: Void = ()) { self.init(.plain) }
}

extension _UIKitCreation where Self: UIStoryboardSegue {
  /// Creates a segue from one controller to another.
  @preconcurrency @MainActor
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    _ unused: Void = ()
  ) {
    self.init(ClassInitializer(of: UIStoryboardSegue.self), identifier, source, destination)
  }
}

extension _UIKitCreation where Self: UIScene {
  /// Creates a scene for the given session, as UIKit does.
  @preconcurrency @MainActor
  public init(
    session: UISceneSession, connectionOptions: UIScene.ConnectionOptions, _ unused: Void = ()
  ) {
    self.init(ClassInitializer(of: UIScene.self), session, connectionOptions)
  }
}
