public import Foundation

/// A notification that an app schedules: its content, and when it arrives.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier, by which a later request replaces this one.
  open private(set) var identifier: String
  /// The content.
  open private(set) var content: UNNotificationContent
  /// The condition for the notification to arrive; `nil` for at once.
  open private(set) var trigger: UNNotificationTrigger?

  /// Creates a request, which keeps a copy of the content.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }

  /// Returns the request itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that has arrived.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// The time of arrival.
  open private(set) var date: Date
  /// The request.
  open private(set) var request: UNNotificationRequest

  init(_ request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
  }

  /// Returns the notification itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification.
  open private(set) var notification: UNNotification
  /// The identifier of the action: one of the app's, or one of the two that stand for a tap and for
  /// a dismissal.
  open private(set) var actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }

  /// Returns the answer itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's answer with a text.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  open private(set) var userText: String

  init(_ notification: UNNotification, _ actionIdentifier: String, _ userText: String) {
    self.userText = userText
    super.init(notification, actionIdentifier)
  }
}

/// The identifier that stands for a tap on a notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// The identifier that stands for a dismissal.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"
