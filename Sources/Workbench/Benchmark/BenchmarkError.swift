/// The reason the benchmark can't produce a result.
enum BenchmarkError: Error {
  /// The program to measure isn't in the same folder as the benchmark.
  case notBuilt(path: String)
  /// A program exited with a status other than 0.
  case failed(command: String, status: Int32)
  /// A program didn't print the expected number of lines with a prefix.
  case wrongOutput(command: String, expected: Int, found: Int, prefix: String)
  /// The app didn't respond as expected.
  case wrongOutcome(String)
}

extension BenchmarkError: CustomStringConvertible {
  var description: String {
    switch self {
    case .notBuilt(let path):
      "\(path) does not exist; build it with: swift build -c release --static-swift-stdlib"
    case .failed(let command, let status):
      "\(command) ended with status \(status); nothing was measured"
    case .wrongOutput(let command, let expected, let found, let prefix):
      """
      \(command) printed \(found) lines that begin with “\(prefix)”, not \(expected); nothing was \
      measured
      """
    case .wrongOutcome(let what): "\(what); nothing was measured"
    }
  }
}
