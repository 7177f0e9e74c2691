/// An error of the compiler, of the build plugin or of SwiftPM.
package struct CompilerDiagnostic: Hashable, Sendable {
  /// The absolute path of the file; `nil` if the error has no place.
  package var path: String?
  package let line: Int?
  package let column: Int?
  package let message: String

  init(path: String?, line: Int?, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads a line of a build's output; returns `nil` if it is no error.
  init?(line text: String) {
    if let match = text.firstMatch(of: /^(\/.*?):(\d+):(\d+): (?:fatal )?error: (.*)$/) {
      self.init(
        path: Path.normalized(String(match.1)), line: Int(match.2), column: Int(match.3),
        message: String(match.4))
    } else if let match = text.firstMatch(of: /^(\/.*?): error: (.*)$/) {
      self.init(path: Path.normalized(String(match.1)), line: nil, message: String(match.2))
    } else if let match = text.firstMatch(of: /^(?:<unknown>:0: |[\w.\/-]*: )?error: (.*)$/) {
      self.init(path: nil, line: nil, message: String(match.1))
    } else {
      return nil
    }
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  /// The error as compilers print it.
  package var description: String {
    let place = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    return (path.map { $0 + place + ": " } ?? "") + "error: " + message
  }
}
