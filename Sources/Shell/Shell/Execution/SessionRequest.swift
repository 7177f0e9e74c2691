import AppDriver
import VirtualClock

/// A request from the interpreter to the session.
///
/// The caller performs the request, and passes its outcome to `Execution.receive`.
enum SessionRequest {
  /// Launches the app; a replay restores an earlier state. If it starts afresh, the app finds
  /// nothing of what it has left, such as files.
  case launch(LaunchContext, isReplay: Bool, startsAfresh: Bool)
  case perform(UserAction)
  /// Waits until something may have changed.
  case waitForChange(atMost: Double, within: TimeBudget)
}
