import HeadlessUIKit
import StrongReferences

/// The coordinators that hold controllers, either directly or through objects of their own.
struct CoordinatorHolders {
  /// The maximum number of the coordinator's own objects on the path to a controller.
  private static let reach = 2

  private var holders: [ObjectIdentifier: [Int]] = [:]
  /// The routers, keyed by their indices in the forest.
  ///
  /// A router is either a coordinator itself or an object that other coordinators use to show
  /// screens.
  private var routers: [Int: AnyObject] = [:]
  private var objects: [(place: Int, object: AnyObject)] = []

  /// Records the objects that a coordinator holds.
  mutating func add(_ coordinator: AnyObject, at place: Int) {
    if CoordinatorRule.isRouter(coordinator) { routers[place] = coordinator }
    var own: [AnyObject] = []
    OwnershipSources.reader.forEachReference(of: coordinator) { target, _ in
      holders[ObjectIdentifier(target), default: []].append(place)
      if !(target is UIResponder), !CoordinatorRule.holds(for: target) { own.append(target) }
    }
    for object in own { objects.append((place, object)) }
  }

  /// Returns the indices of the coordinators that hold a controller directly.
  ///
  /// If a router holds the controller, the result contains the coordinators that use the router.
  func direct(of controller: UIViewController) -> [Int] {
    var found: [Int] = []
    for holder in holders[ObjectIdentifier(controller)] ?? [] {
      let users = usersOfRouter(at: holder)
      for place in users.isEmpty ? [holder] : users where !found.contains(place) {
        found.append(place)
      }
    }
    return found
  }

  /// Returns the indices of the coordinators that hold a controller directly or, if there are none,
  /// of those that hold it through an object of their own, such as a view model.
  func all(of controller: UIViewController) -> [Int] {
    let direct = direct(of: controller)
    return direct.isEmpty ? holdersThroughObjects(of: controller) : direct
  }

  /// Returns whether the object at an index is a router that several coordinators use to show
  /// screens.
  ///
  /// Such a router owns none of the screens. A router with a single user may be that user's child.
  func isSharedRouter(at place: Int) -> Bool { Set(usersOfRouter(at: place)).count > 1 }

  /// Returns the indices of the coordinators that use a router; empty if the object is not a
  /// router.
  private func usersOfRouter(at place: Int) -> [Int] {
    guard let router = routers[place] else { return [] }
    let direct = (holders[ObjectIdentifier(router)] ?? []).filter { routers[$0] == nil }
    return direct.isEmpty ? holdersThroughObjects(of: router).filter { routers[$0] == nil } : direct
  }

  private func holdersThroughObjects(of target: AnyObject) -> [Int] {
    objects.filter { entry in
      var isFound = false
      _ = ReferenceGraph(
        from: [ReferenceGraph.Root("", entry.object)], reader: OwnershipSources.reader,
        bounds: ReferenceGraph.Bounds(depth: Self.reach)
      ) { node in
        if node.object === target { isFound = true }
        if isFound { return .stop }
        return node.object is UIResponder || CoordinatorRule.holds(for: node.object)
          ? .pass : .follow
      }
      return isFound
    }.map(\.place)
  }
}
