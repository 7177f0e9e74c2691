/// What makes a line of a script unusable.
package enum LineDefect: Hashable, Sendable {
  /// A byte of value 0, by its place in the line from 1.
  case nul(byte: Int)
  /// Bytes that are not UTF-8, by the place of the first in the line from 1.
  case invalidUTF8(byte: Int)
  /// A line of more than `ScriptLines.longestLine` bytes.
  case tooLong
}
