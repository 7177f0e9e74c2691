/// How a shell behaves.
public nonisolated struct ShellOptions: Sendable, Hashable {
  /// What a step prints.
  public nonisolated enum Format: String, Sendable, Hashable, CaseIterable {
    /// Words for a person, or one JSON object a step.
    case text, json
  }

  /// What a step prints.
  public var format = Format.text
  /// Whether each command is printed with its prompt before its output.
  public var echoes = false
  /// Whether a script goes on after a command that failed.
  public var keepsGoing = false
  /// Whether labels must be typed whole, as in tests.
  public var wholeLabelsOnly = false

  /// Whether each command shows the calls that led to what it did.
  public var traces = true

  /// Whether what each command leaves behind is looked for.
  public var findsLeaks = true

  /// Whether steps tell the calls behind them, where anybody listens to steps.
  public var namesCalls = true
  /// Whether calls are printed where they are traced; a test run reports them apart.
  public var printsCalls = true

  /// Makes options as they are unless said otherwise: text, no echo, stop at the first failure.
  public init() {}
}
