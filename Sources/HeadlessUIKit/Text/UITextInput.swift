public import Foundation

/// A position in text, in UTF-16 units.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  private(set) var offset = 0
  nonisolated deinit {}
  /// Creates a position, which a subclass describes.
  public override init() { super.init() }
  convenience init(_ offset: Int) {
    self.init()
    self.offset = offset
  }
}

/// A range of text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private(set) var range = NSRange(location: 0, length: 0)
  nonisolated deinit {}
  /// Creates a range, which a subclass describes.
  public override init() { super.init() }
  convenience init(_ range: NSRange) {
    self.init()
    self.range = range
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
  /// The selected range.
  var selectedTextRange: UITextRange? { get set }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
}

extension UITextInput {
  /// Returns a range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: start, length: end - start))
  }
  /// Returns the position at a distance from another one; `nil` if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    guard new >= 0, new <= endOfDocument.offset else { return nil }
    return UITextPosition(new)
  }
  /// Returns the distance between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
