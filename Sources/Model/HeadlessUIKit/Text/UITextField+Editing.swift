public import Foundation

extension UITextField {
  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has changed.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The reason why editing has ended, in a notification.
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  func noteBeginning() {
    edits = true
    clearsAtNextKey = isSecureTextEntry
    if clearsOnBeginEditing, !storedText.isEmpty,
      storedDelegate?.textFieldShouldClear(self) ?? true
    {
      text = ""
    }
    selection = NSRange(location: storedText.utf16.count, length: 0)
    storedDelegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    UIApplication.shared.post("UITextFieldTextDidBeginEditingNotification", from: self)
  }

  func noteEnd(_ reason: DidEndEditingReason) {
    guard edits else { return }
    edits = false
    storedDelegate?.textFieldDidEndEditing(self, reason: reason)
    send(.editingDidEnd, nil)
    UIApplication.shared.post("UITextFieldTextDidEndEditingNotification", from: self)
  }

  /// Tells that the text has changed: first the selection, which lies behind the new text.
  func noteChange() {
    storedDelegate?.textFieldDidChangeSelection(self)
    send(.editingChanged, nil)
    UIApplication.shared.post("UITextFieldTextDidChangeNotification", from: self)
  }

  func select(_ range: NSRange) {
    let length = storedText.utf16.count
    let start = min(max(range.location, 0), length)
    let new = NSRange(location: start, length: min(max(range.length, 0), length - start))
    guard new != selection else { return }
    selection = new
    guard UIApplication.shared.beginCallback("textFieldDidChangeSelection(_:)") else { return }
    defer { UIApplication.shared.endChange() }
    storedDelegate?.textFieldDidChangeSelection(self)
  }

  func accepts(_ text: String, over range: NSRange) -> Bool {
    storedDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  func write(_ text: String, over range: NSRange) {
    let length = storedText.utf16.count
    let range = clearsAtNextKey ? NSRange(location: 0, length: length) : range
    clearsAtNextKey = false
    let start = min(range.location, length)
    let safe = NSRange(location: start, length: min(range.length, length - start))
    // Most letters are typed at the end.
    let new =
      start == length
      ? storedText + text : (storedText as NSString).replacingCharacters(in: safe, with: text)
    self.text = new
    let end = NSRange(location: start + text.utf16.count, length: 0)
    if selection != end { selection = end }
    noteChange()
  }

  func insert(_ text: String) { replace(selection, with: text) }

  // MARK: A person

  /// Whether the field is the first responder, after a tap if necessary.
  ///
  /// A field that isn't in a window can't be, but it can be read and typed into.
  fileprivate var canBeEdited: Bool {
    canBeTapped && (isFirstResponder || responderWindow == nil || becomeFirstResponder())
  }

  /// Simulates a tap on the field and typing a text in place of the current one, letter by letter.
  ///
  /// - Returns: The reason why the field doesn't have the text as it was typed; `nil` if it has.
  @discardableResult
  package func personTypes(_ text: String) -> Content.TypingRefusal? {
    personEdits(.replace(text))
  }

  /// Simulates a tap on the field, unless it is being edited, and a change of its text.
  ///
  /// Does nothing if the field has another view in place of the keyboard.
  ///
  /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
  package func personEdits(_ edit: Content.Edit) -> Content.TypingRefusal? {
    guard canBeEdited else { return refusalToBegin }
    guard inputView == nil else { return nil }
    return press(keysOf: edit)
  }

  /// Simulates a tap on the Return key.
  package func personSubmits() {
    guard noteTap(isEdited: canBeEdited) else { return }
    if enablesReturnKeyAutomatically, storedText.isEmpty { return }
    guard storedDelegate?.textFieldShouldReturn(self) ?? true else { return }
    let exits = !actions.allSatisfy { $0.events.isDisjoint(with: Self.exits) }
    guard exits else { return }
    send(Self.exits, nil)
    if isFirstResponder { resignFirstResponder() }
  }

  private static let exits: UIControl.Event = [.editingDidEndOnExit, .primaryActionTriggered]
}

extension ViewReader {
  /// Adds a text field, which has the name of its kind if it has no other.
  func readField(_ view: UITextField, kind: String = "Field") {
    let placeholder = view.storedPlaceholder
    let name = name(of: view, own: placeholder, kind: kind)
    if let input = view.inputView {
      readField(KeyboardInput(field: view, view: input), name: name)
    } else {
      var field = Content.Field(
        name, text: view.storedText, placeholder: placeholder, isSecure: view.isSecureTextEntry
      ) { view.personTypes($0) }
      let extras = ElementExtras(view)
      extras.lacksLabel = view.lacksLabel(own: placeholder)
      extras.isEnabled = canBeTapped(view)
      extras.isEditing = view.isEditing
      extras.function = view.function(for: .editingChanged)
      extras.begin = { _ = view.noteTap(isEdited: view.canBeEdited) }
      extras.edited = { view.personEdits($0) }
      extras.submit = { view.personSubmits() }
      field.extras = extras
      add(.field(field))
    }
    if let other = view.rightView, view.rightViewMode != .never,
      view.rightViewMode == .always || (view.rightViewMode == .whileEditing) == view.isEditing
    {
      read(other)
    }
  }
}

/// A text field's delegate.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  /// - Default: `true`
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  /// - Default: nothing
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end.
  /// - Default: `true`
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  /// - Default: nothing
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, instead of the method without a reason.
  /// - Default: `textFieldDidEndEditing(textField)`
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether characters may be replaced.
  /// - Default: `true`
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  /// - Default: nothing
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared.
  /// - Default: `true`
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the user taps Return; returns whether to process the tap.
  /// - Default: `true`
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
