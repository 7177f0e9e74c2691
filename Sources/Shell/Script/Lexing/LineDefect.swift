/// The reason a line of a script can't be read.
package enum LineDefect: Hashable, Sendable {
  /// A NUL byte at the given position in the line, counted from 1.
  case nul(byte: Int)
  /// Invalid UTF-8, with the position of the first invalid byte in the line, counted from 1.
  case invalidUTF8(byte: Int)
  /// A line of more than `ScriptLines.longestLine` bytes.
  case tooLong
}
