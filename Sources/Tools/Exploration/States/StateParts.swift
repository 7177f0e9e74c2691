import AppDriver

/// The two parts of a state that a change of the device's size may affect: the visible controllers,
/// and the stacks of unselected tabs.
///
/// Each part is tried once, not each combination.
nonisolated struct StateParts: Hashable, Sendable, Codable {
  /// A hash of the controllers on the path to the visible screen, and of those that cover it.
  let visible: UInt64
  /// A hash of the controllers in the tabs that aren't selected; 0 if none of these has pushed
  /// screens.
  let hidden: UInt64
}

extension StateParts {
  /// Reads the parts of the state that an outline shows.
  init(_ outline: ScreenOutline) {
    var (visible, hidden) = (StateHash(), StateHash())
    visible.combine(UInt64(truncatingIfNeeded: outline.selectedTab))
    var hiddenDepth: UInt8?
    var tab = 0
    for node in outline.nodes {
      if let depth = hiddenDepth, node.depth <= depth || node.mark.isPresented { hiddenDepth = nil }
      if hiddenDepth == nil, node.mark == .hidden {
        hiddenDepth = node.depth
        tab += 1
      }
      let facts = UInt64(node.depth) << 8 | UInt64(node.mark.rawValue)
      if hiddenDepth == nil {
        visible.combine(facts)
        visible.combine(AppSession.name(of: node.type))
      } else {
        hidden.combine(UInt64(tab) << 16 | facts)
        hidden.combine(AppSession.name(of: node.type))
      }
    }
    self.init(
      visible: visible.value, hidden: outline.hiddenStackCount == 0 ? 0 : hidden.value)
  }
}
