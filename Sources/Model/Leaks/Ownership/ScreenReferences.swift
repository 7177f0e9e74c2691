/// The coordinators that a screen references, directly or through an object of its own.
struct ScreenReferences {
  /// The coordinators to which the screen has weak or unowned references, as its delegates or in
  /// closures.
  private(set) var delegates: [AnyObject] = []
  /// The coordinators that the screen holds strongly.
  private(set) var held: [AnyObject] = []
  /// Whether the screen references a coordinator or delegate that has been freed.
  var isOrphan = false

  /// All coordinators that the screen references, without duplicates.
  var coordinators: [AnyObject] {
    if delegates.isEmpty { return held }
    return held + delegates.filter { delegate in !held.contains { $0 === delegate } }
  }

  mutating func add(_ coordinator: AnyObject, isLoose: Bool) {
    if isLoose {
      Self.add(coordinator, to: &delegates)
    } else {
      Self.add(coordinator, to: &held)
    }
  }

  private static func add(_ coordinator: AnyObject, to list: inout [AnyObject]) {
    if !list.contains(where: { $0 === coordinator }) { list.append(coordinator) }
  }
}
