import Coordinators
import HeadlessUIKit

/// The coordinators of an app that uses the `Coordinators` module at one moment, each before its
/// children.
///
/// Children and root view controllers may be computed by the app's code, so they are asked for
/// once.
struct PatternTree {
  private struct Entry {
    let coordinator: any Coordinator
    let root: UIViewController?
    /// The index of the parent; -1 for a root.
    let parent: Int
  }

  private var entries: ContiguousArray<Entry> = []
  /// The indices of the entries that may be in charge of a screen; `nil` if they aren't known.
  private var searched: [Int]?

  /// Creates an empty tree.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds a coordinator and its descendants.
  mutating func add(_ coordinator: any Coordinator, under parent: Int = -1) {
    let place = entries.count
    entries.append(
      Entry(coordinator: coordinator, root: coordinator.rootViewController, parent: parent))
    for child in coordinator.childCoordinators { add(child, under: place) }
  }

  /// Limits searches to coordinators whose root view controller is in a window.
  ///
  /// No other one can be in charge of a screen that is in a window.
  ///
  /// - Returns: Whether any of the given coordinators, or of those below it, may be in charge of
  ///   one.
  mutating func limitToHierarchy(mayFind coordinators: Set<ObjectIdentifier>) -> Bool {
    let searched = entries.indices.filter {
      guard let root = entries[$0].root else { return false }
      return !root.isDormant && root.isInHierarchy
    }
    self.searched = searched
    for place in searched {
      var next = place
      while next >= 0 {
        if coordinators.contains(ObjectIdentifier(entries[next].coordinator)) { return true }
        next = entries[next].parent
      }
    }
    return false
  }

  /// Returns whether an object is one of the coordinators.
  func contains(_ object: AnyObject) -> Bool {
    // Usually, it is one that may be in charge of a screen.
    for place in searched ?? [] where entries[place].coordinator === object { return true }
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

  /// Searches for the coordinator in charge of a screen.
  ///
  /// If two coordinators have the same rank, the deeper one wins unless its own screens have all
  /// been removed.
  ///
  /// - Parameters:
  ///   - screen: The screen's controller and the controllers behind it.
  ///   - retired: The coordinators whose own screens have all been removed. One of these is chosen
  ///     only if there is no other candidate.
  /// - Returns: The objects that were found.
  /// - Complexity: O(coordinators × controllers). Nothing is allocated.
  func search(_ screen: ControllerAncestry, retired: Set<ObjectIdentifier>) -> PatternSearch {
    var search = PatternSearch()
    if let searched {
      for place in searched { extend(&search, to: place, screen, retired) }
    } else {
      for place in entries.indices { extend(&search, to: place, screen, retired) }
    }
    return search
  }

  private func extend(
    _ search: inout PatternSearch, to place: Int, _ screen: ControllerAncestry,
    _ retired: Set<ObjectIdentifier>
  ) {
    guard let root = entries[place].root, let rank = screen.rank(of: root), rank <= search.rank
    else { return }
    let isRetired =
      !retired.isEmpty && retired.contains(ObjectIdentifier(entries[place].coordinator))
    guard rank < search.rank || !isRetired || search.isRetired else { return }
    search.rank = rank
    search.isRetired = isRetired
    search.place = place
  }

  /// Returns a coordinator.
  func coordinator(at place: Int) -> any Coordinator { entries[place].coordinator }

  /// Returns the coordinator whose child an object is; `nil` if there is none.
  func parent(of object: AnyObject) -> AnyObject? {
    // The wanted object has usually been added last.
    for place in entries.indices.reversed() where entries[place].coordinator === object {
      let parent = entries[place].parent
      return parent < 0 ? nil : entries[parent].coordinator
    }
    return nil
  }

  /// Calls a closure with the coordinators above one, the nearest first.
  func forEachAncestor(of object: AnyObject, _ body: (any Coordinator) -> Void) {
    for place in entries.indices.reversed() where entries[place].coordinator === object {
      return forEach(upFrom: entries[place].parent, body)
    }
  }

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
