import Shell

extension Interpreter {
  /// Runs a line, and throws with what it complains of where it fails.
  func require(_ line: String) throws {
    var complaints: [String] = []
    report = { complaints.append($0.line) }
    defer { report = { _ in } }
    guard run(line).status == .success else {
      throw BenchmarkError.wrongOutcome(complaints.joined(separator: "; "))
    }
  }
}
