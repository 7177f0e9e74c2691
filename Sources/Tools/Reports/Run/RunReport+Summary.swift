import Script
import Shell

extension RunReport {
  /// A summary of the run, such as `2 of 6 cases did not pass`.
  package var verdict: String {
    let failures = cases.count { $0.status.isFailure }
    let passed = count(.passed)
    var rest = ""
    for status in [CaseReport.Status.known, .skipped, .notRun] where count(status) > 0 {
      rest += ", \(count(status)) \(status.words)"
    }
    if cases.isEmpty { return "No cases" }
    if failures == 0 { return "\(counted(passed, "case")) passed" + rest }
    return "\(failures) of \(counted(cases.count, "case")) did not pass" + rest
  }

  /// The shards that the report covers, in words; `nil` if it covers a whole run.
  package var coverage: String? {
    guard !shards.isEmpty, !missingShards.isEmpty else { return nil }
    let names = shards.map(\.description).joined(separator: ", ")
    guard shards.count > 1 else { return "shard \(names)" }
    let missing = missingShards.map(\.description).joined(separator: ", ")
    return "shards \(names); missing: \(missing)"
  }

  /// The name of the program, without its version.
  package var programName: String {
    let words = program.utf8.split(separator: UInt8(ascii: " "))
    let name = words.count > 1 ? words.dropLast() : words[...]
    return name.map { String(Substring($0)) }.joined(separator: " ")
  }

  /// Returns the cases that took longest, slowest first; empty if only one case has run.
  package func slowest(_ count: Int) -> [CaseReport] {
    let timed = cases.enumerated().filter {
      $0.element.seconds > 0 && $0.element.status != .skipped && $0.element.status != .notRun
    }
    guard timed.count > 1 else { return [] }
    return timed.sorted {
      ($1.element.seconds, $0.offset) < ($0.element.seconds, $1.offset)
    }.prefix(count).map(\.element)
  }
}
