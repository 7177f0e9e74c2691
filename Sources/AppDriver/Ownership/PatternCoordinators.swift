import Coordinators
import HeadlessUIKit

/// What the module `Coordinators` says of an app that uses it, from its app delegate down.
///
/// The roots are the coordinators that the delegate stores; a coordinator is in charge of the
/// screen that its root view controller leads to, unless a child is.
struct PatternCoordinators {
  private let roots: [WeakCoordinator]

  /// Finds the roots among the delegate's stored properties; nil where it stores none.
  ///
  /// That costs some microseconds, once a launch, when an owner is first asked for.
  init?(delegate: any UIApplicationDelegate) {
    roots = Mirror(reflecting: delegate).children.compactMap { child in
      (child.value as? any Coordinator).map { WeakCoordinator(coordinator: $0) }
    }
    if roots.isEmpty { return nil }
  }

  /// The coordinator in charge of a screen.
  ///
  /// - Parameters:
  ///   - screen: the screen's controller with those that it stands on.
  ///   - retired: coordinators whose own screens have all gone; they come last.
  /// - Returns: the search at its end.
  /// - Complexity: O(coordinators × controllers), without allocating for more than the path.
  func search(_ screen: ControllerAncestry, retired: Set<ObjectIdentifier>) -> PatternSearch {
    var search = PatternSearch(screen: screen, retired: retired)
    for root in roots {
      if let coordinator = root.coordinator { search.visit(coordinator) }
    }
    return search
  }

  /// Whether a coordinator is one of the roots or a child of one.
  func lists(_ object: AnyObject) -> Bool {
    func visit(_ coordinator: any Coordinator) -> Bool {
      coordinator === object || coordinator.childCoordinators.contains(where: visit)
    }
    return roots.contains { $0.coordinator.map(visit) ?? false }
  }

  /// The coordinators that have a controller for their root.
  func holders(of controller: UIViewController) -> [AnyObject] {
    var holders: [AnyObject] = []
    for root in roots {
      if let coordinator = root.coordinator {
        Self.add(coordinator, to: &holders, ifRootIs: controller)
      }
    }
    return holders
  }

  private static func add(
    _ coordinator: any Coordinator, to holders: inout [AnyObject],
    ifRootIs controller: UIViewController
  ) {
    if coordinator.rootViewController === controller { holders.append(coordinator) }
    for child in coordinator.childCoordinators { add(child, to: &holders, ifRootIs: controller) }
  }

  /// Whether one of some coordinators has children, or a root view controller that is up.
  func mayBeInCharge(_ coordinators: Set<ObjectIdentifier>) -> Bool {
    func visit(_ coordinator: any Coordinator) -> Bool {
      coordinators.contains(ObjectIdentifier(coordinator))
        && (!coordinator.childCoordinators.isEmpty
          || coordinator.rootViewController?.isInHierarchy == true)
        || coordinator.childCoordinators.contains(where: visit)
    }
    return roots.contains { $0.coordinator.map(visit) ?? false }
  }

  /// All coordinators, each under its parent.
  func forest() -> CoordinatorForest {
    var forest = CoordinatorForest()
    for root in roots {
      if let coordinator = root.coordinator { Self.add(coordinator, to: &forest, under: nil) }
    }
    return forest
  }

  /// Adds a coordinator with its children.
  static func add(
    _ coordinator: any Coordinator, to forest: inout CoordinatorForest, under parent: Int?
  ) {
    guard forest.place(of: coordinator) == nil else { return }
    let place = forest.add(coordinator, parent: parent)
    for child in coordinator.childCoordinators { add(child, to: &forest, under: place) }
  }
}

private struct WeakCoordinator {
  weak var coordinator: (any Coordinator)?
}
