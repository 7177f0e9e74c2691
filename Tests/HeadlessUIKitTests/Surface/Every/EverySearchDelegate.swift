import Foundation
import HeadlessUIKit

/// Implements every method of `UISearchBarDelegate`.
final class EverySearchBarDelegate: NSObject, UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Implements every method of `UISearchControllerDelegate`.
final class EverySearchControllerDelegate: NSObject, UISearchControllerDelegate {
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didPresentSearchController(_ searchController: UISearchController) {}
  func willDismissSearchController(_ searchController: UISearchController) {}
  func presentSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// Implements every method of `UISearchResultsUpdating`.
final class EverySearchResultsUpdating: NSObject, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {}
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Implements every method of `UISearchSuggestion`.
final class EverySearchSuggestion: NSObject, UISearchSuggestion {
  var localizedSuggestion: String? { nil }
  var localizedAttributedSuggestion: NSAttributedString? { nil }
  var localizedDescription: String? { nil }
  var iconImage: UIImage? { nil }
  var representedObject: Any?
}
