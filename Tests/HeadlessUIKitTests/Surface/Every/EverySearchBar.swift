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
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var smartQuotesType: UITextSmartQuotesType {
    get { super.smartQuotesType }
    set { super.smartQuotesType = newValue }
  }
  override var smartDashesType: UITextSmartDashesType {
    get { super.smartDashesType }
    set { super.smartDashesType = newValue }
  }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { super.smartInsertDeleteType }
    set { super.smartInsertDeleteType = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var keyboardAppearance: UIKeyboardAppearance {
    get { super.keyboardAppearance }
    set { super.keyboardAppearance = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var textContentType: UITextContentType? {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
  override var searchTextPositionAdjustment: UIOffset {
    get { super.searchTextPositionAdjustment }
    set { super.searchTextPositionAdjustment = newValue }
  }
  override var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { super.searchFieldBackgroundPositionAdjustment }
    set { super.searchFieldBackgroundPositionAdjustment = newValue }
  }
  override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    super.setImage(iconImage, for: icon, state: state)
  }
  override func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    super.image(for: icon, state: state)
  }
  override func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    super.setPositionAdjustment(adjustment, for: icon)
  }
  override func positionAdjustment(for icon: Icon) -> UIOffset {
    super.positionAdjustment(for: icon)
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
  override func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { super.backgroundImage(for: barPosition, barMetrics: barMetrics) }
  override func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { super.setSearchFieldBackgroundImage(backgroundImage, for: state) }
  override func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    super.searchFieldBackgroundImage(for: state)
  }
  override func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { super.setScopeBarButtonBackgroundImage(backgroundImage, for: state) }
  override func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    super.scopeBarButtonBackgroundImage(for: state)
  }
  override func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    super.setScopeBarButtonDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
  }
  override func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    super.scopeBarButtonDividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState)
  }
  override func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { super.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
  override func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { super.scopeBarButtonTitleTextAttributes(for: state) }
}
