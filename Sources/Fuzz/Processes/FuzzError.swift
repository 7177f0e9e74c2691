import Files

/// The reason the fuzzer can't run.
enum FuzzError: Error {
  /// The system could not start a program or create a file.
  case system(what: String, errno: Int32)
  /// A worker couldn't start its work.
  case workerFailed(errors: String)
}

extension FuzzError: CustomStringConvertible {
  var description: String {
    switch self {
    case .system(let what, let errno): "\(what): \(String(errorNumber: errno))"
    case .workerFailed(let errors): "a worker could not start: \(errors)"
    }
  }
}
