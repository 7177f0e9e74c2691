/// A file and a line number.
public struct SourceLocation: Sendable, Hashable, CustomStringConvertible {
  /// The file's path as given, or `<stdin>`.
  public let file: String
  /// The line number, counted from 1.
  public let line: Int

  /// Creates a location.
  public init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The location in the form `file:line`.
  public var description: String { "\(file):\(line)" }
}
