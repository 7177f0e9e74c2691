/// Where a command stands: a file and a line.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's path as it was given, or `<stdin>`.
  public let file: String
  /// The line, from 1.
  public let line: Int

  /// Names a line of a file.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// `file:line`.
  public var description: String { "\(file):\(line)" }
}
