import HeadlessUIKit
import StrongReferences

/// Which coordinators hold a controller, themselves or by way of objects of their own.
struct CoordinatorHolders {
  /// How many objects of a coordinator's own may lie between it and a controller.
  private static let reach = 2

  private var holders: [ObjectIdentifier: [Int]] = [:]
  /// The routers by their places: coordinators in their own right, or what others show screens with.
  private var routers: [Int: ObjectIdentifier] = [:]
  private var objects: [(place: Int, object: AnyObject)] = []

  /// Notes what a coordinator holds.
  mutating func add(_ coordinator: AnyObject, at place: Int) {
    if CoordinatorRule.isNameOfRouter(TypeNames.name(of: type(of: coordinator))) {
      routers[place] = ObjectIdentifier(coordinator)
    }
    var own: [AnyObject] = []
    OwnershipSources.reader.forEachReference(of: coordinator) { target, _ in
      holders[ObjectIdentifier(target), default: []].append(place)
      if !(target is UIResponder), !CoordinatorRule.holds(for: target) { own.append(target) }
    }
    for object in own { objects.append((place, object)) }
  }

  /// Those that hold a controller themselves.
  func direct(of controller: UIViewController) -> [Int] {
    holders[ObjectIdentifier(controller)] ?? []
  }

  /// Those that hold a controller themselves, or else by way of an object of their own, such as a
  /// router.
  func all(of controller: UIViewController) -> [Int] {
    let direct = direct(of: controller)
    guard !direct.isEmpty else { return holdersThroughObjects(of: controller) }
    let usersOfRouters = direct.map { place in
      (routers[place].flatMap { holders[$0] } ?? []).filter { routers[$0] == nil }
    }
    return usersOfRouters.contains(where: \.isEmpty) ? direct : usersOfRouters.flatMap(\.self)
  }

  private func holdersThroughObjects(of controller: UIViewController) -> [Int] {
    objects.filter { entry in
      var isFound = false
      _ = ReferenceGraph(
        from: [ReferenceGraph.Root("", entry.object)], reader: OwnershipSources.reader,
        bounds: ReferenceGraph.Bounds(depth: Self.reach)
      ) { node in
        if node.object === controller { isFound = true }
        if isFound { return .stop }
        return node.object is UIResponder || CoordinatorRule.holds(for: node.object)
          ? .pass : .follow
      }
      return isFound
    }.map(\.place)
  }
}
