/// A JSON value with its place in the text.
package struct JSONNode: Sendable, Hashable {
  /// A JSON value; the members of an object are in the text's order, and a name may repeat.
  package indirect enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable, Hashable {
    package let name: String
    /// The line of the name.
    package let line: Int
    package let node: JSONNode
  }

  package let value: Value
  /// The line on which the value begins, counted from 1.
  package let line: Int
  /// The bytes of the value in the text.
  package let range: Range<Int>

  /// The kind of the value, with its article, for messages.
  package var kind: String {
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
