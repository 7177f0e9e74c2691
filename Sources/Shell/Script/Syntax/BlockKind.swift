package enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that run for each row of values.
  case each
  /// Steps that run before each case.
  case setup
  /// Steps that run after each case.
  case teardown
}
