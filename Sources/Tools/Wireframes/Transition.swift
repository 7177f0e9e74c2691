package import AppDriver

/// The transition of the display from one picture to the next.
package enum Transition: String, Sendable, Hashable, Codable, CaseIterable {
  /// No animation.
  case none
  /// A screen was pushed: it slides in from the right.
  case push
  /// A screen was popped: it slides out to the right.
  case pop
  /// A sheet, cover or alert was presented: it rises.
  case present
  /// A sheet, cover or alert was dismissed: it falls.
  case dismiss

  /// Compares two displays.
  package init(from old: DisplaySnapshot, to new: DisplaySnapshot) {
    self = .none
    guard let old = old.layers.last, let new = new.layers.last else { return }
    guard old.level == new.level else {
      self = old.level < new.level ? .present : .dismiss
      return
    }
    guard old.controller == new.controller,
      old.tabs?.selectedIndex == new.tabs?.selectedIndex || old.tabs == nil || new.tabs == nil,
      old.depth != new.depth
    else { return }
    self = old.depth < new.depth ? .push : .pop
  }
}
