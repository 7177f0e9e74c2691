import Foundation
import HeadlessUIKit

/// Passes what the system delivers to the delegate of the notification center.
final class NotificationReceiver: UserNotificationReceiver, @unchecked Sendable {
  private unowned let center: UNUserNotificationCenter

  init(_ center: UNUserNotificationCenter) { self.center = center }

  var hasDelegate: Bool { center.delegate != nil }

  func forgetDelegate() { center.delegate = nil }

  func willPresent(
    _ notification: UserNotification, then show: @escaping @MainActor (Presentation) -> Void
  ) {
    center.delegate?.userNotificationCenter(center, willPresent: UNNotification(notification)) {
      options in
      var presentation: Presentation = []
      if !options.isDisjoint(with: UNNotificationPresentationOptions(rawValue: 4 + 8 + 16)) {
        presentation.insert(.visible)
      }
      if options.contains(.badge) { presentation.insert(.badge) }
      onMainThread { show(presentation) }
    }
  }

  func didReceive(_ notification: UserNotification, _ answer: UserNotificationAnswer) {
    let own = UNNotification(notification)
    let response: UNNotificationResponse
    switch answer {
    case .tap: response = UNNotificationResponse(own, UNNotificationDefaultActionIdentifier)
    case .dismiss:
      guard center.receivesDismissals(of: notification.category) else { return }
      response = UNNotificationResponse(own, UNNotificationDismissActionIdentifier)
    case .action(let identifier, let text?):
      response = UNTextInputNotificationResponse(own, identifier, text)
    case .action(let identifier, nil): response = UNNotificationResponse(own, identifier)
    }
    center.delegate?.userNotificationCenter(center, didReceive: response) {}
  }
}

/// Calls a closure on the main thread: at once if this is it, or else later.
func onMainThread(_ work: @escaping @MainActor () -> Void) {
  guard Thread.isMainThread else { return later(work) }
  MainActor.assumeIsolated { work() }
}

extension UserNotification {
  /// Creates the system's notification for a request of the app.
  init(_ request: UNNotificationRequest) {
    self.init(identifier: request.identifier)
    let content = request.content
    (title, subtitle, body) = (content.title, content.subtitle, content.body)
    badge = content.badge?.intValue
    category = content.categoryIdentifier
    userInfo = content.userInfo
    self.request = request
  }

  /// The request of the app; for a notification of a server, one that has its payload.
  var appRequest: UNNotificationRequest {
    if let request = request as? UNNotificationRequest { return request }
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    content.badge = badge.map { NSNumber(value: $0) }
    content.categoryIdentifier = category
    content.userInfo = userInfo
    return UNNotificationRequest(
      identifier: identifier, content: content, trigger: UNPushNotificationTrigger())
  }
}

extension UNNotification {
  /// Creates a notification of the app from the system's.
  convenience init(_ notification: UserNotification) {
    self.init(notification.appRequest, date: notification.date ?? Date())
  }
}
