public import Foundation

/// A position in text, in UTF-16 units.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  private(set) var offset = 0
  nonisolated deinit {}
  /// Creates the position at the start, for a subclass with properties of its own.
  public override init() { super.init() }
  convenience init(_ offset: Int) {
    self.init()
    self.offset = offset
  }
  /// Creates a position; `nil` if it is outside the text.
  convenience init?(_ offset: Int, upTo end: UITextPosition) {
    guard 0...max(0, end.offset) ~= offset else { return nil }
    self.init(offset)
  }
  func compare(_ other: UITextPosition) -> ComparisonResult {
    if offset == other.offset { return .orderedSame }
    return offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A range of text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private(set) var range = NSRange(location: 0, length: 0)
  nonisolated deinit {}
  /// Creates the empty range at the start, for a subclass with properties of its own.
  public override init() { super.init() }
  convenience init(_ range: NSRange) {
    self.init()
    self.range = range
  }
  convenience init(from first: UITextPosition, to second: UITextPosition) {
    let start = min(first.offset, second.offset)
    self.init(NSRange(location: start, length: max(first.offset, second.offset) - start))
  }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
}

/// An object whose text can be edited.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` if the range isn't in the text.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that an input method has yet to confirm; `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns a range between two positions.
  /// - Default: `UITextRange(from: fromPosition, to: toPosition)`
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another one; `nil` if it is outside the text.
  /// - Default: `UITextPosition(position.offset + offset, upTo: endOfDocument)`
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns how two positions follow each other.
  /// - Default: `position.compare(other)`
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  /// - Default: `toPosition.offset - from.offset`
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
