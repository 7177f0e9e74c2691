import Coordinators
import HeadlessUIKit

/// What the module `Coordinators` knows about an app that uses it, from the app delegate down.
///
/// The roots are the coordinators that the delegate stores. A coordinator is in charge of its root
/// view controller's screens, except those that a child is in charge of.
struct PatternCoordinators {
  private let roots: [WeakCoordinator]

  /// Finds the roots among the delegate's stored properties; nil if it stores none.
  ///
  /// This takes some microseconds, once per launch, when an owner is first requested.
  init?(delegate: any UIApplicationDelegate) {
    roots = Mirror(reflecting: delegate).children.compactMap { child in
      (child.value as? any Coordinator).map { WeakCoordinator(coordinator: $0) }
    }
    if roots.isEmpty { return nil }
  }

  /// Searches for the coordinator in charge of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's controller and the controllers behind it.
  ///   - retired: Coordinators whose own screens are all gone; these are chosen last.
  /// - Returns: The completed search.
  /// - Complexity: O(coordinators × controllers); allocates only the path.
  func search(_ screen: ControllerAncestry, retired: Set<ObjectIdentifier>) -> PatternSearch {
    var search = PatternSearch(screen: screen, retired: retired)
    for root in roots {
      if let coordinator = root.coordinator { search.visit(coordinator) }
    }
    return search
  }

  /// Whether a coordinator is one of the roots or one of their descendants.
  func lists(_ object: AnyObject) -> Bool {
    func visit(_ coordinator: any Coordinator) -> Bool {
      coordinator === object || coordinator.childCoordinators.contains(where: visit)
    }
    return roots.contains { $0.coordinator.map(visit) ?? false }
  }

  /// The coordinators whose root view controller is the given controller.
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

  /// Whether any of the given coordinators has children or an attached root view controller.
  func mayBeInCharge(_ coordinators: Set<ObjectIdentifier>) -> Bool {
    func visit(_ coordinator: any Coordinator) -> Bool {
      coordinators.contains(ObjectIdentifier(coordinator))
        && (!coordinator.childCoordinators.isEmpty
          || coordinator.rootViewController?.isInHierarchy == true)
        || coordinator.childCoordinators.contains(where: visit)
    }
    return roots.contains { $0.coordinator.map(visit) ?? false }
  }

  /// All coordinators, each below its parent.
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
