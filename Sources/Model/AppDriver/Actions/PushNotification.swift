import Foundation

/// A notification of a server, with the payload of the Apple Push Notification service.
public nonisolated struct PushNotification: Sendable, Hashable, Codable {
  /// The payload as JSON.
  public let payload: String
  /// The path of the file that contains it; `nil` if there is none.
  package var file: String?

  /// Creates a notification; the result is `nil` if the text isn't an object in JSON with an object
  /// `aps`, as in Simulator's `.apns` files.
  public init?(payload: String) {
    guard Self.values(of: payload)?["aps"] is [String: Any] else { return nil }
    self.payload = payload
  }

  /// The keys and values of the payload.
  var values: [String: Any] { Self.values(of: payload) ?? [:] }

  private static func values(of payload: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(payload.utf8))) as? [String: Any]
  }
}

/// The user's answer to a notification.
public nonisolated enum NotificationAnswer: Sendable, Hashable, Codable {
  /// Taps the notification.
  case tap
  /// Removes the notification by a swipe.
  case dismiss
  /// Taps the button with the given title or identifier, after typing a text if it asks for one.
  case action(String, text: String?)
}

/// The notification that a user looks at: one that comes from a server now, or one that the app has
/// scheduled or that has arrived, by its identifier or its title.
public nonisolated enum NotificationSource: Sendable, Hashable, Codable {
  case push(PushNotification)
  case named(String)
}
