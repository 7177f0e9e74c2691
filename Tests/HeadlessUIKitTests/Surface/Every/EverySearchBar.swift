import Foundation
import HeadlessUIKit

/// Overrides every member of `UISearchBar`.
final class EverySearchBar: UISearchBar {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var prompt: String? {
    get { super.prompt }
    set { super.prompt = newValue }
  }
  override var showsBookmarkButton: Bool {
    get { super.showsBookmarkButton }
    set { super.showsBookmarkButton = newValue }
  }
  override var showsCancelButton: Bool {
    get { super.showsCancelButton }
    set { super.showsCancelButton = newValue }
  }
  override var showsSearchResultsButton: Bool {
    get { super.showsSearchResultsButton }
    set { super.showsSearchResultsButton = newValue }
  }
  override var isSearchResultsButtonSelected: Bool {
    get { super.isSearchResultsButtonSelected }
    set { super.isSearchResultsButtonSelected = newValue }
  }
  override var scopeButtonTitles: [String]? {
    get { super.scopeButtonTitles }
    set { super.scopeButtonTitles = newValue }
  }
  override var selectedScopeButtonIndex: Int {
    get { super.selectedScopeButtonIndex }
    set { super.selectedScopeButtonIndex = newValue }
  }
  override var showsScopeBar: Bool {
    get { super.showsScopeBar }
    set { super.showsScopeBar = newValue }
  }
  override var isEnabled: Bool {
    get { super.isEnabled }
    set { super.isEnabled = newValue }
  }
  override var searchBarStyle: UISearchBar.Style {
    get { super.searchBarStyle }
    set { super.searchBarStyle = newValue }
  }
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var backgroundImage: UIImage? {
    get { super.backgroundImage }
    set { super.backgroundImage = newValue }
  }
  override var scopeBarBackgroundImage: UIImage? {
    get { super.scopeBarBackgroundImage }
    set { super.scopeBarBackgroundImage = newValue }
  }
  override var barPosition: UIBarPosition { super.barPosition }
  override var delegate: (any UISearchBarDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    super.setShowsCancelButton(showsCancelButton, animated: animated)
  }
  override func setShowsScope(_ show: Bool, animated animate: Bool) {
    super.setShowsScope(show, animated: animate)
  }
}
