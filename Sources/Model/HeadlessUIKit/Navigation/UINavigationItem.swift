public import Foundation

/// The content of the navigation bar while a view controller is at the top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  /// The display mode of the title, which only pictures show.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same size as on the previous screen.
    case automatic
    /// Always large.
    case always
    /// Never large.
    case never
    /// Large, and on the same line as the buttons.
    case inline
  }

  /// The title in the bar.
  open var title: String?
  /// A line of text above the title.
  open var prompt: String?
  /// The title of the Back button that returns to this screen.
  open var backButtonTitle: String?
  /// The action to run when the user taps the Back button of this screen, instead of going back.
  open var backAction: UIAction?
  /// The form of the Back button that returns to this screen, which only pictures show.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The appearance of the bar for this screen; stored, but not used.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at compact height; stored, but not used.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at the edge of scrolled content; stored, but not used.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the bar at that edge and compact height; stored, but not used.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// A closure that provides a menu for the title; stored, but not used.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The identifier under which the user's changes are kept; stored, but not used.
  open var customizationIdentifier: String?
  /// The layout of the items in the bar; stored, but not used.
  open var style = ItemStyle.navigator
  /// The preferred place of the search bar; stored, but not used.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar: the preferred place, or below the title.
  open var searchBarPlacement: SearchBarPlacement {
    preferredSearchBarPlacement == .inline ? .inline : .stacked
  }
  /// A custom Back button that returns to this screen; `nil` for the default one.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the Back button is hidden.
  ///
  /// Hiding it also disables the swipe from the left edge (known UIKit behavior, not documented).
  open var hidesBackButton = false
  /// Whether the left items appear next to the Back button instead of replacing it.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, starting with the outermost.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The display mode of the title, which only pictures show.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// A view that replaces the title.
  open var titleView: UIView?
  /// The search controller of the screen.
  ///
  /// See `UISearchController` for how flowsh displays it.
  open var searchController: UISearchController?
  /// Whether the search bar is hidden while the user scrolls; stored, but not used.
  open var hidesSearchBarWhenScrolling = true

  nonisolated deinit {}

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an empty item.
  public required init?(coder: NSCoder) {}

  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}

  /// Creates an item without a title.
  public convenience override init() { self.init(title: "") }

  /// The first button on the left; setting this property replaces all buttons on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right; setting this property replaces all buttons on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Hides or shows the Back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces all buttons on the left with a single one, or removes them.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces all buttons on the right with a single one, or removes them.
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

  /// Whether the Back button is shown if there is another controller below this one.
  package var showsBackButton: Bool {
    guard !hidesBackButton else { return false }
    return leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty
  }
}
