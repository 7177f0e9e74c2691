public import Foundation

/// A search field in a navigation bar with a screen of results.
///
/// The field is not part of the screen here: offer a `SearchField` in `content` that calls
/// `updateSearchResults`, and flowsh shows it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The screen of results.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the results of the search; a weak reference, as in UIKit.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate of the search, which is never called; a weak reference, as in UIKit.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether the user is searching.
  open var isActive = false {
    didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } }
  }
  /// Whether the search dims the screen; stored, but not shown.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the search hides the bar; stored, but not used.
  open var hidesNavigationBarDuringPresentation = true

  nonisolated deinit {}

  /// Creates a search with a screen of results; with nil, the results appear in the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search from a storyboard; there are none on Linux, so it is empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The field of a search.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The text to search for.
  open var text: String?
  /// The placeholder of the empty field.
  open var placeholder: String?
  /// The delegate of the search bar, which is never called; a weak reference, as in UIKit.
  open weak var delegate: (any UISearchBarDelegate)?

  nonisolated deinit {}
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller; never called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// In UIKit, called when the search is about to be shown.
  func willPresentSearchController(_ searchController: UISearchController)
  /// In UIKit, called when the search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// The delegate of a search bar; never called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// In UIKit, called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// In UIKit, called when the search button is tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, called when the cancel button is tapped.
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
