public import Foundation

/// A search bar with a screen for the search results.
///
/// The search bar isn't displayed automatically. To display it in flowsh, add a `SearchField` that
/// calls `updateSearchResults` to the screen's `content`.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller that displays the search results.
  open private(set) var searchResultsController: UIViewController?
  /// The object that updates the search results.
  ///
  /// As in UIKit, the reference is weak.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
    get { storedSearchResultsUpdater }
    set {
      storedSearchResultsUpdater = newValue
      UIApplication.shared.delegateWatch?(newValue, .searchResults, self)
    }
  }
  /// The object to call, which a subclass that overrides the property can't replace.
  private(set) weak var storedSearchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; a weak reference, as in UIKit.
  ///
  /// Its methods are never called.
  open weak var delegate: (any UISearchControllerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .search, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UISearchControllerDelegate)?
  /// The search bar.
  open private(set) var searchBar = UISearchBar()
  /// Whether the user is searching.
  open var isActive = false {
    didSet {
      if isActive != oldValue { storedSearchResultsUpdater?.updateSearchResults(for: self) }
    }
  }
  /// Whether the underlying screen is dimmed during a search; stored, but not used.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden during a search; stored, but not used.
  open var hidesNavigationBarDuringPresentation = true

  nonisolated deinit {}

  /// Creates a search controller.
  ///
  /// Pass `nil` to display the results in the current screen.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty search controller.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A search controller's search bar.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The text to search for.
  open var text: String?
  /// The text that is shown while the search bar is empty.
  open var placeholder: String?
  /// The delegate; a weak reference, as in UIKit.
  ///
  /// Its methods are never called.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .searchBar, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UISearchBarDelegate)?

  nonisolated deinit {}
}

/// An object that updates the search results.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search text or the active state has changed.
  func updateSearchResults(for searchController: UISearchController)
  /// In UIKit, called when the user has selected a search suggestion; never called.
  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// Does nothing.
  public func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// A suggestion below a search bar.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
}

/// A search controller's delegate.
///
/// Its methods are never called.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// In UIKit, called when the search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// In UIKit, called when the search has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// In UIKit, called when the search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// In UIKit, called to present the search in a custom way.
  func presentSearchController(_ searchController: UISearchController)
  /// In UIKit, called when the search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar's delegate.
///
/// Its methods are never called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// In UIKit, called when the search text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// In UIKit, called when the user taps the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, called when the user taps the Cancel button.
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
