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
  /// A case has no steps, so that it only launches the app.
  case noSteps
  /// Text such as `$name` or `{{name}}`, which isn't replaced by the value of the variable.
  case unexpanded(String, name: String)
  /// `| ...` stands for a line of three dots.
  case spacedGap
  /// The mark of a pattern has no space before it, so the line isn't a pattern.
  case joinedMark(String)
  /// A command such as `goto`, which runs the app in other processes and is refused in a test.
  case exploring(String)
  /// A setting such as `@skip` is in a sourced script, although it counts only in the file that
  /// runs.
  case sourcedSetting(String)
  /// The app has no localization for the language that a setting chooses, but others.
  case lackingLanguage(String, others: [String])
  /// The value of the launch argument `AppleLanguages` isn't a list.
  case noList(String)
}
