/// A file as Linux compiles it.
package struct AdaptedFile: Sendable {
  /// The contents for the compiler.
  package let bytes: [UInt8]
  /// Whether the file's own text is passed on byte for byte, behind the lines put before it.
  package let isUnchanged: Bool
  /// The questions that the adaptation asked about the target's other files, with the answers.
  package let answers: [String: String]
  /// The parts that are left out because Linux lacks them.
  package let warnings: [AdapterWarning]
}

/// A part of a file that is left out because Linux lacks it.
package struct AdapterWarning: Codable, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let message: String

  package var description: String { "\(path):\(line):1: warning: \(message)" }
}
