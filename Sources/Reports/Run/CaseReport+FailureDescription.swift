import Shell

extension CaseReport.Status {
  /// The way a case ended, as reports call it.
  package var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .flaky: "flaky"
    case .skipped: "skipped"
    }
  }

  /// The word that programs read.
  var key: String {
    if case .timedOut = self { "timedOut" } else { words }
  }
}

extension CaseReport {
  /// The title, or what stands for an empty one, which some readers refuse.
  var name: String { title.allSatisfy(\.isWhitespace) ? "(untitled)" : title }

  /// Which step the case ended with, where it ended badly: one that failed, else the one under way.
  var culpritIndex: Int? {
    guard status.isFailure else { return nil }
    if let failed = steps.firstIndex(where: { $0.status == .failed }) { return failed }
    return status == .failed || status == .flaky ? nil : steps.indices.last
  }

  /// That step.
  var culprit: StepReport? { culpritIndex.map { steps[$0] } }

  /// Where to look first: the culprit's place, else the case's.
  var place: (file: String, line: Int) {
    guard let culprit else { return (file, line) }
    return (culprit.file.isEmpty ? file : culprit.file, culprit.line)
  }

  /// Why the case did not pass, in the case's words or else its step's.
  var cause: String {
    [reason, culprit?.reason].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  /// All that a person needs to know of a failure, in lines.
  var failureDescription: [String] {
    var lines: [String] = []
    let culprit = culprit
    if let culprit { lines.append("> " + culprit.command) }
    for text in [cause, culprit?.reason ?? "", culprit?.message ?? ""]
    where !text.isEmpty && !lines.contains(text) {
      lines += Self.lines(text)
    }
    if let culprit {
      lines += culprit.difference
      if !culprit.stack.isEmpty { lines.append("stack: " + culprit.stack) }
      lines += Self.section("screen:", Self.lines(culprit.screen))
    }
    lines += Self.section("call stack:", callStack)
    // An app that writes without end would push all else out of sight; the last lines tell why.
    let written = Self.lines(appOutput)
    lines += Self.section(
      written.count > 20 ? "the app wrote \(written.count) lines, at last:" : "the app wrote:",
      written.suffix(20))
    return lines
  }

  /// The lines of a text, without an empty one after the last.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func section(_ title: String, _ lines: some Collection<String>) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  " + $0 }
  }
}
