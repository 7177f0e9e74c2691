public import Foundation

/// A field for a line of text.
///
/// A person's typing goes through the delegate letter by letter, as on a keyboard.
///
/// What an app can override must stand in the class itself, so this file is long.
open class UITextField: UIControl, UIKeyInput, UITextInput {
  /// The border of a field; not used.
  public nonisolated enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The time at which an overlay view is shown.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never, or while the field is edited, or while it isn't, or always.
    case never, whileEditing, unlessEditing, always
  }

  /// The reason why editing has ended.
  public nonisolated enum DidEndEditingReason: Int, Sendable {
    /// The text was committed, or the editing was canceled.
    case committed, cancelled
  }

  var storedText = ""
  private var attributed: NSAttributedString?
  var storedPlaceholder: String?
  private var placeholderWithAttributes: NSAttributedString?
  /// The range that is selected, in UTF-16 units.
  var selection = NSRange(location: 0, length: 0)
  var edits = false
  /// Whether the next key replaces the text, as in a secure field after editing has begun.
  var clearsAtNextKey = false

  nonisolated deinit {}

  // MARK: Text

  /// The current text; setting it moves the cursor to its end.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      attributed = nil
      selection = NSRange(location: storedText.utf16.count, length: 0)
    }
  }
  /// The current text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      attributed = newValue
    }
  }
  /// The text that is shown while the field is empty; it also names the field.
  open var placeholder: String? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      placeholderWithAttributes = nil
    }
  }
  /// The text that is shown while the field is empty, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      placeholderWithAttributes ?? storedPlaceholder.map { NSAttributedString(string: $0) }
    }
    set {
      storedPlaceholder = newValue?.string
      placeholderWithAttributes = newValue
    }
  }
  /// The font; stored, but not used.
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: 17) }
    set { storedFont = newValue }
  }
  private var storedFont: UIFont?
  /// The color of the text; stored, but not used.
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set { storedTextColor = newValue }
  }
  private var storedTextColor: UIColor?
  /// The alignment of the text; stored, but not used.
  open var textAlignment = NSTextAlignment.natural
  /// The border; stored, but not used.
  open var borderStyle = BorderStyle.none
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes ?? [.font: font as Any] }
    set { attributes = newValue }
  }
  private var attributes: [NSAttributedString.Key: Any]?
  /// The attributes of text that is typed; stored, but not used.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// Whether the first letter replaces the text.
  open var clearsOnInsertion = false
  /// Whether the font shrinks with the width; stored, but not used.
  open var adjustsFontSizeToFitWidth = false
  /// Whether the font follows the preferred text size; stored, but not used.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size of the font, in points; stored, but not used.
  open var minimumFontSize: CGFloat = 0
  /// Whether the user can change attributes; stored, but not used.
  open var allowsEditingTextAttributes = false
  /// The background image; stored, but not used.
  open var background: UIImage?
  /// The background image of a disabled field; stored, but not used.
  open var disabledBackground: UIImage?

  // MARK: The delegate and editing

  /// The field's delegate; a weak reference, as in UIKit.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .textField, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited.
  open var isEditing: Bool { edits }
  /// A field can become the first responder if it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }
  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let application = UIApplication.shared
    guard application.beginChange(of: nil, in: nil) else { return false }
    defer { application.endChange() }
    guard canBecomeFirstResponder, responderWindow != nil || super.becomeFirstResponder(),
      storedDelegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    noteBeginning()
    return true
  }
  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let application = UIApplication.shared
    guard application.beginChange(of: nil, in: nil) else { return false }
    defer { application.endChange() }
    guard storedDelegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder()
    else { return false }
    noteEnd(.committed)
    return true
  }
  override var takesText: Bool { true }

  // MARK: Overlays

  /// The view at the left; stored, but not shown.
  open var leftView: UIView?
  /// The time at which the view at the left is shown; stored, but not used.
  open var leftViewMode = ViewMode.never
  /// The view at the right, which is shown after the field.
  open var rightView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let rightView { addSubview(rightView) }
    }
  }
  /// The time at which the view at the right is shown.
  open var rightViewMode = ViewMode.never
  /// The time at which a button that clears the text is shown; stored, but not used.
  open var clearButtonMode = ViewMode.never
  /// Returns the place of the text in the bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the placeholder in the bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the place of text that is edited in the bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the border in the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the Clear button in the bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the place of the view at the left in the bounds.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  /// Returns the place of the view at the right in the bounds.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
  /// Never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}
  /// Never called, because nothing is drawn.
  open func drawPlaceholder(in rect: CGRect) {}
  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView?.countInputField(-1)
      storedInputView = newValue
      newValue?.countInputField(1)
    }
  }
  private var storedInputView: UIView?
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }
  private var accessoryView: UIView?

  // MARK: The keyboard

  /// The type of the keyboard; stored, but not used.
  open var keyboardType = UIKeyboardType.default
  /// The title of the Return key; stored, but not used.
  open var returnKeyType = UIReturnKeyType.default
  /// The look of the keyboard; stored, but not used.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The capitalization of words; stored, but not used.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected; stored, but not used.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling is checked; stored, but not used.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes become typographic; stored, but not used.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether hyphens become dashes; stored, but not used.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added; stored, but not used.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the Return key is off while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden, as for a password.
  open var isSecureTextEntry = false
  /// The kind of text that is expected; stored, but not used.
  open var textContentType: UITextContentType!
  /// The rules for a generated password; stored, but not used.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Inserts text at the cursor, as a keyboard does.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes the selection, or else the character before the cursor, as a keyboard does.
  open func deleteBackward() { deleteBefore() }
  /// Returns the text in a range; `nil` if the range isn't in the text.
  open func text(in range: UITextRange) -> String? { text(at: range.range) }
  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    change(range.range, to: text)
  }
  /// The text that an input method has yet to confirm; always `nil`.
  open var markedTextRange: UITextRange? { nil }
  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { select(newValue.range) } }
  }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(storedText.utf16.count) }

  // MARK: Editing commands

  /// Returns whether an editing command makes sense at present: Copy with a selection, Paste with a
  /// text on the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    offers(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the text on the pasteboard.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Removes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }
  /// Selects the word at the cursor.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selectWholeText() }

  override func read(into reader: ViewReader) { reader.readField(self) }

  // Generated by flowsh-surface to the end of the class; don't edit it.
  /// Returns a range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(from: fromPosition, to: toPosition) }
  /// Returns the position at a distance from another one; `nil` if it is outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    UITextPosition(position.offset + offset, upTo: endOfDocument)
  }
  /// Returns how two positions follow each other.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.compare(other)
  }
  /// Returns the distance between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
