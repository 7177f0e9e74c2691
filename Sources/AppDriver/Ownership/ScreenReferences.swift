/// The coordinators to which a screen refers, by itself or by way of an object of its own.
struct ScreenReferences {
  /// Those to which it refers weakly or unowned: its delegate, what its closures call.
  private(set) var delegates: [AnyObject] = []
  /// Those that it keeps alive.
  private(set) var held: [AnyObject] = []
  /// Whether there is a reference to a coordinator, or a delegate, that is gone.
  var isOrphan = false

  /// All of them, each once.
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
