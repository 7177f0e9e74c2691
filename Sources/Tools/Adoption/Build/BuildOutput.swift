/// The output of a build, reduced to its errors and last lines.
package struct BuildOutput {
  /// A step of the build.
  package struct Step: Equatable {
    package let number: Int
    package let count: Int
    package let title: String
  }

  /// The exit status of the build.
  package var status: Int32 = 0
  /// The errors, each once, in the order of their first appearance.
  package private(set) var errors: [CompilerDiagnostic] = []
  private var known: Set<CompilerDiagnostic> = []
  /// The last lines, for a build that fails without an error.
  package private(set) var tail: [String] = []
  /// The files whose names have several lines, by their last line.
  private let filesOfSeveralLines: [String: String]

  /// Creates an empty output.
  ///
  /// - Parameter files: The absolute paths of the files that are built.
  init(files: [String] = []) {
    filesOfSeveralLines = Dictionary(
      files.filter { $0.contains("\n") }.map { path in
        (path.split(separator: "\n").last.map(String.init) ?? path, path)
      }, uniquingKeysWith: { first, _ in first })
  }

  package var succeeded: Bool { status == 0 }

  /// Adds a line, and returns the step that it begins.
  @discardableResult
  mutating func add(_ line: String) -> Step? {
    tail.append(line)
    if tail.count > 30 { tail.removeFirst() }
    if let error = error(in: line) {
      if known.insert(error).inserted { errors.append(error) }
      return nil
    }
    guard let match = line.firstMatch(of: /^\[(\d+)\/(\d+)\] (.*)$/),
      let number = Int(match.1), let count = Int(match.2)
    else { return nil }
    return Step(number: number, count: count, title: String(match.3))
  }

  private func error(in line: String) -> CompilerDiagnostic? {
    if let error = CompilerDiagnostic(line: line) { return error.isNoise ? nil : error }
    for (end, path) in filesOfSeveralLines where line.hasPrefix(end) {
      if let error = CompilerDiagnostic(line: "/" + line.dropFirst(end.utf8.count)) {
        return CompilerDiagnostic(
          path: path, line: error.line, column: error.column, message: error.message)
      }
    }
    // Where the compiler itself crashes, its last words name the place.
    if let match = line.firstMatch(of: /^\d+\.\s+While .*?\[?(\/[^\]:"]+):(\d+):(\d+)/) {
      return CompilerDiagnostic(
        path: Path.normalized(String(match.1)), line: Int(match.2), column: Int(match.3),
        message: "the compiler crashes here")
    }
    return nil
  }
}

extension CompilerDiagnostic {
  /// Whether the error only says that there are others.
  fileprivate var isNoise: Bool {
    path == nil
      && (message.hasPrefix("emit-module command failed")
        || message.hasPrefix("compile command failed") || message == "fatalError"
        || message.hasPrefix("ExitCode("))
  }
}
