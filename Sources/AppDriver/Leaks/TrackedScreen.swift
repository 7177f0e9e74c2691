import HeadlessUIKit

/// A controller that has been on screen.
struct TrackedScreen {
  private let reference: Unmanaged<UIViewController>
  let isContainer: Bool
  /// The indices of the screen's coordinators in the records.
  let coordinators: [Int]
  /// The first of them, which is read without the array; -1 if there is none.
  let firstCoordinator: Int
  let hasMoreCoordinators: Bool
  /// Whether the screen's coordinator had already been freed when the screen was first scanned.
  let isOrphan: Bool
  /// Whether the screen was already an orphan when the check started in a running app.
  private var isOldOrphan = false
  var isAttached = false
  /// Whether the screen has become an orphan since the check started.
  var isNewOrphan: Bool { isOrphan && !isOldOrphan }
  /// The number of the latest scan in which the controller was alive.
  var scan = 0

  init(_ controller: UIViewController, isContainer: Bool, coordinators: [Int], isOrphan: Bool) {
    reference = .passUnretained(controller)
    self.isContainer = isContainer
    self.coordinators = coordinators
    firstCoordinator = coordinators.first ?? -1
    hasMoreCoordinators = coordinators.count > 1
    self.isOrphan = isOrphan
  }

  /// Notes that the check starts now, in a running app.
  mutating func noteBeginning() { isOldOrphan = isOrphan }

  /// The controller.
  ///
  /// It must have been alive at the latest scan.
  var controller: UIViewController { reference.takeUnretainedValue() }
}
