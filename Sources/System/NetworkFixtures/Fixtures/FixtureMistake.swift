/// A mistake in a file of fixtures.
///
/// It contains the data for a message. `Shell` composes the text.
package struct FixtureMistake: Error, Sendable, Hashable {
  package enum Problem: Error, Sendable, Hashable {
    /// The text isn't JSON; the associated value says why.
    case invalidJSON(String)
    /// A value has another type than is needed; `key` is `nil` for the file and for a fixture.
    case wrongType(key: String?, expected: String, found: String)
    /// No key has this name.
    case unknownKey(String, there: [String])
    /// A key occurs twice in an object.
    case repeatedKey(String)
    /// A fixture has no URL.
    case missingURL
    /// A value isn't one of those that its key allows.
    case badValue(key: String, value: String, there: [String])
    /// A number isn't within the bounds of its key.
    case outOfRange(key: String, value: String, expected: String)
    /// Two keys exclude each other.
    case excludes(String, String)
    /// A URL pattern is invalid; the associated value says why.
    case badPattern(String, problem: String)
    /// A header field's name or value has characters that it can't have.
    case badHeader(String)
    /// The file with the body can't be read.
    case unreadableBody(path: String, reason: String)
  }

  /// The path of the file with the fixtures.
  package let file: String
  package let line: Int
  package let problem: Problem

  package init(file: String, line: Int, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }
}
