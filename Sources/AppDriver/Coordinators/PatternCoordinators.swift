import Coordinators
import HeadlessUIKit

/// The coordinators of an app that uses the module `Coordinators`, from its app delegate down.
///
/// The roots are the coordinators that the delegate stores; a coordinator is in charge of the
/// screen that its root view controller leads to, unless a child is.
struct PatternCoordinators: CoordinatorTree {
  private let roots: [WeakCoordinator]

  /// Finds the roots among the delegate's stored properties; nil where it stores none.
  ///
  /// That costs some microseconds, once a launch, when a tree is first asked for.
  init?(delegate: any UIApplicationDelegate) {
    roots = Mirror(reflecting: delegate).children.compactMap { child in
      (child.value as? any Coordinator).map { WeakCoordinator(coordinator: $0) }
    }
    if roots.isEmpty { return nil }
  }

  /// - Complexity: O(coordinators × controllers), without allocating for more than the path.
  func path(to standing: Standing) -> [String] {
    let path = coordinators(to: standing)
    var names: [String] = []
    names.reserveCapacity(path.count)
    for place in path.indices.reversed() { names.append(TypeNames.name(of: type(of: path[place]))) }
    return names
  }

  func snapshots(
    visible: Standing, screens: [(name: String, standing: Standing)],
    leftBehind: Set<ObjectIdentifier>
  ) -> [CoordinatorSnapshot] {
    let inCharge = coordinators(to: visible).first
    var owned: [ObjectIdentifier: [String]] = [:]
    for screen in screens {
      guard let owner = coordinators(to: screen.standing).first else { continue }
      owned[ObjectIdentifier(owner), default: []].append(screen.name)
    }
    func snapshot(_ coordinator: any Coordinator) -> CoordinatorSnapshot {
      CoordinatorSnapshot(
        type: TypeNames.name(of: type(of: coordinator)),
        screens: owned[ObjectIdentifier(coordinator)] ?? [],
        isInCharge: coordinator === inCharge,
        isLeftBehind: leftBehind.contains(ObjectIdentifier(coordinator)),
        children: coordinator.childCoordinators.map(snapshot))
    }
    return roots.compactMap(\.coordinator).map(snapshot)
  }

  func holders(of controller: UIViewController) -> [AnyObject] {
    var holders: [AnyObject] = []
    func visit(_ coordinator: any Coordinator) {
      if coordinator.rootViewController === controller { holders.append(coordinator) }
      coordinator.childCoordinators.forEach(visit)
    }
    roots.compactMap(\.coordinator).forEach(visit)
    return holders
  }

  /// The coordinator in charge and those above it, up to a root.
  private func coordinators(to standing: Standing) -> [any Coordinator] {
    var search = Search(standing: standing)
    for root in roots {
      if let coordinator = root.coordinator { search.visit(coordinator) }
    }
    return search.path
  }
}

private struct WeakCoordinator {
  weak var coordinator: (any Coordinator)?
}

/// Looks for the coordinator in charge, from a root down.
private struct Search {
  let standing: Standing
  /// The coordinator in charge and those above it, up to a root.
  private(set) var path: [any Coordinator] = []
  private var bestRank = Int.max

  init(standing: Standing) { self.standing = standing }

  /// Goes through a coordinator and its children; of two in charge of the same controller the
  /// deeper one counts.
  ///
  /// - Returns: whether the best so far is this coordinator or below it.
  @discardableResult
  mutating func visit(_ coordinator: any Coordinator) -> Bool {
    var isBest = false
    if let root = coordinator.rootViewController, let rank = standing.rank(of: root),
      rank <= bestRank
    {
      bestRank = rank
      path.removeAll(keepingCapacity: true)
      isBest = true
    }
    for child in coordinator.childCoordinators where visit(child) { isBest = true }
    if isBest { path.append(coordinator) }
    return isBest
  }
}
