public import Foundation

/// A search controller's search bar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The text to search for.
  open var text: String?
  /// The text that is shown while the search bar is empty.
  open var placeholder: String?
  /// A line of text above the search bar; stored, but not used.
  open var prompt: String?
  /// Whether the bar has a Bookmarks button; stored, but not used.
  open var showsBookmarkButton = false
  /// Whether the bar has a Cancel button; stored, but not used.
  open var showsCancelButton = false
  /// Whether the bar has a Search Results button; stored, but not used.
  open var showsSearchResultsButton = false
  /// Whether the Search Results button is selected; stored, but not used.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes; stored, but not displayed.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown; stored, but not used.
  open var showsScopeBar = false
  /// Whether the user can search; stored, but not used.
  open var isEnabled = true
  /// The style of the bar; stored, but not used.
  open var searchBarStyle = Style.default
  /// The color of the bar; stored, but not used.
  open var barStyle = UIBarStyle.default
  /// The background color of the bar; stored, but not used.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent; stored, but not used.
  open var isTranslucent = true
  /// The background image of the bar; stored, but not used.
  open var backgroundImage: UIImage?
  /// The background image of the scopes; stored, but not used.
  open var scopeBarBackgroundImage: UIImage?
  /// The place of the bar: the top of the screen.
  open var barPosition: UIBarPosition { .top }
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

  /// The style of a search bar.
  public nonisolated enum Style: UInt, Sendable {
    /// The system's choice, a visible background, or no background.
    case `default`, prominent, minimal
  }

  /// Shows or hides the Cancel button, which is stored but not used.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes, which are stored but not displayed.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  nonisolated deinit {}
}

/// A search bar's delegate.
///
/// Its methods are never called.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// In UIKit, called when the search text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// In UIKit, called when the user taps the search button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, called when the user taps the Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, asks whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// In UIKit, called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// In UIKit, asks whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// In UIKit, called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// In UIKit, asks whether text may be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// In UIKit, called when the user taps the Bookmarks button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, called when the user taps the Search Results button.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// In UIKit, called when the user has selected a scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  )
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
