import HeadlessUIKit

/// A controller that has been on screen.
///
/// It retains nothing, and so does a scan of many of them.
struct TrackedScreen {
  private let reference: Unmanaged<UIViewController>
  let isContainer: Bool
  /// The index of the screen's first coordinator in the records; -1 if there is none.
  private(set) var coordinator: Int
  /// Whether the screen has several coordinators.
  private(set) var hasMoreCoordinators: Bool
  /// Whether the screen's coordinator had already been freed when the screen was first scanned.
  private(set) var isOrphan: Bool
  /// Whether the screen was already an orphan when the check started in a running app.
  private var isOldOrphan = false
  private(set) var isAttached = false
  /// Whether a finding is about the controller, and nothing has happened to it since.
  var isDormant = false
  /// Whether the screen has become an orphan since the check started.
  var isNewOrphan: Bool { isOrphan && !isOldOrphan }
  /// The number of the latest scan in which the controller was alive.
  private(set) var scan = 0

  init(_ controller: UIViewController, isContainer: Bool, coordinators: [Int], isOrphan: Bool) {
    reference = .passUnretained(controller)
    self.isContainer = isContainer
    coordinator = coordinators.first ?? -1
    hasMoreCoordinators = coordinators.count > 1
    self.isOrphan = isOrphan
  }

  /// Records other coordinators in place of those that have been freed.
  mutating func assign(_ coordinators: [Int]) {
    coordinator = coordinators.first ?? -1
    hasMoreCoordinators = coordinators.count > 1
    isOrphan = false
  }

  /// Notes that the check starts now, in a running app.
  mutating func noteBeginning() { isOldOrphan = isOrphan }

  /// Notes that a scan has seen the controller.
  mutating func note(scan: Int, isAttached: Bool) {
    (self.scan, self.isAttached) = (scan, isAttached)
  }

  /// The controller.
  ///
  /// It must have been alive at the latest scan.
  var controller: UIViewController { reference.takeUnretainedValue() }
}
