import HeadlessUIKit

/// A controller that has been on the screen.
final class TrackedScreen {
  private let reference: Unmanaged<UIViewController>
  let isContainer: Bool
  /// Its coordinators' places on record.
  let coordinators: [Int]
  /// Whether its coordinator was gone before it was first seen.
  let isOrphan: Bool
  /// Whether that was so when the check began, while the app was running.
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

  /// The controller, which must be alive: it was found so in the latest scan.
  var controller: UIViewController { reference.takeUnretainedValue() }
}
