import Foundation

extension UISearchBar {
  /// Simulates a person who taps the field, clears it, and types text letter by letter.
  ///
  /// - Returns: The reason why the bar doesn't have the text as it was typed; `nil` if it has.
  @discardableResult
  func personTypes(_ text: String) -> Content.TypingRefusal? { personEdits(.replace(text)) }

  /// Simulates a person who taps the field, unless it is being edited, and changes its text, key by
  /// key.
  ///
  /// The delegate is asked about each letter, and may refuse it. After each change, the delegate
  /// and the search controller's updater are called.
  ///
  /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
  func personEdits(_ edit: Content.Edit) -> Content.TypingRefusal? {
    guard beginEditing() else { return refusalToBegin }
    var keyboard = Keyboard(of: self)
    let wanted = edit.result(of: text ?? "")
    if edit.deletesAll, text?.isEmpty == false {
      if edit.letters.isEmpty { keyboard.press() }
      change(NSRange(location: 0, length: length), to: "")
    }
    let keys = edit.keys(in: text ?? "")
    for (place, key) in keys.enumerated() {
      guard !UIApplication.hasCrashed else { return nil }
      guard isEditing, !keyboard.isTaken else { return .ended(after: place, of: keys.count) }
      keyboard.press()
      if let key {
        change(NSRange(location: length, length: 0), to: String(key))
      } else if length > 0 {
        let text = (text ?? "") as NSString
        change(text.rangeOfComposedCharacterSequence(at: text.length - 1), to: "")
      }
    }
    return text ?? "" == wanted ? nil : keyboard.refusal
  }

  private var length: Int { text?.utf16.count ?? 0 }

  private func change(_ range: NSRange, to replacement: String) {
    let before = text
    guard
      storedDelegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement)
        ?? true, fieldPermits(range, replacement)
    else { return Keyboard.noteRefusal(unless: text != before) }
    let changed = (text ?? "") as NSString
    text = changed.replacingCharacters(in: range, with: replacement)
    storedDelegate?.searchBar(self, textDidChange: text ?? "")
    fieldIfLoaded?.noteChange()
    searchController?.update()
  }

  /// Simulates a tap on the Search key.
  func personSearches() {
    guard noteTap(isEdited: beginEditing()) else { return }
    storedDelegate?.searchBarSearchButtonClicked(self)
    if let field = fieldIfLoaded { _ = field.storedDelegate?.textFieldShouldReturn(field) }
    if searchController != nil { endEditing() }
  }

  /// Simulates a tap on Cancel: the delegate is notified, and a search controller ends the search.
  func personCancels() {
    storedDelegate?.searchBarCancelButtonClicked(self)
    guard let searchController else { return }
    searchController.isActive = false
  }

  /// Simulates the choice of a scope.
  func personChooses(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    storedDelegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    searchController?.update()
  }

  /// Whether a search controller's bar shows its Cancel button.
  private var canCancel: Bool {
    guard let searchController, searchController.automaticallyShowsCancelButton else {
      return showsCancelButton
    }
    return searchController.isActive || showsCancelButton
  }

  private var showsScopes: Bool {
    guard let titles = scopeButtonTitles, titles.count > 1 else { return false }
    guard let searchController, searchController.showsScopesWhileActive else {
      return showsScopeBar
    }
    return searchController.isActive || showsScopeBar
  }

  /// Adds the search field, the scopes, and the buttons beside the field.
  func readSearch(into reader: ViewReader) {
    let name = accessibilityLabel ?? placeholder ?? ""
    var field = Content.SearchField(name.isEmpty ? "Search" : name, text: text ?? "") {
      self.personTypes($0)
    }
    let extras = ElementExtras(self)
    extras.isEnabled = isEnabled
    extras.begin = { _ = self.noteTap(isEdited: self.beginEditing()) }
    extras.edited = { self.personEdits($0) }
    extras.submit = { self.personSearches() }
    field.extras = extras
    reader.add(.search(field))
    if showsScopes, let titles = scopeButtonTitles {
      reader.add(
        .choice(
          Content.Choice("Scope", options: titles, selectedIndex: selectedScopeButtonIndex) {
            self.personChooses(scope: $0)
          }))
    }
    if showsBookmarkButton {
      reader.add(
        .button(
          Content.Button("Bookmarks") {
            self.storedDelegate?.searchBarBookmarkButtonClicked(self)
          }))
    }
    if showsSearchResultsButton {
      reader.add(
        .button(
          Content.Button("Search Results") {
            self.storedDelegate?.searchBarResultsListButtonClicked(self)
          }))
    }
    if canCancel {
      reader.add(.button(Content.Button("Cancel") { self.personCancels() }))
    }
  }
}
