/// After a step onward, Back leads back to the same screen.
enum BackLaw {
  /// Whether a choice may lead to a screen that Back leaves again.
  nonisolated static func leadsOnward(_ name: ChoiceName) -> Bool {
    switch name.kind {
    case .select, .tap, .edit, .press, .swipe: true
    default: false
    }
  }

  /// Returns what the law says about the screen to which Back has led.
  nonisolated static func verdict(
    _ there: ScreenFacts, insteadOf here: ScreenFacts
  ) -> Verdict? {
    // The same screen in another state has a reason of its own, such as a row that is new.
    guard there.id != here.id else { return nil }
    return Verdict(
      kind: .back, subject: here.id,
      message: "Back leads to \(there.title), not to \(here.title)")
  }
}
