public import Foundation

/// What a view controller puts in the navigation bar while it is on top.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the screen before, always, or never large; kept, never shown.
    case automatic, always, never
  }

  /// The title in the bar.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// The title of the Back button that leads here.
  open var backButtonTitle: String?
  /// The Back button that leads here, where it is the app's own.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the Back button is taken away.
  ///
  /// Then the swipe back is off too (common knowledge).
  open var hidesBackButton = false
  /// Whether left items stand beside the Back button instead of in its place.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the title is large; kept, never shown.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// The view in place of the title; kept, never shown.
  open var titleView: UIView?
  /// The search of the screen; see there for what flowsh shows.
  open var searchController: UISearchController?
  /// Whether the search goes when the screen scrolls; kept, never used.
  open var hidesSearchBarWhenScrolling = true

  nonisolated deinit {}

  /// Makes an item with a title.
  public init(title: String) { self.title = title }

  /// Makes an item as a storyboard would; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) {}

  /// Makes an item without a title.
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

  /// Takes the Back button away or brings it back.
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

  /// Whether there is a Back button while a controller lies below this one's.
  package var showsBackButton: Bool {
    guard !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
