public import Foundation

/// A search field in a navigation bar with a screen of results.
///
/// The field is not part of the screen here: offer a `SearchField` in `content` that calls
/// `updateSearchResults`, and flowsh shows it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The screen of results.
  open private(set) var searchResultsController: UIViewController?
  /// Finds what is searched for; UIKit keeps it weakly, and so does this.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether a person is searching.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether the screen is dimmed meanwhile; kept, never shown.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar goes meanwhile; kept, never used.
  open var hidesNavigationBarDuringPresentation = true

  nonisolated deinit {}

  /// Makes a search with a screen of results, or in the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a search as a storyboard would; there are none on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The field of a search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// What is searched for.
  open var text: String?
  /// What is read in the empty field.
  open var placeholder: String?
  /// Hears what is typed; UIKit keeps it weakly, and so does this.
  open weak var delegate: (any UISearchBarDelegate)?

  nonisolated deinit {}
}

/// What finds what is searched for.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// What hears of a search; nothing here calls it.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to be shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// What hears what is typed into a search field; nothing here calls it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
