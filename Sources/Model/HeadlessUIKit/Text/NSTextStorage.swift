public import Foundation

/// A text that tells a delegate and layout managers about its changes.
///
/// A subclass that stores the text itself overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited`, as on iOS.
nonisolated open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of changes.
  public struct EditActions: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a set of kinds from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted before a change is processed.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change has been processed.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  private var depth = 0

  /// The object that is called before and after changes are processed.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The objects that arrange the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The kinds of changes since the last processing.
  open private(set) var editedMask: EditActions = []
  /// The range of the changes; its location is `NSNotFound` if there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the changes have made the text longer, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// Adds an object that arranges the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes an object that arranges the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  // MARK: Reading

  /// The number of UTF-16 units.
  open override var length: Int { string.utf16.count }
  /// Returns an attribute of a character.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
  /// Returns the attributes of a character, and the range within limits in which they are the same.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange(location: location, length: 0)
    let found = attributes(at: location, effectiveRange: &run)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return found
  }
  /// Returns an attribute of a character, and the range within limits in which it is the same.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    var run = NSRange(location: location, length: 0)
    let value = attribute(attrName, at: location, effectiveRange: &run)
    let isSame = { (place: Int, next: inout NSRange) -> Bool in
      let other = self.attribute(attrName, at: place, effectiveRange: &next)
      return value as? AnyHashable == other as? AnyHashable && (value == nil) == (other == nil)
    }
    var next = run
    while NSMaxRange(run) < NSMaxRange(rangeLimit), isSame(NSMaxRange(run), &next) {
      run = NSUnionRange(run, next)
    }
    while run.location > rangeLimit.location, isSame(run.location - 1, &next) {
      run = NSUnionRange(run, next)
    }
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return value
  }
  /// Returns a part.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let text = string as NSString
    let part = NSMutableAttributedString(string: text.substring(with: range))
    enumerateAttributes(in: range, options: []) { attributes, run, _ in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return part
  }

  // MARK: Changes

  /// Begins a group of changes that are processed together.
  open override func beginEditing() { depth += 1 }
  /// Ends a group of changes, and processes them.
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0, editedMask != [] { process() }
  }
  /// Replaces a range by a text with the attributes of the range's first character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // What follows is made of these two, so that it also works with a subclass's own.

  /// Replaces a range by a text.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    let all = NSRange(location: 0, length: attrString.length)
    if all.length > 0 {
      attrString.enumerateAttributes(in: all, options: []) { attributes, run, _ in
        setAttributes(
          attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
    endEditing()
  }
  /// Removes the characters of a range.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }
  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }
  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    guard range.length > 0 else { return }
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    enumerateAttributes(in: range, options: []) { attributes, run, _ in
      runs.append((attributes, run))
    }
    beginEditing()
    for var run in runs {
      body(&run.attributes)
      setAttributes(run.attributes, range: run.range)
    }
    endEditing()
  }

  /// Notes a change, and processes it unless it belongs to a group.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The range before the change.
  ///   - delta: By how much the text has become longer.
  open func edited(
    _ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int
  ) {
    let range = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedMask.formUnion(editedMask)
    if self.editedRange.location == NSNotFound {
      self.editedRange = range
    } else {
      // The characters after the change have moved.
      let end = NSMaxRange(editedRange)
      let moved = { (place: Int) in
        place <= editedRange.location ? place : max(place, end) + delta
      }
      let (first, last) = (moved(self.editedRange.location), moved(NSMaxRange(self.editedRange)))
      self.editedRange = NSUnionRange(NSRange(location: first, length: last - first), range)
    }
    changeInLength += delta
    if depth == 0 { process() }
  }

  private func process() {
    // What a subclass or the delegate changes meanwhile is a part of the same changes.
    depth += 1
    processEditing()
    depth -= 1
  }

  /// Calls the delegate, and posts the notifications.
  ///
  /// A subclass that changes attributes itself does so before it calls this implementation.
  open func processEditing() {
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    (editedMask, changeInLength) = ([], 0)
    editedRange = NSRange(location: NSNotFound, length: 0)
  }
}

/// An object that is called before and after the changes of a text are processed.
public nonisolated protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed; may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after changes have been processed; may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

nonisolated extension NSTextStorageDelegate {
  /// Does nothing unless implemented.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing unless implemented.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
