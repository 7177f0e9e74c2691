/// The law that Back returns to the screen before a step onward.
enum BackLaw {
  /// Whether a choice may lead to a screen that Back leaves again.
  nonisolated static func leadsOnward(_ name: ChoiceName) -> Bool {
    switch name.kind {
    case .select, .tap, .edit, .press, .swipe: true
    default: false
    }
  }

  /// Returns a verdict if Back has led to another screen than the one from which the user came.
  nonisolated static func verdict(
    _ there: String, _ title: String?, insteadOf origin: (id: String, title: String?)
  ) -> Verdict? {
    // Another state of the same screen has a reason of its own, such as a new row.
    guard there != origin.id else { return nil }
    return Verdict(
      kind: .back, subject: origin.id,
      message: """
        Back leads to \(screen: there, titled: title), not to \
        \(screen: origin.id, titled: origin.title)
        """)
  }
}
