import Script
import Shell

/// A comparison of the mistakes that `check` finds with those that a run reports.
struct Agreement {
  private let lines: [String]
  private let found: [Diagnostic]
  private let reported: [Diagnostic]

  init(_ lines: [String], _ found: [Diagnostic], _ reported: [Diagnostic]) {
    self.lines = lines
    self.found = found
    self.reported = reported
  }

  /// Throws if `check` or the run misses a mistake that both must report.
  ///
  /// Scripts with blocks, variables, and sourced files are left out, because their lines may run
  /// several times, not at all, or with other text.
  func require() throws(Mismatch) {
    let isSimple = lines.allSatisfy { line in
      ![
        "$", "source", "each", "setup", "teardown", "end", "repeat", "attempt", "if", "else",
        "while", "==",
        "record", "|",
      ]
      .contains { line.contains($0) }
    }
    guard isSimple else { return }
    let ownFile = found.filter { $0.location?.file == FuzzedShell.name }
    for diagnostic in reported where isStatic(diagnostic) {
      guard !ownFile.contains(where: { $0.location == diagnostic.location }) else { continue }
      throw Mismatch(
        "check finds what a run reports", expected: diagnostic.line,
        seen: "no mistake in this line")
    }
    // A script that stops early doesn't reach its later mistakes.
    guard lines.contains(where: { $0.hasPrefix("# flowsh") && $0.contains("--keep-going") }),
      !lines.contains(where: { $0.contains("quit") || $0.contains("set") })
    else { return }
    for mistake in ownFile where isCertain(mistake.error) {
      guard !reported.contains(where: { $0.location == mistake.location }) else { continue }
      throw Mismatch(
        "a run reports what check finds", expected: mistake.line,
        seen: "no failure in this line")
    }
  }

  /// Whether `check` can find the mistake, because it doesn't depend on the screen.
  private func isStatic(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.error {
    case .script(.tokens), .script(.malformedLine), .script(.unknownSetting): true
    case .script(.badSetting), .script(.ownLine): true
    // For `check`, a short name and the name of a screen's command may be a button's.
    case .usage("help", _, _):
      CommandTable.bounded.commands.contains { line(of: diagnostic).contains("help \($0.name) ") }
    case .usage(let command, _, _):
      !["back", "type", "select", "tap"].contains(command)
        && CommandTable.bounded.fixed(command) != nil && line(of: diagnostic).contains(command)
    default: false
    }
  }

  private func line(of diagnostic: Diagnostic) -> String {
    guard let number = diagnostic.location?.line, lines.indices.contains(number - 1) else {
      return ""
    }
    return lines[number - 1]
  }

  /// Whether a run that reaches the line must report the mistake.
  private func isCertain(_ error: CommandError) -> Bool {
    switch error {
    case .script(.tokens), .script(.malformedLine), .usage: true
    default: false
    }
  }
}
