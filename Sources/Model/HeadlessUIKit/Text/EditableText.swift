import Foundation

/// A text field or a text view, with the editing commands that both have.
@MainActor
protocol EditableText: UIResponder, UIKeyInput {
  var storedText: String { get }
  var selection: NSRange { get set }
  var isSecureTextEntry: Bool { get }
  /// Whether the app lets the user change the text.
  var allowsEditing: Bool { get }
  func select(_ range: NSRange)
  /// Asks the delegate whether a text may replace a range.
  func accepts(_ text: String, over range: NSRange) -> Bool
  /// Replaces a range and calls the delegate.
  func write(_ text: String, over range: NSRange)
}

extension EditableText {
  private var wholeText: NSRange { NSRange(location: 0, length: storedText.utf16.count) }

  /// Returns whether an editing command makes sense at present; `nil` if it isn't one of a text.
  func offers(_ action: Selector) -> Bool? {
    switch EditAction(rawValue: action.description) {
    case .copy: selection.length > 0 && !isSecureTextEntry
    case .cut: selection.length > 0 && !isSecureTextEntry && allowsEditing
    case .delete: selection.length > 0 && allowsEditing
    case .paste: UIPasteboard.general.hasStrings && allowsEditing
    case .select: selection.length == 0 && wholeText.length > 0
    case .selectAll: selection != wholeText
    default: nil
    }
  }

  /// Returns the text in a range; `nil` if the range isn't in the text.
  func text(at range: NSRange) -> String? {
    guard range.location >= 0, range.location + range.length <= wholeText.length else { return nil }
    return (storedText as NSString).substring(with: range)
  }

  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = (storedText as NSString).substring(with: selection)
  }

  func cutSelection() {
    copySelection()
    deleteSelection()
  }

  func deleteSelection() {
    if selection.length > 0 { replace(selection, with: "") }
  }

  func pasteText() {
    if let text = UIPasteboard.general.string { replace(selection, with: text) }
  }

  /// Selects the word at the cursor, or before it.
  func selectWord() {
    let (text, cursor) = (storedText as NSString, selection.location)
    let separators = CharacterSet.alphanumerics.inverted
    let head = NSRange(location: 0, length: cursor)
    let before = text.rangeOfCharacter(from: separators, options: .backwards, range: head)
    let tail = NSRange(location: cursor, length: text.length - cursor)
    let after = text.rangeOfCharacter(from: separators, range: tail)
    let start = before.location == NSNotFound ? 0 : before.location + before.length
    let end = after.location == NSNotFound ? text.length : after.location
    select(NSRange(location: start, length: end - start))
  }

  func selectWholeText() { select(wholeText) }

  /// Replaces a range as a keyboard does, if the delegate accepts it; returns whether it does.
  @discardableResult
  func replace(_ range: NSRange, with text: String) -> Bool {
    guard UIApplication.shared.beginCallback("the change of a text in \(type(of: self))") else {
      return false
    }
    defer { UIApplication.shared.endChange() }
    let before = storedText
    guard accepts(text, over: range) else {
      Keyboard.noteRefusal(unless: storedText != before)
      return false
    }
    // The delegate may have changed the text itself.
    write(text, over: range)
    return true
  }

  /// Replaces a range without asking the delegate.
  func change(_ range: NSRange, to text: String) {
    let application = UIApplication.shared
    guard application.beginCallback("the change of a text in \(type(of: self))") else { return }
    defer { application.endChange() }
    write(text, over: range)
  }

  func deleteBefore() {
    var range = selection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (storedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(range, with: "")
  }
}

extension EditableText {
  /// Simulates a person who presses the keys of an edit, one by one, at the end of the text.
  ///
  /// - Returns: The reason why the text isn't as it was typed; `nil` if it is.
  func press(keysOf edit: Content.Edit) -> Content.TypingRefusal? {
    // A field that isn't in a window can't be the first responder.
    let isOnScreen = responderWindow != nil
    var keyboard = Keyboard(of: self)
    let wanted = edit.result(of: storedText)
    if !edit.deletesAll {
      selection = NSRange(location: storedText.utf16.count, length: 0)
    } else if !storedText.isEmpty {
      // Select All, and the Delete key.
      selection = wholeText
      if edit.letters.isEmpty { keyboard.press() }
      deleteBackward()
    }
    let keys = edit.keys(in: storedText)
    for (place, key) in keys.enumerated() {
      guard !UIApplication.hasCrashed else { return nil }
      guard keyboard.hasFirstResponder || !isOnScreen, !keyboard.isTaken else {
        return .ended(after: place, of: keys.count)
      }
      keyboard.press()
      if let key { insertText(String(key)) } else { deleteBackward() }
    }
    return storedText == wanted ? nil : keyboard.refusal
  }
}

extension UITextField: EditableText {
  var allowsEditing: Bool { isEnabled }
}

extension UITextView: EditableText {
  var allowsEditing: Bool { isEditable }
}
