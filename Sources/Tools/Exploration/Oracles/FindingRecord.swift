/// A finding before it is merged with others of its group.
nonisolated struct FindingRecord: Sendable, Codable {
  let group: FindingGroup
  let verdict: Verdict
  /// The kind and label of the last step; empty for the launch.
  var action = ""
  /// The identity of the screen on which the last step was made.
  let screen: String
  /// The steps that show it; `nil` if the group was known.
  var walk: [WalkStep]?
  /// Whether the walk shows it again.
  var isRepeated = true
}
