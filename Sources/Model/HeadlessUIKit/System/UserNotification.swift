package import DeviceSettings
package import Foundation

/// A notification that waits for its time, or that has arrived.
package nonisolated struct UserNotification {
  /// The identifier; a notification replaces another one with the same.
  package let identifier: String
  package var title = ""
  package var subtitle = ""
  package var body = ""
  /// The number for the app's icon; `nil` to leave it.
  package var badge: Int?
  /// The identifier of the category, which has the actions.
  package var category = ""
  package var userInfo: [AnyHashable: Any] = [:]
  /// Whether it comes from a server.
  package var isRemote = false
  /// Whether a server wakes the app with it.
  package var wakesApp = false
  /// The time of arrival; `nil` until a notification without a time arrives.
  package var date: Date?
  /// The request of the app that has scheduled it.
  package var request: AnyObject?
  /// Returns the time after which it arrives again; `nil` if it doesn't.
  package var next: (() -> Date?)?
  /// The move of the device that lets it arrive; `nil` if it waits for a time.
  package var move: AwaitedMove?

  /// Creates a notification without texts.
  package init(identifier: String) { self.identifier = identifier }

  /// Reads a payload of the Apple Push Notification service, as in Simulator's `.apns` files.
  package init(payload: [String: Any], identifier: String) {
    self.init(identifier: identifier)
    isRemote = true
    userInfo = payload
    userInfo["Simulator Target Bundle"] = nil
    let aps = payload["aps"] as? [String: Any] ?? [:]
    body = aps["alert"] as? String ?? ""
    if let alert = aps["alert"] as? [String: Any] {
      title = Self.text(alert, "title", "title-loc")
      subtitle = Self.text(alert, "subtitle", "subtitle-loc")
      body = Self.text(alert, "body", "loc")
    }
    badge = aps["badge"] as? Int
    category = aps["category"] as? String ?? ""
    wakesApp = aps["content-available"] as? Int == 1
  }

  /// Returns a text of an alert, or that of the app's string with a key and arguments.
  private static func text(_ alert: [String: Any], _ name: String, _ string: String) -> String {
    if let text = alert[name] as? String { return text }
    guard let key = alert[string + "-key"] as? String else { return "" }
    let text = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let arguments = alert[string + "-args"] as? [String] ?? []
    var next = 0
    // Not by Foundation, which trusts a format that any payload can name.
    return text.replacing(/%%|%(?:(\d+)\$)?@/) { match in
      if match.0 == "%%" { return "%" }
      if match.1 == nil { next += 1 }
      let place = match.1.flatMap { Int($0) } ?? next
      return arguments.indices.contains(place - 1) ? arguments[place - 1] : String(match.0)
    }
  }

  /// The texts in one line.
  package var text: String {
    [title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// Whether the user sees anything of it.
  package var isVisible: Bool { !text.isEmpty }
}

/// A move of the device into a region or out of it, for which a notification waits.
package nonisolated struct AwaitedMove {
  /// Whether the notification waits again after it has arrived.
  let repeats: Bool
  /// Returns whether a move from one place to another is the awaited one.
  let includes: (_ old: DeviceLocation?, _ new: DeviceLocation?) -> Bool

  /// Creates a condition for moves.
  package init(
    repeats: Bool, includes: @escaping (_ old: DeviceLocation?, _ new: DeviceLocation?) -> Bool
  ) { (self.repeats, self.includes) = (repeats, includes) }
}

/// A button below a notification.
package nonisolated struct UserNotificationAction {
  package let identifier: String
  package let title: String
  /// Whether the button opens the app.
  package let opensApp: Bool
  /// Whether the user types a text first.
  package let asksForText: Bool

  /// Creates a button.
  package init(identifier: String, title: String, opensApp: Bool, asksForText: Bool = false) {
    self.identifier = identifier
    self.title = title
    self.opensApp = opensApp
    self.asksForText = asksForText
  }
}

/// The user's answer to a notification.
package nonisolated enum UserNotificationAnswer: Equatable {
  /// A tap on the notification.
  case tap
  /// A swipe that removes the notification.
  case dismiss
  /// A tap on a button, with what the user has typed.
  case action(identifier: String, text: String?)
}

/// The app's part of the system's notification center.
package protocol UserNotificationReceiver: AnyObject {
  /// Whether the app has set a delegate.
  var hasDelegate: Bool { get }
  /// Forgets the delegate of an app that has ended.
  func forgetDelegate()
  /// Asks the app whether to show a notification that arrives while the app is in front.
  func willPresent(
    _ notification: UserNotification,
    then show: @escaping @MainActor (_ options: Presentation) -> Void)
  /// Tells the app what the user has answered.
  func didReceive(_ notification: UserNotification, _ answer: UserNotificationAnswer)
}

/// The ways in which a notification is shown over the app.
package nonisolated struct Presentation: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  /// A banner, or an entry of the list.
  package static let visible = Presentation(rawValue: 1)
  /// The number on the icon.
  package static let badge = Presentation(rawValue: 2)
}
