import Script

/// The life of a step: it runs, it has printed, `|` lines may follow, and then it is settled.
final class StepLifecycle {
  private enum State {
    /// Nothing has printed that could be compared.
    case idle
    /// A step runs.
    case running
    /// A step has printed; these `|` lines stand below it so far.
    case printed(Step)
    /// A step has failed: `|` lines below it are passed over.
    case failed
  }

  private var state = State.idle
  private var patterns: [OutputPattern] = []
  private var outputOfStep: [UInt8] = []
  private var outputOfCheck: [UInt8] = []
  private let output: TextOutput

  init(_ output: TextOutput) { self.output = output }

  /// A step begins.
  func begin() {
    state = .running
    output.beginStep()
  }

  /// A step has printed; it is kept until the next one, for the `|` lines below it.
  func end(_ step: Step) {
    if step.isCheck {
      output.endStep(into: &outputOfCheck)
    } else {
      output.endStep(into: &outputOfStep)
    }
    state = step.hasFailed ? .failed : .printed(step)
  }

  /// The step that `|` lines stand below; nil where there is none.
  var printed: Step? { if case .printed(let step) = state { step } else { nil } }

  /// Whether `|` lines stand below a step that failed, of which nothing more is said.
  var ignoresPatterns: Bool { if case .failed = state { true } else { false } }

  /// Takes a `|` line.
  func expect(_ pattern: OutputPattern) { patterns.append(pattern) }

  /// A `|` line below the step is wrong: those that follow are passed over.
  func fail() {
    state = .failed
    patterns.removeAll()
  }

  /// Forgets the step, as at the end of a script.
  func forget() {
    state = .idle
    patterns.removeAll()
  }

  /// Ends the wait for `|` lines.
  ///
  /// - Returns: the step that had printed, and the difference where there is one.
  func settle() -> (step: Step, difference: [DiffLine]?)? {
    guard let step = printed else { return nil }
    state = .idle
    guard !patterns.isEmpty else { return (step, nil) }
    defer { patterns.removeAll(keepingCapacity: true) }
    return (step, OutputComparison.difference(patterns, text(of: step)))
  }

  /// What a step printed, as it may be shown, without colours.
  func text(of step: Step) -> String {
    output.redaction.redacted(plain(step.isCheck ? outputOfCheck : outputOfStep))
  }

  /// What the last command that is no check printed, without colours.
  var lastOutput: String { plain(outputOfStep) }

  private func plain(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard output.isColored else { return text }
    var parts = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      parts[place] = parts[place].drop { $0 != "m" }.dropFirst()
    }
    return parts.joined()
  }
}
