import Foundation

/// A view that text is typed into, unless it has a view of its own in place of the keyboard.
protocol KeyboardUser: UIView {
  var storedText: String { get }
  var isSecureTextEntry: Bool { get }
  /// Whether a finger can reach the view.
  var canBeTouched: Bool { get }
  /// Simulates a tap that begins editing, if necessary, and returns whether the view is edited.
  func beginByTap() -> Bool
}

extension UITextField: KeyboardUser {
  var canBeTouched: Bool { canBeTapped }
  func beginByTap() -> Bool { canBeTapped && (isFirstResponder || becomeFirstResponder()) }
}

extension UITextView: KeyboardUser {
  func beginByTap() -> Bool {
    isEditable && canBeTouched && (isFirstResponder || becomeFirstResponder())
  }
}

/// A field with the view that it has in place of the keyboard.
struct KeyboardInput {
  let field: any KeyboardUser
  let view: UIView

  /// Whether the view serves several fields and this one isn't being edited.
  ///
  /// The app prepares such a view when editing begins, so it isn't asked what it offers before.
  var isUnprepared: Bool { view.isSharedInput && !field.isFirstResponder }

  /// The code that begins editing, and returns whether the field is edited.
  var begin: @MainActor () -> Bool {
    { [weak field] in field.map { $0.noteTap(isEdited: $0.beginByTap()) } ?? false }
  }
}

extension UIView {
  /// Whether the view is the input view of several fields.
  var isSharedInput: Bool { (rareSettings?.inputFields ?? 0) > 1 }

  /// Notes that a field has got this view as its input view, or has it no longer.
  func countInputField(_ difference: Int) { rare.inputFields += difference }

  /// Reads the pickers in an input view, and nothing else.
  fileprivate func readPickers(into reader: ViewReader) {
    guard !isHidden, alpha >= 0.01 else { return }
    if self is UIPickerView || self is UIDatePicker { return read(into: reader) }
    for subview in subviews { subview.readPickers(into: reader) }
  }
}

extension ViewReader {
  /// Adds a field that has a view in place of the keyboard: the pickers in that view as choices
  /// with the field's name, or else a button that begins editing.
  func readField(_ input: KeyboardInput, name: String) {
    let field = input.field
    let text = field.isSecureTextEntry ? "" : field.storedText.inOneLine
    let inside = ViewReader(controller: controller, input: input)
    input.view.readPickers(into: inside)
    let pickers = inside.pickers
    // The text says what several pickers show together.
    if pickers.count != 1, !text.isBlank { addValue(name, text, of: field) }
    if pickers.isEmpty {
      let begin = input.begin
      lacksLabel = field.lacksLabel(own: (field as? UITextField)?.placeholder)
      addButton(name, of: field, isEnabled: field.canBeTouched, function: nil) { _ = begin() }
    }
    for (place, picker) in pickers.enumerated() {
      let name = pickers.count == 1 ? name : "\(name) \(place + 1)"
      var choice = Content.Choice(
        name, options: picker.options, selectedIndex: picker.selectedIndex, change: picker.change)
      let extras = picker.extras ?? ElementExtras()
      extras.identifier = field.accessibilityIdentifier ?? extras.identifier
      extras.lacksLabel = field.lacksLabel(own: (field as? UITextField)?.placeholder)
      extras.isEnabled = extras.isEnabled && field.canBeTouched
      if pickers.count == 1 { extras.fieldText = text }
      choice.extras = extras
      add(.choice(choice))
    }
  }

  /// Adds what is above the keyboard and in place of it, while a field of the controller is edited.
  ///
  /// Pickers are in the field's place already.
  func readKeyboard() {
    guard !isProbe, let controller else { return }
    let field = editedField(of: controller)
    let accessory =
      field?.inputAccessoryView ?? controller.shownAccessoryView(isEditing: field != nil)
    if let accessory, !isRead(accessory) { read(accessory) }
    guard let field, let view = field.inputView, !isRead(view) else { return }
    let inside = ViewReader(
      controller: controller, input: KeyboardInput(field: field, view: view))
    inside.read(view)
    add(contentsOf: inside.elements)
  }

  /// Whether a view is part of the screen itself, or the other way around, so that it has been
  /// read.
  private func isRead(_ view: UIView) -> Bool {
    guard let root = controller?.viewIfLoaded else { return false }
    return view.isDescendant(of: root) || root.isDescendant(of: view)
  }

  /// Returns the field of a controller that is being edited; `nil` if there is none.
  private func editedField(of controller: UIViewController) -> (any KeyboardUser)? {
    guard UIApplication.shared.hasHadFirstResponder,
      let field = controller.viewIfLoaded?.window?.firstResponder as? any KeyboardUser,
      field.owningController === controller
    else { return nil }
    return field
  }
}

extension UIViewController {
  /// Returns the controller's own accessory view, such as the bar of a chat, while it is shown.
  ///
  /// As in UIKit, a controller on screen that can be the first responder becomes it, and so shows
  /// its accessory view. A field that is edited shows the accessory view of the next responder that
  /// has one.
  ///
  /// - Parameter isEditing: Whether a field of the controller is being edited.
  /// - Returns: The view; `nil` if none is shown.
  fileprivate func shownAccessoryView(isEditing: Bool) -> UIView? {
    guard isEditing || canBecomeFirstResponder, viewIfLoaded?.window != nil else { return nil }
    return inputAccessoryView
  }

  /// Whether this is a controller on screen that shows the given view as its accessory view.
  func showsAccessory(_ view: UIView) -> Bool { shownAccessoryView(isEditing: false) === view }
}
