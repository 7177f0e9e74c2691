/// The reason the fuzzer can't run.
enum FuzzError: Error {
  /// A worker couldn't start its work.
  case workerFailed(errors: String)
}

extension FuzzError: CustomStringConvertible {
  var description: String {
    switch self {
    case .workerFailed(let errors): "a worker can't start: \(errors)"
    }
  }
}
