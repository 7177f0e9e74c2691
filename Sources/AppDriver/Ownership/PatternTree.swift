import Coordinators
import HeadlessUIKit

/// The coordinators of an app that uses the `Coordinators` module at one moment, each before its children.
///
/// Children and root view controllers may be computed by the app's code, so they are asked for once.
struct PatternTree {
  private struct Entry {
    let coordinator: any Coordinator
    let root: UIViewController?
    /// The index of the parent; -1 for a root.
    let parent: Int
  }

  private var entries: ContiguousArray<Entry> = []

  /// Creates an empty tree.
  ///
  /// - Parameter capacity: The number of coordinators that are probably there.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds a coordinator and its descendants.
  mutating func add(_ coordinator: any Coordinator, under parent: Int = -1) {
    let place = entries.count
    entries.append(
      Entry(coordinator: coordinator, root: coordinator.rootViewController, parent: parent))
    for child in coordinator.childCoordinators { add(child, under: place) }
  }

  /// Returns whether an object is one of the coordinators.
  func contains(_ object: AnyObject) -> Bool {
    for place in entries.indices where entries[place].coordinator === object { return true }
    return false
  }

  /// Returns the coordinators whose root view controller is the given controller.
  func holders(of controller: UIViewController) -> [AnyObject] {
    var holders: [AnyObject] = []
    for place in entries.indices where entries[place].root === controller {
      holders.append(entries[place].coordinator)
    }
    return holders
  }

  /// Returns whether any of the given coordinators has children, or a root view controller in a
  /// window.
  func mayBeInCharge(_ coordinators: Set<ObjectIdentifier>) -> Bool {
    for place in entries.indices
    where coordinators.contains(ObjectIdentifier(entries[place].coordinator)) {
      // A child comes right after its parent.
      let hasChildren = place + 1 < entries.count && entries[place + 1].parent == place
      if hasChildren || entries[place].root?.isInHierarchy == true { return true }
    }
    return false
  }

  /// Searches for the coordinator in charge of a screen.
  ///
  /// If two coordinators have the same rank, the deeper one wins unless its own screens have all
  /// been removed.
  ///
  /// - Parameters:
  ///   - screen: The screen's controller and the controllers behind it.
  ///   - retired: The coordinators whose own screens have all been removed. One of these is chosen
  ///     only if there is no other candidate.
  /// - Returns: What was found.
  /// - Complexity: O(coordinators × controllers). Nothing is allocated.
  func search(_ screen: ControllerAncestry, retired: Set<ObjectIdentifier>) -> PatternSearch {
    var search = PatternSearch()
    for place in entries.indices {
      guard let root = entries[place].root, let rank = screen.rank(of: root), rank <= search.rank
      else { continue }
      let isRetired =
        !retired.isEmpty && retired.contains(ObjectIdentifier(entries[place].coordinator))
      guard rank < search.rank || !isRetired || search.isRetired else { continue }
      search.rank = rank
      search.isRetired = isRetired
      search.place = place
    }
    return search
  }

  /// Returns a coordinator.
  func coordinator(at place: Int) -> any Coordinator { entries[place].coordinator }

  /// Calls a closure with a coordinator, and then with those above it.
  func forEach(upFrom place: Int, _ body: (any Coordinator) -> Void) {
    var next = place
    while next >= 0 {
      body(entries[next].coordinator)
      next = entries[next].parent
    }
  }
}

/// The result of a search for the coordinator in charge of a screen.
struct PatternSearch {
  /// The index of the coordinator in charge in the tree; -1 if there is none.
  fileprivate(set) var place = -1
  /// The index, in the screen's ancestry, of the root view controller that belongs to the
  /// coordinator in charge; `Int.max` if there is none.
  fileprivate(set) var rank = Int.max
  /// Whether the coordinator in charge no longer has any screens of its own.
  fileprivate(set) var isRetired = false
}
