public import Foundation

/// A text, or the key of one in the app's tables.
public struct LocalizedStringKey:
  Equatable, ExpressibleByStringInterpolation, Sendable
{
  let key: String

  /// Creates a key.
  public init(_ value: String) { key = value }
  /// Creates a key.
  public init(stringLiteral value: String) { key = value }
}

/// A text that a view shows.
public nonisolated struct Text: View, Equatable, Sendable {
  let text: String

  /// Creates a text of the app's tables.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    text = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName)
  }

  /// Creates a text.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { text = String(content) }
  /// Creates a text without looking it up.
  public init(verbatim content: String) { text = content }
  /// Creates a text without its attributes.
  public init(_ content: AttributedString) { text = String(content.characters) }

  /// Returns the two texts as one.
  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.text + second.text)
  }
}
