package import AppDriver

extension ShellView {
  /// Returns what a gesture on a row or button offers, given a label such as `Fred Delete` or
  /// `Fred: Delete`, and the part of the label that names an action; `nil` if there is no such row or
  /// button.
  package func offer(
    of label: String, by gesture: RowGesture
  ) -> (name: String, actions: [String])? {
    guard let screen else { return nil }
    let finder = ElementFinder(session: session, screen: screen, wholeOnly: true)
    for separator in [":", " "] as [Character] {
      var end = label.endIndex
      while let place = label[..<end].lastIndex(of: separator) {
        end = place
        guard let target = try? finder.pressable(String(label[..<place]), gesture) else { continue }
        return (
          String(label[label.index(after: place)...].drop { $0 == " " }),
          session.actions(of: target, by: gesture).filter { !$0.isEmpty }
        )
      }
    }
    return nil
  }
}
