/// What findings have in common that have the same cause.
nonisolated struct FindingGroup: Hashable, Sendable, Codable {
  let kind: FindingKind
  /// What the findings are about; empty for a link, whose handling is the cause whichever screen is
  /// in its way.
  let subject: String
  /// The kind and label of the last step; empty if they don't matter, as for what is left behind,
  /// whose cause is the same wherever the person goes.
  let action: String

  init(_ verdict: Verdict, after choice: ChoiceName?) {
    kind = verdict.kind
    subject = verdict.kind == .link ? "" : verdict.subject
    action =
      switch verdict.kind {
      case .leak, .growth, .size, .deadEnd: ""
      default: choice?.words ?? ""
      }
  }

  /// Creates the group of a step that has ended the process.
  init(_ loss: CrewLoss, on screen: String, after choice: ChoiceName?) {
    let kind: FindingKind = loss.isHang ? .hang : .crash
    self.init(
      Verdict(kind: kind, subject: "\(screen): \(loss.cause)", message: ""), after: choice)
  }
}
