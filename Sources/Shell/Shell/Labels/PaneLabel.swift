import AppDriver

/// A label as the user has typed it, with the panes in which it is meant.
///
/// `secondary: Linen dress` specifies a pane by its place or title. Without that, all panes are
/// meant.
struct PaneLabel {
  /// The indices of the panes.
  var panes: [Int]
  /// The label without the pane's name.
  let label: String
  /// The pane's name as typed, with the colon and the blanks after it; empty if none is named.
  let prefix: String

  init(_ typed: String, on screen: ScreenSnapshot) {
    let all = Array(screen.panes.indices)
    if all.count > 1, let colon = typed.firstIndex(of: ":") {
      let name = String(typed[..<colon])
      let named = all.filter {
        LabelMatch.isWhole(name, screen.panes[$0].title)
          || screen.paneName($0).map { LabelMatch.isWhole(name, $0) } ?? false
      }
      if !named.isEmpty {
        panes = named
        label = String(typed[typed.index(after: colon)...].drop { $0 == " " })
        prefix = String(typed.dropLast(label.count))
        return
      }
    }
    panes = all
    label = typed
    prefix = ""
  }

  /// Creates a label that is meant in all panes, whatever it contains.
  init(anywhere label: String, on screen: ScreenSnapshot) {
    panes = Array(screen.panes.indices)
    self.label = label
    prefix = ""
  }
}
