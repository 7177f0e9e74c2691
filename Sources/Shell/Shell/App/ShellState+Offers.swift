package import AppDriver

/// The actions that a gesture on a row or button offers, as they can be typed.
nonisolated enum RowActionNames {
  /// Returns each title, or the number of an action if others have exactly its title, it can't be
  /// typed, or it is the number of such an action.
  static func names(_ titles: [String]) -> [String] {
    let numbered = NumberedTitles.places(of: titles) { title in
      titles.count { $0 == title } == 1 && SafeText.isSafe(title)
    }
    return titles.enumerated().map { place, title in
      numbered.contains(place) ? "\(place + 1)" : title
    }
  }
}

extension ShellState {
  /// Returns what a gesture on a row or button offers, given a label such as `Fred Delete` or
  /// `Fred: Delete`, and the part of the label that names an action; `nil` if there is no such row
  /// or button.
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
