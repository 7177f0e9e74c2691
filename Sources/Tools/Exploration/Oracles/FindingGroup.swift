/// The key by which findings with the same cause are grouped.
package nonisolated struct FindingGroup: Hashable, Sendable, Codable {
  let kind: FindingKind
  /// The subject; empty for a link, because its handling is the cause, whichever screen is in its
  /// way.
  let subject: String
  /// The kind and label of the last step; empty for kinds such as leaks, whose cause doesn't depend
  /// on it.
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
  init(_ loss: ProcessLoss, on screen: String, after choice: ChoiceName?) {
    self.init(
      Verdict(kind: loss.kind, subject: "\(screen): \(loss.cause)", message: ""), after: choice)
  }
}
