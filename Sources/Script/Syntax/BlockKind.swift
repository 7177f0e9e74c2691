/// A kind of block: lines up to their `end` that belong together.
package enum BlockKind: String, CaseIterable, Sendable, Hashable {
  /// Steps that run once a row, those before each case, those after each case.
  case each, setup, teardown
}
