import StrongReferences

/// A coordinator that is or was in charge of screens.
final class TrackedCoordinator {
  private let reference: UnownedReference
  let type: AnyClass
  /// Its place in the order in which coordinators were first seen.
  let order: Int
  /// How many controllers on record refer to it; the record goes with the last, if it is gone too.
  var referrers = 0
  /// Whether it ever had a screen that is no container.
  var hasOwnScreens = false
  /// How many of its screens, and of its containers, a window leads to.
  var screens = 0
  var containers = 0
  /// Whether it was noted that the coordinator is gone.
  var isFreed = false

  init(_ coordinator: AnyObject, order: Int) {
    reference = UnownedReference(coordinator)
    type = Swift.type(of: coordinator)
    self.order = order
  }

  nonisolated deinit {}

  /// Whether one of its screens is up.
  ///
  /// A container counts only for a coordinator that has nothing else: a navigation controller may
  /// be shared by several.
  var isInCharge: Bool { hasOwnScreens ? screens > 0 : containers > 0 }

  /// The coordinator; nil once it is gone.
  var coordinator: AnyObject? { reference.target }
}
