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

extension FindingRecord {
  /// Creates a record of the end of a process in a step, or at the launch after it.
  init(_ loss: ProcessLoss, on screen: String, after choice: ChoiceName?, isLaunch: Bool = false) {
    let message =
      isLaunch && !loss.message.isEmpty
      ? "\(loss.message), when the app is launched again" : loss.message
    self.init(
      group: FindingGroup(loss, on: screen, after: choice),
      verdict: Verdict(kind: loss.kind, subject: loss.cause, message: FindingMessage(message)),
      action: choice?.words ?? "", screen: screen)
  }
}
