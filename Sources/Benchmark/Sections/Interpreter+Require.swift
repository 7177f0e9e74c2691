import Shell

extension Interpreter {
  /// Runs a line, and throws with what it complains of where it fails.
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

/// A host that keeps what an interpreter complains of.
private final class Complaints: InterpreterHost {
  private(set) var lines: [String] = []

  func didFail(_ diagnostic: Diagnostic) { lines.append(diagnostic.line) }
}
