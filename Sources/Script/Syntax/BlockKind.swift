/// A kind of block.
package enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that run for each row of values, before each case, or after each case.
  case each, setup, teardown
}
