import HeadlessUIKit

/// A change that a person makes where the cursor is, at the end of a field's text.
public nonisolated enum TextEdit: Sendable, Hashable, Codable {
  /// Letters after the text.
  case append(String)
  /// The Delete key, pressed so many times; if the number is `nil`, once, with the whole text
  /// selected.
  case delete(Int?)

  /// The keys.
  var keys: Content.Edit {
    switch self {
    case .append(let text): .append(text)
    case .delete(let count): .delete(count)
    }
  }
}
