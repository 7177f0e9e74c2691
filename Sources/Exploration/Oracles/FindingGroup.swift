/// What findings have in common that have the same cause.
nonisolated struct FindingGroup: Hashable, Sendable, Codable {
  let kind: FindingKind
  let subject: String
  /// The kind and label of the last step; empty if they don't matter, as for what is left behind, whose
  /// cause is the same wherever the person goes.
  let action: String

  init(_ verdict: Verdict, after choice: ChoiceName?) {
    kind = verdict.kind
    subject = verdict.subject
    action = [.leak, .growth, .link].contains(verdict.kind) ? "" : choice?.words ?? ""
  }
}
