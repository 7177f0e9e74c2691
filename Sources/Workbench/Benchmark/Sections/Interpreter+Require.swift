import Shell

extension Interpreter {
  /// Runs a line.
  ///
  /// If the line fails, throws an error that contains the error messages.
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

/// An interpreter host that collects error messages.
private final class Complaints: InterpreterHost {
  private(set) var lines: [String] = []

  func didFail(_ diagnostic: Diagnostic) { lines.append(diagnostic.line) }
}
