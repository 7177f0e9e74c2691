import Coordinators
import HeadlessUIKit
import StrongReferences

/// The trees of coordinators in an app that uses the `Coordinators` module.
///
/// The roots are the coordinators that the app delegate stores. A coordinator is in charge of its
/// root view controller's screens, except those that one of its children is in charge of.
struct PatternCoordinators {
  private let roots: [Root]

  /// Finds the roots among the delegate's stored properties; returns `nil` if there are none.
  ///
  /// This takes several microseconds. It happens once per launch, when an owner is first requested.
  init?(delegate: any UIApplicationDelegate) {
    roots = StoredObjects.objects(of: delegate).compactMap(Root.init)
    if roots.isEmpty { return nil }
  }

  /// The roots and their descendants as they are now.
  var tree: PatternTree {
    var tree = PatternTree(capacity: 16)
    for root in roots {
      if let coordinator = root.coordinator { tree.add(coordinator) }
    }
    return tree
  }

  /// Visits the classes of all coordinators, each before its children, with the number of
  /// coordinators above it, which is at most 64.
  func forEach(_ body: (_ type: AnyClass, _ depth: Int) -> Void) {
    func visit(_ coordinator: any Coordinator, _ depth: Int) {
      body(type(of: coordinator), depth)
      guard depth < 64 else { return }
      for child in coordinator.childCoordinators { visit(child, depth + 1) }
    }
    for root in roots {
      if let coordinator = root.coordinator { visit(coordinator, 0) }
    }
  }

  /// Returns all coordinators, arranged in trees.
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

/// A coordinator that the delegate stores, which isn't kept alive.
///
/// A weak reference would slow down retaining and releasing it.
private struct Root {
  private let reference: UnownedReference
  /// Valid as long as the object is alive.
  private unowned(unsafe) let object: any Coordinator

  /// Returns `nil` if the object isn't a coordinator.
  @MainActor init?(_ object: AnyObject) {
    // The class is asked first: a cast of an object that isn't one searches all conformances of the
    // program five times.
    guard type(of: object) is any Coordinator.Type, let object = object as? any Coordinator else {
      return nil
    }
    reference = UnownedReference(object)
    self.object = object
  }

  /// The coordinator; `nil` if it has been freed.
  var coordinator: (any Coordinator)? {
    guard let target = reference.target else { return nil }
    return withExtendedLifetime(target) { object }
  }
}
