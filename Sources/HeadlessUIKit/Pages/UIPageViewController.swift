public import Foundation

/// Pages that a person turns, one shown at a time.
///
/// The data source names the pages beside the one that is shown. A page that code sets is not
/// reported to the delegate; a person's turn is.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned; kept, never shown.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// As in a book, or by scrolling.
    case pageCurl, scroll
  }

  /// Along which line pages lie.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// Side by side, or above each other.
    case horizontal, vertical
  }

  /// Which way a page is turned.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// To the next page, or to the one before.
    case forward, reverse
  }

  /// Where the spine of the book is.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// Nowhere, at the start, in the middle (two pages are shown), or at the end.
    case none, min, mid, max
  }

  /// What may be said when a page view controller is made.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocationKey")
    /// The room between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacingKey")
  }

  /// Names the pages beside a page; UIKit keeps it weakly, and so does this.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { UIApplication.shared.delegateWatch?(dataSource, .pageSource) }
  }
  /// Hears a person turn pages; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { UIApplication.shared.delegateWatch?(delegate, .page) }
  }
  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// Along which line pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Where the spine is.
  public let spineLocation: SpineLocation
  /// Whether a sheet has a page on its back; kept, never shown.
  open var isDoubleSided = false

  nonisolated deinit {}

  /// Makes a page view controller.
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

  /// Makes a page view controller that curls; there are no nibs on Linux.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a page view controller that curls; there are no storyboards on Linux.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spineLocation = .min
    super.init(coder: coder)
  }

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { inside }

  /// The gestures that turn pages; none here.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  package override var shownChild: UIViewController? { inside.count == 1 ? inside[0] : nil }

  /// Shows other pages; the delegate hears nothing of it (Apple's documentation).
  ///
  /// A fault where their number is not that of the pages shown at a time.
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

/// What names the pages beside a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, nil at the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after, nil at the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; none unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is filled.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// What hears a person turn pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person began to turn to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A person has turned to other pages, or let go.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Where the spine is when the device is turned; never asked.
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
  /// At the start.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
