public import Foundation

/// The contents of a navigation bar while a view controller is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the previous screen, always large, or never large; stored, but not shown.
    case automatic, always, never
  }

  /// The title in the bar.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// The title of the Back button that leads here.
  open var backButtonTitle: String?
  /// The app's own Back button that leads here, if there is one.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the Back button is hidden, which also disables the swipe back (known UIKit behavior,
  /// not documented).
  open var hidesBackButton = false
  /// Whether left items appear beside the Back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large; stored, but not shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The view that replaces the title; stored, but not shown.
  open var titleView: UIView?
  /// The search of the screen; see `UISearchController` for what flowsh shows.
  open var searchController: UISearchController?
  /// Whether scrolling hides the search; stored, but not used.
  open var hidesSearchBarWhenScrolling = true

  nonisolated deinit {}

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {}

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

  /// The first button on the left; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides or shows the Back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the buttons on the left with one, or with none.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the buttons on the right with one, or with none.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Whether the Back button is shown while another controller is below this one's.
  package var showsBackButton: Bool {
    guard !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
