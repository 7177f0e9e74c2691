public import Foundation

/// A view for text in several lines, which can be edited.
///
/// What an app can override must stand in the class itself.
open class UITextView: UIScrollView, UITextInput {
  /// The text while there is no text storage, which is made when it is needed.
  private var plainText = ""
  private var storage: NSTextStorage?
  private var lastSelection = NSRange(location: 0, length: 0)
  var edits = false
  private var keyboardView: UIView?
  private var accessoryView: UIView?

  nonisolated deinit {}

  /// Creates a text view with a frame in points.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    storage = textContainer?.layoutManager?.textStorage
  }

  /// Creates a text view with a frame in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  // MARK: Text

  /// The current text.
  open var text: String! {
    get { storedText }
    set {
      let new = newValue ?? ""
      if let storage {
        storage.setAttributedString(NSAttributedString(string: new))
      } else {
        plainText = new
      }
      selectEnd()
    }
  }
  /// The current text with attributes.
  open var attributedText: NSAttributedString! {
    get {
      guard let storage else { return NSAttributedString(string: plainText) }
      return storage.attributedSubstring(from: NSRange(location: 0, length: storage.length))
    }
    set {
      textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      selectEnd()
    }
  }
  /// The text, whose changes the view shows.
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let storage = NSTextStorage(string: plainText)
    storage.addLayoutManager(layoutManager)
    self.storage = storage
    return storage
  }
  /// The object that arranges the text.
  open var layoutManager: NSLayoutManager {
    if let manager = textContainer.layoutManager { return manager }
    let manager = NSLayoutManager()
    ownManager = manager
    manager.addTextContainer(textContainer)
    return manager
  }
  private var ownManager: NSLayoutManager?

  var storedText: String { storage?.string ?? plainText }

  /// The range that is selected, in UTF-16 units.
  ///
  /// The app may have made the text storage shorter since it was set.
  var selection: NSRange {
    get { withinText(lastSelection) }
    set { lastSelection = newValue }
  }

  private func selectEnd() {
    selection = NSRange(location: storedText.utf16.count, length: 0)
  }

  /// Returns the part of a range that is in the text.
  func withinText(_ range: NSRange) -> NSRange {
    let length = storedText.utf16.count
    let start = min(max(range.location, 0), length)
    return NSRange(location: start, length: min(max(range.length, 0), length - start))
  }

  /// Replaces the characters of a range, which get the attributes of the text before them.
  func replaceCharacters(in range: NSRange, with text: String) {
    if let storage { return storage.replaceCharacters(in: range, with: text) }
    plainText = (plainText as NSString).replacingCharacters(in: range, with: text)
  }

  /// The font; stored, but not used.
  open var font: UIFont?
  /// The color of the text; stored, but not used.
  open var textColor: UIColor?
  /// The alignment of the text; stored, but not used.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  /// The kinds of data that are links; stored, but not used.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The distances around the text, in points; stored, but not used.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text.
  open private(set) var textContainer: NSTextContainer
  /// The attributes of links; stored, but not used.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of text that is typed; stored, but not used.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether the first letter replaces the text.
  open var clearsOnInsertion = false
  /// Whether the user can change attributes; stored, but not used.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the preferred text size; stored, but not used.
  open var adjustsFontForContentSizeCategory = false
  /// The selected range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }
  /// Does nothing, because all of the text is shown.
  open func scrollRangeToVisible(_ range: NSRange) {}

  // MARK: The delegate and editing

  /// The delegate; a weak reference, as in UIKit.
  ///
  /// It is the delegate of the scroll view, too.
  open weak var delegate: (any UITextViewDelegate)? {
    get { storedTextDelegate }
    set {
      storedTextDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .textView, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedTextDelegate: (any UITextViewDelegate)?
  override weak var anyDelegate: (any UIScrollViewDelegate)? {
    get { storedTextDelegate }
    set { delegate = newValue as? any UITextViewDelegate }
  }

  /// Whether the view is being edited.
  var isEditing: Bool { edits }
  /// A text view can become the first responder if its text can be edited or selected.
  open override var canBecomeFirstResponder: Bool {
    (isEditable || isSelectable) && isUserInteractionEnabled
  }
  /// Begins editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    let application = UIApplication.shared
    guard application.beginChange(of: nil, in: nil) else { return false }
    defer { application.endChange() }
    guard canBecomeFirstResponder, responderWindow != nil || super.becomeFirstResponder(),
      !isEditable || storedTextDelegate?.textViewShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    if isEditable { noteBeginning() }
    return true
  }
  /// Ends editing, unless the delegate refuses.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let application = UIApplication.shared
    guard application.beginChange(of: nil, in: nil) else { return false }
    defer { application.endChange() }
    guard !edits || storedTextDelegate?.textViewShouldEndEditing(self) ?? true,
      super.resignFirstResponder()
    else { return false }
    noteEnd()
    return true
  }
  override var takesText: Bool { isEditable }
  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { keyboardView }
    set {
      keyboardView?.countInputField(-1)
      keyboardView = newValue
      newValue?.countInputField(1)
    }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

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
  /// Whether the Return key is off while the view is empty.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden, as for a password.
  open var isSecureTextEntry = false
  /// The kind of text that is expected; stored, but not used.
  open var textContentType: UITextContentType!

  // MARK: Typing

  /// Whether there is any text.
  open var hasText: Bool { !storedText.isEmpty }
  /// Inserts text at the cursor, as a keyboard does.
  open func insertText(_ text: String) { replace(selection, with: text) }
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

  override func read(into reader: ViewReader) { readText(into: reader) }

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

/// The kinds of data that become links; not used.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The set's bit mask.
  public let rawValue: UInt
  /// Creates a set of kinds from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 32)
  /// Words that the system knows more about.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 64)
  /// Amounts of money.
  public static let money = UIDataDetectorTypes(rawValue: 128)
  /// Physical values, such as a weight.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 256)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// The area of text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject, @preconcurrency NSCoding {
  nonisolated deinit {}
  /// Creates an area of a size, in points.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
  /// Creates an empty area; archives aren't available on Linux.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
  /// Does nothing, because archives aren't available on Linux.
  open func encode(with coder: NSCoder) {}
  /// The object that arranges the text.
  open nonisolated internal(set) weak var layoutManager: NSLayoutManager? {
    get { manager }
    set { manager = newValue }
  }
  nonisolated(unsafe) private weak var manager: NSLayoutManager?
  /// The areas that text flows around; stored, but not used.
  open var exclusionPaths: [UIBezierPath] = []
  /// The size, in points.
  open var size: CGSize
  /// The maximum number of lines.
  open var maximumNumberOfLines = 0
  /// The method by which long lines are broken.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The space at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// Whether the width follows the view's.
  open var widthTracksTextView = false
  /// Whether the height follows the view's.
  open var heightTracksTextView = false
}
