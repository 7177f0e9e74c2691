/// How a shell behaves.
package nonisolated struct ShellOptions: Sendable, Hashable {
  /// What a step prints.
  package nonisolated enum Format: String, Sendable, Hashable, CaseIterable {
    /// Words for a person, or one JSON object a step.
    case text, json
  }

  /// What a step prints.
  package var format = Format.text
  /// Whether each command is printed with its prompt before its output.
  package var echoes = false
  /// Whether a script goes on after a command that failed.
  package var keepsGoing = false
  /// Whether labels must be typed whole, as in tests.
  package var wholeLabelsOnly = false

  /// Whether each command shows the calls that led to what it did.
  package var traces = true

  /// Whether what each command leaves behind is looked for.
  package var findsLeaks = true

  /// Whether steps tell the calls behind them, where anybody listens to steps.
  package var namesCalls = true
  /// Whether calls are printed where they are traced; a test run reports them apart.
  package var printsCalls = true

  /// Makes options as they are unless said otherwise: text, no echo, stop at the first failure.
  package init() {}
}
