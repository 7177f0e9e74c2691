public import Foundation

extension UITextView {
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  func noteBeginning() {
    edits = true
    storedTextDelegate?.textViewDidBeginEditing(self)
    UIApplication.shared.post("UITextViewTextDidBeginEditingNotification", from: self)
  }

  func noteEnd() {
    guard edits else { return }
    edits = false
    storedTextDelegate?.textViewDidEndEditing(self)
    UIApplication.shared.post("UITextViewTextDidEndEditingNotification", from: self)
  }

  func select(_ range: NSRange) {
    let new = withinText(range)
    guard new != selection else { return }
    selection = new
    guard UIApplication.shared.beginCallback("textViewDidChangeSelection(_:)") else { return }
    defer { UIApplication.shared.endChange() }
    storedTextDelegate?.textViewDidChangeSelection(self)
  }

  func accepts(_ text: String, over range: NSRange) -> Bool {
    storedTextDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  func write(_ text: String, over range: NSRange) {
    let safe = withinText(range)
    replaceCharacters(in: safe, with: text)
    selection = NSRange(location: safe.location + text.utf16.count, length: 0)
    storedTextDelegate?.textViewDidChangeSelection(self)
    storedTextDelegate?.textViewDidChange(self)
    UIApplication.shared.post("UITextViewTextDidChangeNotification", from: self)
  }

  /// Whether a finger can reach the view.
  var canBeTouched: Bool { takesTouches }

  /// Simulates a tap on the view and typing a text in place of the current one, letter by letter.
  ///
  /// - Returns: The reason why the view doesn't have the text as it was typed; `nil` if it has.
  @discardableResult
  package func personTypes(_ text: String) -> Content.TypingRefusal? {
    personEdits(.replace(text))
  }

  /// Simulates a tap on the view, unless it is being edited, and a change of its text.
  ///
  /// Does nothing if the view has another view in place of the keyboard.
  ///
  /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
  package func personEdits(_ edit: Content.Edit) -> Content.TypingRefusal? {
    guard beginByTap() else { return refusalToBegin }
    guard inputView == nil else { return nil }
    return press(keysOf: edit)
  }

  /// Simulates a tap on the Return key, which inserts a line break unless the delegate refuses it.
  package func personSubmits() {
    guard noteTap(isEdited: beginByTap()), inputView == nil else { return }
    if enablesReturnKeyAutomatically, storedText.isEmpty { return }
    insertText("\n")
  }

  func readText(into reader: ViewReader) {
    guard isEditable else { return reader.addLabel(storedText, of: self) }
    let name = reader.name(of: self, kind: "Text")
    if let input = inputView {
      return reader.readField(KeyboardInput(field: self, view: input), name: name)
    }
    var field = Content.Field(name, text: storedText, isSecure: isSecureTextEntry) {
      self.personTypes($0)
    }
    let extras = ElementExtras(self)
    extras.lacksLabel = lacksLabel()
    extras.isEnabled = canBeTouched
    extras.isEditing = isEditing
    extras.begin = { _ = self.noteTap(isEdited: self.beginByTap()) }
    extras.edited = { self.personEdits($0) }
    extras.submit = { self.personSubmits() }
    field.extras = extras
    reader.add(.field(field))
  }
}

/// A text view's delegate.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  /// - Default: `true`
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  /// - Default: `true`
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  /// - Default: nothing
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  /// - Default: nothing
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether text may be replaced.
  /// - Default: `true`
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the user has changed the text.
  /// - Default: nothing
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  /// - Default: nothing
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link may be opened; never called.
  /// - Default: `true`
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
}
