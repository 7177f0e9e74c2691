public import Foundation

/// A container whose pages the user can turn.
///
/// The data source provides the pages before and after the visible one. The delegate is notified
/// when the user turns a page, but not when the app sets one.
open class UIPageViewController: UIViewController {
  /// The animation of a page turn; stored, but not used.
  public nonisolated enum TransitionStyle: Int, Sendable {
    /// A page curl, as in a book.
    case pageCurl
    /// A scroll animation.
    case scroll
  }

  /// The direction in which the pages are arranged.
  public nonisolated enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction of a page turn.
  public nonisolated enum NavigationDirection: Int, Sendable {
    /// Forward to the next page.
    case forward
    /// Back to the previous page.
    case reverse
  }

  /// The location of the book's spine.
  public nonisolated enum SpineLocation: Int, Sendable {
    /// No spine.
    case none
    /// The start of the page.
    case min
    /// The middle, between two visible pages.
    case mid
    /// The end of the page.
    case max
  }

  /// A key in a page view controller's options.
  public nonisolated struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The location of the book's spine.
    public static let spineLocation = OptionsKey(rawValue: "SpineLocationKey")
    /// The spacing between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "InterPageSpacingKey")
  }

  /// The data source, which provides the pages; a weak reference, as in UIKit.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      keptDots = nil
      UIApplication.shared.delegateWatch?(newValue, .pageSource, self)
    }
  }
  /// The data source to call, which a subclass that overrides `dataSource` can't replace.
  package private(set) weak var storedDataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is notified when the user turns a page; a weak reference, as in UIKit.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .page, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIPageViewControllerDelegate)?
  /// The animation of a page turn.
  open private(set) var transitionStyle: TransitionStyle
  /// The direction in which the pages are arranged.
  open private(set) var navigationOrientation: NavigationOrientation
  /// The location of the book's spine.
  open private(set) var spineLocation: SpineLocation
  /// Whether pages have content on both sides.
  ///
  /// With the page curl style, unless the spine is in the middle, each visible page then has
  /// another controller for its back.
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

  /// Creates a page view controller with the page curl style.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller with the page curl style.
  public required init?(coder: NSCoder) {
    let settings = coder.interface
    transitionStyle = settings?.transitionStyle ?? .pageCurl
    navigationOrientation = settings?.navigationOrientation ?? .horizontal
    spineLocation = settings?.spineLocation ?? .min
    super.init(coder: coder)
  }

  /// Creates the view, which has a scroll view for pages that scroll.
  open override func loadView() {
    super.loadView()
    guard transitionStyle == .scroll, viewIsLoaded else { return }
    let pages = PagesView()
    pages.isPagingEnabled = true
    viewMade.hold(pages)
  }

  /// Whether a person's finger turns pages: unless the app has disabled the scroll view that has
  /// them.
  package var turnsByTouch: Bool {
    guard let pages = loadedView?.children.lazy.compactMap({ $0 as? PagesView }).first else {
      return true
    }
    return pages.isScrollEnabled && pages.isUserInteractionEnabled
      && pages.panGestureRecognizer.isEnabled
  }

  /// The pages that were shown before, for `turnedPages`.
  private var turned: [WeakLink<UIViewController>] = []

  /// The pages that were shown before, aren't shown now, and are alive.
  ///
  /// The data source may provide them again.
  package var turnedPages: [UIViewController] {
    turned.compactMap(\.object).filter { $0.container == nil }
  }

  /// Notes that a page isn't shown any more.
  func noteTurned(_ page: UIViewController) {
    turned.removeAll { $0.object == nil || $0.object === page }
    turned.append(WeakLink(page))
  }

  /// The dots of the page indicator, since the data source was asked for them; `nil` if it must be
  /// asked.
  var keptDots: (count: Int, current: Int)?

  /// The visible pages, followed by the back of the visible page if the pages have backs.
  open var viewControllers: [UIViewController]? { inside }

  /// The gesture recognizers for turning pages; always empty.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Whether the second of two controllers is the back of the visible page.
  var pagesHaveBacks: Bool {
    isDoubleSided && transitionStyle == .pageCurl && spineLocation != .mid
  }

  /// The orientations that the delegate chooses, or else the default ones.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    storedDelegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }
  /// The orientation that the delegate chooses, or else the default one.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    storedDelegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  package override var placesChildViews: Bool { true }

  package override var shownChild: UIViewController? {
    inside.count == 1 || pagesHaveBacks ? inside.first : nil
  }

  package override var childrenOnScreen: [UIViewController] {
    pagesHaveBacks ? Array(inside.prefix(1)) : inside
  }

  /// Shows the given pages without notifying the delegate, as Apple's documentation specifies.
  ///
  /// A fault is reported if their number differs from the number of simultaneously visible pages.
  /// If the pages have backs, pass the visible page and its back. Without animation, the back may
  /// be omitted.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    let application = UIApplication.shared
    let count = spineLocation == .mid || pagesHaveBacks ? 2 : 1
    let omitsBack = pagesHaveBacks && !animated && pages.count == 1
    guard pages.count == count || omitsBack else {
      application.fault(
        .pagesDoNotMatch, self, nil,
        "The number of view controllers provided (\(pages.count)) doesn't match the number "
          + "required (\(count)) for the requested transition")
      return
    }
    guard !application.hasCrashed, application.beginChange(of: pages[0], in: self) else { return }
    defer { application.endChange() }
    application.log.record(.turnPage, pages[0], self)
    keptDots = nil
    turn(to: pages, animated: animated, completion: completion)
  }
}

/// The scroll view with the pages, which aren't among its subviews here.
final class PagesView: UIScrollView {
}

/// A page view controller's data source, which provides the pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before the given one; `nil` for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after the given one; `nil` for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page indicator.
  /// - Default: `0`
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot in the page indicator.
  /// - Default: `0`
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

/// A page view controller's delegate, which is notified when the user turns a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has begun to turn the page.
  /// - Default: nothing
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the user has turned the page or canceled the turn.
  /// - Default: nothing
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns the location of the spine after the device has been rotated; never called.
  /// - Default: `.min`, the location at the start of the page
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the orientations that the interface may have while the container fills the screen.
  /// - Default: `.deviceDefault`
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation to which the interface turns when the container is presented full
  /// screen.
  /// - Default: `.current`
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}
