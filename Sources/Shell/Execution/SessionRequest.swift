import AppDriver
import VirtualClock

/// A request from the interpreter to the session.
///
/// The caller performs the request, synchronously or asynchronously, and passes its outcome to
/// `Execution.receive`.
enum SessionRequest {
  /// Launches the app; a replay restores an earlier state.
  case launch(LaunchContext, isReplay: Bool)
  case perform(UserAction)
  /// Waits until something may have changed.
  case waitForChange(atMost: Double, within: TimeBudget)
}
