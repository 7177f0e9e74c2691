import AppDriver

/// A request from the interpreter to the session.
///
/// The caller performs the request, synchronously or asynchronously, and passes its outcome to
/// `Execution.receive`.
enum SessionRequest {
  case launch(LaunchContext)
  case perform(UserAction)
}
