import Files

/// Why there is nothing to report.
enum BenchmarkError: Error {
  /// The program that is to be measured does not lie beside the benchmark.
  case notBuilt(path: String)
  /// The system did not start a program, or did not make a file.
  case system(what: String, errno: Int32)
  /// A program did not end with status 0.
  case failed(command: String, status: Int32)
  /// A program printed something else than its work.
  case wrongOutput(command: String, expected: Int, found: Int, of: String)
  /// The app did not do what was asked of it.
  case wrongOutcome(String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notBuilt(let path):
      "\(path) is not there; build it the same way: swift build -c release --static-swift-stdlib"
    case .system(let what, let errno): "\(what): \(String(errorNumber: errno))"
    case .failed(let command, let status):
      "\(command) ended with status \(status); nothing was measured"
    case .wrongOutput(let command, let expected, let found, let what):
      "\(command) printed \(found) \(what), not \(expected); nothing was measured"
    case .wrongOutcome(let what): "\(what); nothing was measured"
    }
  }
}
