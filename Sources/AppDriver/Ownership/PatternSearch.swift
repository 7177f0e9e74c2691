import Coordinators
import HeadlessUIKit

/// Looks for the coordinator in charge of a screen, from a root down.
struct PatternSearch {
  private let screen: ControllerAncestry
  private let retired: Set<ObjectIdentifier>
  /// The coordinator in charge and those above it, up to a root.
  private(set) var path: [any Coordinator] = []
  /// How near the controller is that tells who is in charge.
  private(set) var rank = Int.max
  /// Whether the coordinator in charge is one whose own screens have gone.
  private(set) var isRetired = false

  init(screen: ControllerAncestry, retired: Set<ObjectIdentifier>) {
    self.screen = screen
    self.retired = retired
  }

  /// Goes through a coordinator and its children; of two in charge of the same controller the
  /// deeper one counts, but for one whose own screens have gone.
  ///
  /// - Returns: whether the best so far is this coordinator or below it.
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
