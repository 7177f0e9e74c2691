import AppDriver

/// What the interpreter asks of the session.
///
/// Whoever runs it answers, settling the app as it can:
/// in the call, or by suspending.
enum SessionRequest {
  case launch(LaunchContext)
  case perform(UserAction)
}
