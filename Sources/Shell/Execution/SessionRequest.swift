import AppDriver

/// A request from the interpreter to the session.
///
/// The caller performs it, synchronously or asynchronously, and passes the outcome to `receive`.
enum SessionRequest {
  case launch(LaunchContext)
  case perform(UserAction)
}
