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

  /// The value in `aps` that a device would ignore because of its type; `nil` if there is none.
  package var problem: String? {
    let aps = values["aps"] as? [String: Any] ?? [:]
    if let alert = aps["alert"], !(alert is String), !(alert is [String: Any]) {
      return "\"alert\" in \"aps\" must be a text or an object"
    }
    // A truth value of JSON is a number, too.
    if let badge = aps["badge"], badge is Bool || ((badge as? Int) ?? -1) < 0 {
      return "\"badge\" in \"aps\" must be a whole number, 0 or above"
    }
    let alert = aps["alert"] as? [String: Any] ?? [:]
    for (name, string) in [("title", "title-loc"), ("subtitle", "subtitle-loc"), ("body", "loc")] {
      for key in [name, string + "-key"] where alert[key].map({ !($0 is String) }) ?? false {
        return "\"\(key)\" in \"alert\" must be a text"
      }
      if let arguments = alert[string + "-args"], !(arguments is [String]) {
        return "\"\(string)-args\" in \"alert\" must be a list of texts"
      }
    }
    return nil
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
