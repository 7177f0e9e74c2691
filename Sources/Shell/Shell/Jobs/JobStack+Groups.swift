import Script

/// A block, row or sourced file that contains steps.
package struct StepGroup: Sendable, Hashable {
  /// The name, such as `setup`, `each [2: name=Barney]`, `if screen Home` or `source login.steps`.
  package let name: String
  /// The number of the block's first line, which tells apart blocks of the same name; 0 for other
  /// groups.
  package let line: Int
}

extension JobStack {
  /// Returns the open blocks, rows and sourced files, outermost first.
  func groups(hiding redacted: (String) -> String) -> [StepGroup] {
    var groups: [StepGroup] = []
    // The number of groups outside of the innermost script's blocks.
    var outer = 0
    for job in jobs {
      switch job.role {
      case .setup, .teardown:
        // A setup runs when the first step begins, even if that is in a loop.
        groups.removeSubrange(outer...)
        groups.append(StepGroup(name: job.role == .setup ? "setup" : "teardown", line: 0))
      case .script(let name):
        groups.append(StepGroup(name: "source " + redacted(name), line: 0))
        outer = groups.count
      case .block(let first, let shown, let row):
        groups.append(
          StepGroup(
            name: row?.group(of: shown, hiding: redacted) ?? redacted(shown), line: first.number))
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
