package enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that run for each row of values.
  case each
  /// Steps that run as often as the header says.
  case `repeat`
  /// Steps that run again from the first if one fails, as often as the header says.
  case attempt
  /// Steps that run as long as a condition is met.
  case `while`
  /// Steps that run if a condition is met, and others that run if it isn't.
  case `if`
  /// Steps that run before each case.
  case setup
  /// Steps that run after each case.
  case teardown

  /// Whether the statements belong to each case instead of being steps of one.
  package var isFixture: Bool { self == .setup || self == .teardown }
  /// Whether the header has a condition.
  package var hasCondition: Bool { self == .if || self == .while }
}
