import Coordinators
import HeadlessUIKit

/// The coordinators of an app that uses the module `Coordinators`, from its app delegate down.
///
/// The roots are the coordinators that the delegate stores; a coordinator is in charge of the
/// screen that its root view controller leads to, unless a child is.
struct CoordinatorTree {
  private let roots: [WeakCoordinator]

  /// Finds the roots among the delegate's stored properties, which costs some microseconds: once a
  /// launch, when a tree is first asked for.
  init(delegate: any UIApplicationDelegate) {
    roots = Mirror(reflecting: delegate).children.compactMap { child in
      (child.value as? any Coordinator).map { WeakCoordinator(coordinator: $0) }
    }
  }

  /// The path of coordinators to the one in charge of the first of these controllers that any
  /// coordinator is in charge of.
  ///
  /// - Complexity: O(coordinators × controllers), without allocating for more than the path.
  func path(to controllers: Standing) -> [any Coordinator] {
    var search = Search(controllers: controllers)
    for root in roots {
      if let coordinator = root.coordinator { search.visit(coordinator) }
    }
    return search.best
  }

  /// The coordinators as values.
  ///
  /// - Parameters:
  ///   - visible: the visible controller and those that it stands on.
  ///   - screens: the screens to be listed, each with its own such list.
  /// - Returns: the roots, with their children within.
  func snapshots(
    visible: Standing, screens: [(name: String, standing: Standing)]
  ) -> [CoordinatorSnapshot] {
    let inCharge = path(to: visible).last
    var owned: [ObjectIdentifier: [String]] = [:]
    for screen in screens {
      guard let owner = path(to: screen.standing).last else { continue }
      owned[ObjectIdentifier(owner), default: []].append(screen.name)
    }
    func snapshot(_ coordinator: any Coordinator) -> CoordinatorSnapshot {
      CoordinatorSnapshot(
        type: TypeNames.name(of: type(of: coordinator)),
        screens: owned[ObjectIdentifier(coordinator)] ?? [],
        isInCharge: coordinator === inCharge,
        children: coordinator.childCoordinators.map(snapshot))
    }
    return roots.compactMap(\.coordinator).map(snapshot)
  }
}

private struct WeakCoordinator {
  weak var coordinator: (any Coordinator)?
}

/// Looks for the coordinator in charge, from a root down.
private struct Search {
  let controllers: Standing
  private var bestRank = Int.max
  private var reversedPath: [any Coordinator] = []

  init(controllers: Standing) { self.controllers = controllers }

  /// The coordinator in charge and those above it, from the root down.
  var best: [any Coordinator] {
    var path: [any Coordinator] = []
    path.reserveCapacity(reversedPath.count)
    for place in reversedPath.indices.reversed() { path.append(reversedPath[place]) }
    return path
  }

  /// Goes through a coordinator and its children; of two in charge of the same controller the
  /// deeper one counts.
  ///
  /// - Returns: whether the best so far is this coordinator or below it.
  @discardableResult
  mutating func visit(_ coordinator: any Coordinator) -> Bool {
    var isBest = false
    if let root = coordinator.rootViewController, let rank = controllers.rank(of: root),
      rank <= bestRank
    {
      bestRank = rank
      reversedPath.removeAll(keepingCapacity: true)
      isBest = true
    }
    for child in coordinator.childCoordinators where visit(child) { isBest = true }
    if isBest { reversedPath.append(coordinator) }
    return isBest
  }
}
