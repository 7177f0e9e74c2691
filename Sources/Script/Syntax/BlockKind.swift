/// The kind of a block.
package enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that run for each row of values, before each case, and after each case, respectively.
  case each, setup, teardown
}
