/// Something in a walkthrough that is allowed but probably not meant.
package enum Suspicion: Sendable, Hashable {
  /// A setting is repeated; the value is the number of the earlier line.
  case repeatedSetting(String, line: Int)
  /// A title is repeated; the value is the number of the earlier line.
  case repeatedTitle(line: Int)
  /// A tag is almost the same as another one, which more cases have.
  case similarTag(String, other: String)
  /// A check must fail: `! expect`.
  case refusedExpectation
}
