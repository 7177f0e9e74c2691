import Script
import Shell

extension CaseReport.Status {
  /// The human-readable name of the status.
  package var words: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .crashed: "crashed"
    case .notAvailable: "not available here"
    case .timedOut: "timed out"
    case .flaky: "flaky"
    case .known: "known to fail"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }

  /// The machine-readable name of the status.
  package var key: String { rawValue }
}

extension CaseReport {
  /// The title, or a placeholder if it is blank, because some programs reject blank titles.
  package var name: String { title.allSatisfy(\.isWhitespace) ? "(untitled)" : title }

  /// The name, followed by the size and the language if the run specifies them.
  package var label: String { name + variant.suffix }

  /// The index of the step at which the case failed: the first failed step that isn't soft, or
  /// else the step that was running, or the first soft one; `nil` if the case didn't fail at a
  /// step.
  var culpritIndex: Int? {
    guard status.isFailure else { return nil }
    if let hard = steps.firstIndex(where: { $0.status == .failed && !$0.isSoft }) { return hard }
    return status == .failed || status == .flaky
      ? steps.firstIndex { $0.status == .failed } : steps.indices.last
  }

  /// The step at which the case failed; for a case that passed when it ran again, the step at which
  /// it failed before.
  var culprit: StepReport? {
    culpritIndex.map { steps[$0] } ?? (status == .flaky ? earlierAttempts.first?.culprit : nil)
  }

  /// The last three steps before the culprit.
  var stepsBeforeCulprit: ArraySlice<StepReport> {
    if let culpritIndex { return steps[..<culpritIndex].suffix(3) }
    return status == .flaky ? earlierAttempts.first?.stepsBeforeCulprit ?? [] : []
  }

  /// The location to inspect first: the culprit's, or else the case's.
  var place: (file: String, line: Int) {
    guard let culprit else { return (file, line) }
    return (culprit.file.isEmpty ? file : culprit.file, culprit.line)
  }

  /// The reason why the case did not pass: the case's own reason, or else the culprit's.
  package var cause: String {
    [reason, culprit?.reason].lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
  }

  /// The cause, followed by the message that the script specifies for the failure.
  var explainedCause: String {
    guard let message = culprit?.message, !message.isEmpty, !cause.isEmpty else { return cause }
    return "\(cause); \(message)"
  }

  /// The lines of a human-readable description of the failure.
  var failureDescription: [String] {
    failureReasons + (culprit?.difference ?? []) + failureCircumstances
  }

  /// The command that failed, and why.
  var failureReasons: [String] {
    var lines: [String] = []
    let culprit = culprit
    for text in [cause, culprit?.reason ?? "", culprit?.message ?? ""]
    where !text.isEmpty && !lines.contains(where: { $0.hasSuffix(text) }) {
      lines += Self.lines(text)
    }
    if status != .flaky, !earlierAttempts.isEmpty {
      lines.append("failed in all \(earlierAttempts.count + 1) attempts")
    }
    return (culprit.map { ["> " + $0.command] } ?? []) + lines + otherFailures
  }

  /// The other steps that failed, with their lines and reasons.
  private var otherFailures: [String] {
    steps.enumerated().filter { $0.element.status == .failed && $0.offset != culpritIndex }
      .map { _, step in
        let place = step.file.isEmpty || step.file == file ? "" : "\(step.file):"
        let reason = step.reason.flatMap { Self.lines($0).first } ?? ""
        return "also failed: \(place)\(step.line): \(step.command)"
          + (reason.isEmpty ? "" : ": \(reason)")
      }
  }

  /// The heading of the call stack.
  var callStackTitle: String {
    status == .timedOut
      ? "Call stack when time ran out, innermost first"
      : "Call stack at the crash, innermost first"
  }

  /// The screen and the calls where the case failed, and the app's output.
  var failureCircumstances: [String] {
    var lines: [String] = []
    if let culprit {
      if !culprit.stack.isEmpty { lines.append("stack: " + culprit.stack) }
      lines += Self.section("screen:", Self.lines(culprit.screen))
    }
    lines += Self.section("call stack:", callStack)
    // If the app produced a lot of output, show only the last lines, which are the most likely to
    // help.
    let count = appOutput.count + omittedAppLines
    lines += Self.section(
      count > 20 ? "the app wrote \(grouped(count)) lines; the last 20:" : "the app wrote:",
      appOutput.suffix(20))
    return lines
  }

  /// Returns the lines of the text, without the empty line after a final newline.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func section(_ title: String, _ lines: some Collection<String>) -> [String] {
    lines.isEmpty ? [] : [title] + lines.map { "  " + $0 }
  }
}
