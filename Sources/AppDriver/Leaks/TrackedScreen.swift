import HeadlessUIKit

/// A controller that has been on the screen.
final class TrackedScreen {
  private let reference: Unmanaged<UIViewController>
  let isContainer: Bool
  /// The indices of its coordinators in the records.
  let coordinators: [Int]
  /// Whether its coordinator was already gone when the screen was first scanned.
  let isOrphan: Bool
  /// Whether it was already an orphan when the check started, while the app was running.
  var isOldOrphan = false
  var isAttached = false
  /// The scan in which it was last found alive.
  var scan = 0

  init(_ controller: UIViewController, isContainer: Bool, coordinators: [Int], isOrphan: Bool) {
    reference = .passUnretained(controller)
    self.isContainer = isContainer
    self.coordinators = coordinators
    self.isOrphan = isOrphan
  }

  nonisolated deinit {}

  /// The controller, which must have been alive at the last scan.
  var controller: UIViewController { reference.takeUnretainedValue() }
}
