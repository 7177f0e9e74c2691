package import Shell

extension RunReport {
  /// The exit status of a run with these results.
  package var exitStatus: ExitStatus {
    var status = isInterrupted ? ExitStatus.failure : .success
    for item in cases where item.status.isFailure {
      if item.status == .flaky, allowsFlaky { continue }
      status = max(status, item.status == .crashed ? .crash : .failure)
    }
    return status
  }
}
