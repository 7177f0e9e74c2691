import StrongReferences

/// A coordinator that is or was in charge of screens.
///
/// It retains nothing, so that a scan of many of them counts no references. Its reference is kept
/// beside it.
struct TrackedCoordinator {
  private let place: UnownedReference.Place
  /// The coordinator's identity, which no other object has while the record exists.
  let identity: ObjectIdentifier
  let type: AnyClass
  /// The coordinator's number in the order in which coordinators were first seen.
  let order: Int
  /// The number of recorded controllers that refer to the coordinator.
  ///
  /// When this number is 0 and the coordinator has been freed, its record is removed.
  var referrers = 0
  /// Whether the coordinator has ever had a screen that is not a container.
  var hasOwnScreens = false
  /// The number of the coordinator's screens that are in a window.
  private var screens = 0
  /// The number of the coordinator's containers that are in a window.
  private var containers = 0
  /// Whether the coordinator's deallocation has been recorded.
  var isFreed = false
  /// Whether a finding is about the coordinator, and nothing has happened to it since.
  var isDormant = false

  /// Creates a record of a coordinator; the reference must exist as long as the record.
  init(_ coordinator: AnyObject, _ reference: UnownedReference, order: Int) {
    place = reference.place
    identity = ObjectIdentifier(coordinator)
    type = Swift.type(of: coordinator)
    self.order = order
  }

  /// Whether one of the coordinator's screens is in a window.
  ///
  /// Containers count only for a coordinator that has no other screens, because several
  /// coordinators may share a navigation controller.
  var isInCharge: Bool { hasOwnScreens ? screens > 0 : containers > 0 }

  /// Begins a count of the coordinator's controllers in windows.
  mutating func beginCount() { (screens, containers) = (0, 0) }

  /// Counts one of the coordinator's controllers in windows.
  mutating func count(isContainer: Bool) {
    if isContainer { containers += 1 } else { screens += 1 }
  }

  /// The coordinator; `nil` once it has been freed.
  var coordinator: AnyObject? { place.target }
  /// Whether the coordinator hasn't been freed.
  var isAlive: Bool { place.isAlive }
}
