public import Foundation

/// A container of pages that the user turns, shown one at a time.
///
/// The data source provides the pages beside the visible one. The delegate is notified when the
/// user turns a page, but not when code sets one.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The animation of a page turn; stored, but not shown.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// Like a book, or by scrolling.
    case pageCurl, scroll
  }

  /// The direction in which the pages are arranged.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Side by side, or one above another.
    case horizontal, vertical
  }

  /// The direction of a page turn.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To the next page, or to the previous one.
    case forward, reverse
  }

  /// The position of the spine.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// None, at the start, in the middle (two pages are shown), or at the end.
    case none, min, mid, max
  }

  /// The keys of the options of a page view controller.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The position of the spine.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocationKey")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacingKey")
  }

  /// The data source, which provides the pages beside a page; a weak reference, as in UIKit.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { UIApplication.shared.delegateWatch?(dataSource, .pageSource) }
  }
  /// The delegate, which is notified when the user turns pages; a weak reference, as in UIKit.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .page) }
  }
  /// The animation of a page turn.
  public let transitionStyle: TransitionStyle
  /// The direction in which the pages are arranged.
  public let navigationOrientation: NavigationOrientation
  /// The position of the spine.
  public let spineLocation: SpineLocation
  /// Whether pages have content on their back; stored, but not shown.
  open var isDoubleSided = false

  nonisolated deinit {}

  /// Creates a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let location = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
    spineLocation = location ?? (style == .pageCurl ? .min : .none)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller with curling pages; there are no nibs on Linux.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller with curling pages; there are no storyboards on Linux.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The visible pages.
  open var viewControllers: [UIViewController]? { inside }

  /// The gestures that turn pages; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  package override var shownChild: UIViewController? { inside.count == 1 ? inside[0] : nil }

  /// Shows other pages without notifying the delegate (Apple's documentation).
  ///
  /// It is a fault if their number differs from the number of pages shown at a time.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let application = UIApplication.shared
    let count = spineLocation == .mid ? 2 : 1
    guard pages.count == count else {
      application.fault(
        .pagesDoNotMatch, self, nil,
        "The number of view controllers provided (\(pages.count)) doesn't match the number "
          + "required (\(count)) for the requested transition")
      return
    }
    guard !application.hasCrashed, application.beginChange(of: pages[0], in: self) else { return }
    defer { application.endChange() }
    application.log.record(.turnPage, pages[0], self)
    turn(to: pages, animated: animated, completion: completion)
  }
}

/// The data source of a page view controller, which provides the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the previous page; nil at the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the next page; nil at the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots; 0 by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the filled dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller, which is notified when the user turns pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has started to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the user has turned to other pages, or has cancelled the turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the position of the spine when the device is rotated; never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns the position at the start.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
