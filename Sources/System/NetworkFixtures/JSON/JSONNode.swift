/// A JSON value with its place in the text.
///
/// The adapter, which doesn't build this module, has these files by a symbolic link.
struct JSONNode: Sendable, Hashable {
  /// A JSON value; the members of an object are in the text's order, and a name may repeat.
  indirect enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  struct Member: Sendable, Hashable {
    let name: String
    /// The line of the name.
    let line: Int
    /// The place of the name among the bytes of the text.
    let place: Int
    let node: JSONNode
  }

  let value: Value
  /// The line on which the value begins, counted from 1.
  let line: Int
  /// The bytes of the value in the text.
  let range: Range<Int>

  /// The kind of the value, with its article, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
