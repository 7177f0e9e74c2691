import Coordinators
import HeadlessUIKit

/// A search, starting at the root coordinators, for the coordinator in charge of a screen.
struct PatternSearch {
  private let screen: ControllerAncestry
  private let retired: Set<ObjectIdentifier>
  /// The path from the coordinator in charge up to its root.
  private(set) var path: [any Coordinator] = []
  /// The index, in the screen's ancestry, of the root view controller that belongs to the
  /// coordinator in charge; `Int.max` if there is none.
  private(set) var rank = Int.max
  /// Whether the coordinator in charge no longer has any screens of its own.
  private(set) var isRetired = false

  init(screen: ControllerAncestry, retired: Set<ObjectIdentifier>) {
    self.screen = screen
    self.retired = retired
  }

  /// Visits a coordinator and its children.
  ///
  /// If two coordinators have the same rank, the deeper one wins unless its own screens have all
  /// been removed.
  ///
  /// - Returns: Whether the best match so far is this coordinator or one of its descendants.
  @discardableResult
  mutating func visit(_ coordinator: any Coordinator) -> Bool {
    var isBest = false
    if let root = coordinator.rootViewController, let rank = screen.rank(of: root),
      rank <= self.rank
    {
      let isRetired = !retired.isEmpty && retired.contains(ObjectIdentifier(coordinator))
      if rank < self.rank || !isRetired || self.isRetired {
        self.rank = rank
        self.isRetired = isRetired
        path.removeAll(keepingCapacity: true)
        isBest = true
      }
    }
    for child in coordinator.childCoordinators where visit(child) { isBest = true }
    if isBest { path.append(coordinator) }
    return isBest
  }
}
