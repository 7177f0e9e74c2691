public import Foundation

/// A bar with a field for the text to search for, and buttons beside it.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The text to search for; empty, but never `nil`, as in UIKit.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      fieldIfLoaded?.take(storedText)
    }
  }
  private var storedText = ""
  /// The field for the text.
  ///
  /// Its text is the bar's, and its delegate and targets are called as the bar is edited.
  open var searchTextField: UISearchTextField {
    if let fieldIfLoaded { return fieldIfLoaded }
    let field = UISearchTextField(of: self)
    field.rare.whole = WeakLink(self)
    fieldIfLoaded = field
    field.take(storedText)
    return field
  }
  /// The field for the text, if the app has asked for it.
  private(set) var fieldIfLoaded: UISearchTextField?
  /// The controller whose search bar this is; `nil` if it stands alone.
  weak var searchController: UISearchController?
  /// Whether the user is editing the text.
  private(set) var isEditing = false
  /// The text that is shown while the search bar is empty.
  open var placeholder: String?
  /// A line of text above the search bar; stored, but not used.
  open var prompt: String?
  /// Whether the bar has a Bookmarks button.
  open var showsBookmarkButton = false
  /// Whether the bar has a Cancel button.
  open var showsCancelButton = false
  /// Whether the bar has a Search Results button.
  open var showsSearchResultsButton = false
  /// Whether the Search Results button is selected; stored, but not used.
  open var isSearchResultsButtonSelected = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes are shown.
  open var showsScopeBar = false
  /// Whether the user can search.
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

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  /// The capitalization of words; stored, but not used.
  open var autocapitalizationType = UITextAutocapitalizationType.none
  /// Whether words are corrected; stored, but not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked; stored, but not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become typographic; stored, but not used.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether dashes become typographic; stored, but not used.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces around inserted text are managed; stored, but not used.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The kind of keyboard; stored, but not used.
  open var keyboardType = UIKeyboardType.default
  /// The look of the keyboard; stored, but not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The title of the Return key; stored, but not used.
  open var returnKeyType = UIReturnKeyType.search
  /// Whether the Return key is disabled while there is no text; stored, but not used.
  open var enablesReturnKeyAutomatically = true
  /// Whether the text is hidden; stored, but not used.
  open var isSecureTextEntry = false
  /// The meaning of the text; stored, but not used.
  open var textContentType: UITextContentType?

  /// An icon of a search bar.
  public nonisolated enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  /// The distance by which the text is moved; stored, but not used.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The distance by which the field's background is moved; stored, but not used.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Does nothing, because nothing is drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Returns `nil`, because nothing is drawn.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Returns zero, because nothing is drawn.
  open func positionAdjustment(for icon: Icon) -> UIOffset { .zero }
  /// Does nothing, because nothing is drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { nil }
  /// Does nothing, because nothing is drawn.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Returns `nil`, because nothing is drawn.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  nonisolated deinit {}

  /// Whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }
  /// Starts editing the text, unless the delegate refuses.
  ///
  /// In UIKit, the first responder is the text field inside the bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, responderWindow != nil,
      storedDelegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    noteBeginning()
    return true
  }
  /// Ends editing the text, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard storedDelegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    noteEnd()
    return true
  }

  override var takesText: Bool { true }

  /// Makes the search controller active, then notifies the delegate, as UIKit does.
  private func noteBeginning() {
    isEditing = true
    searchController?.isActive = true
    storedDelegate?.searchBarTextDidBeginEditing(self)
    fieldIfLoaded?.noteBeginning()
  }

  func noteEnd() {
    guard isEditing else { return }
    isEditing = false
    storedDelegate?.searchBarTextDidEndEditing(self)
    fieldIfLoaded?.noteEnd(.committed)
  }

  /// Simulates a tap on the field, unless it is being edited.
  ///
  /// A bar that isn't in a window can't be the first responder, but it can be read and typed into.
  ///
  /// - Returns: Whether the text is now being edited.
  func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard canBecomeFirstResponder else { return false }
    guard responderWindow == nil else { return becomeFirstResponder() && isEditing }
    guard storedDelegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    noteBeginning()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  func endEditing() -> Bool {
    guard isEditing, !isFirstResponder else { return resignFirstResponder() }
    guard storedDelegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    noteEnd()
    return true
  }

  override func read(into reader: ViewReader) { readSearch(into: reader) }
}

/// A search bar's delegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Called when the search text has changed.
  /// - Default: nothing
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the user taps the search button.
  /// - Default: nothing
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the Cancel button.
  /// - Default: nothing
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Asks whether editing may begin.
  /// - Default: `true`
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  /// - Default: nothing
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Asks whether editing may end.
  /// - Default: `true`
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  /// - Default: nothing
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Asks whether text may be replaced.
  /// - Default: `true`
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user taps the Bookmarks button.
  /// - Default: nothing
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user taps the Search Results button.
  /// - Default: nothing
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has selected a scope.
  /// - Default: nothing
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  )
}
