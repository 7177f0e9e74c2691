/// A kind of action that leads from screen to screen.
public nonisolated enum MoveKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Taps the Back button or swipes from the left edge.
  case back
  /// Swipes from the left edge and releases the screen halfway.
  case cancelBack = "cancel back"
  /// Swipes a sheet down.
  case dismiss
  /// Swipes a sheet halfway down and releases it.
  case cancelDismiss = "cancel dismiss"
  case select
  /// Taps a button, also after filling the screen's fields.
  case tap
  /// Taps a field.
  case edit
  /// Fills the screen's fields and taps the Return key.
  case submit
  case toggle
  case choose
  case search
  case swipe
  case press
  case refresh
  case scroll
  case tab
  case page
  /// Opens a link.
  case open
  /// Taps a notification.
  case notify
  case wait
  /// Turns the device, changes its size, or leaves the app.
  case device
}
