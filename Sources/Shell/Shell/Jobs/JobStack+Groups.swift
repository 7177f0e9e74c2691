import Script

extension JobStack {
  /// Returns the names of the open blocks, rows and sourced files, outermost first, such as
  /// `setup`, `each [2: name=Barney]`, `if screen Home` and `source login.steps`.
  func groups(hiding redacted: (String) -> String) -> [String] {
    var groups: [String] = []
    // The number of groups outside of the innermost script's blocks.
    var outer = 0
    for job in jobs {
      switch job.role {
      case .setup, .teardown:
        // A setup runs when the first step begins, even if that is in a loop.
        groups.removeSubrange(outer...)
        groups.append(job.role == .setup ? "setup" : "teardown")
      case .script(let name):
        groups.append("source " + redacted(name))
        outer = groups.count
      case .block(_, let shown, let row):
        groups.append(row?.group(of: shown, hiding: redacted) ?? redacted(shown))
      case .work, .alias: break
      }
    }
    return groups
  }
}

extension LoopRow {
  /// Returns the row as the name of a group of steps, such as `each [2: name=Barney]` or
  /// `while screen Home [2]`.
  fileprivate func group(of header: String, hiding redacted: (String) -> String) -> String {
    guard !names.isEmpty else { return "\(redacted(header)) [\(number)]" }
    // Hide a secret before its text is shortened and can't be found any more.
    let pairs = zip(names, values).map { "\($0)=\(Self.shortened(redacted($1), to: 40))" }
    return "each [\(number): \(pairs.joined(separator: " "))]"
  }
}
