import HeadlessUIKit
import StrongReferences

/// The coordinators that hold controllers, directly or through objects of their own.
struct CoordinatorHolders {
  /// The maximum number of a coordinator's own objects between it and a controller.
  private static let reach = 2

  private var holders: [ObjectIdentifier: [Int]] = [:]
  /// The routers by place.
  ///
  /// A router is a coordinator itself, or an object with which other coordinators show screens.
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

  /// The coordinators that hold a controller directly.
  ///
  /// A router is replaced by the coordinators that use it.
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

  /// The coordinators that hold a controller directly or, if there are none, through an object of
  /// their own, such as a view model.
  func all(of controller: UIViewController) -> [Int] {
    let direct = direct(of: controller)
    return direct.isEmpty ? holdersThroughObjects(of: controller) : direct
  }

  /// Whether an object is a router with which several coordinators show screens.
  ///
  /// Such a router owns none of the screens; a router with a single user may be a child of that
  /// user.
  func isSharedRouter(at place: Int) -> Bool { Set(usersOfRouter(at: place)).count > 1 }

  /// The coordinators that show screens with a router; none if the object is not a router.
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
