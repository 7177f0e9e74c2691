import Shell

extension Interpreter {
  /// Runs a line, and throws its error messages if it fails.
  func require(_ line: String) throws {
    let complaints = Complaints()
    let before = host
    host = complaints
    defer { host = before }
    guard run(.line(line)).status == .success else {
      throw BenchmarkError.wrongOutcome(complaints.lines.joined(separator: "; "))
    }
  }
}

/// A host that collects the interpreter's error messages.
private final class Complaints: InterpreterHost {
  private(set) var lines: [String] = []

  func didFail(_ diagnostic: Diagnostic) { lines.append(diagnostic.line) }
}
