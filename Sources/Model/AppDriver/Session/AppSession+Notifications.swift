package import Foundation
import HeadlessUIKit

/// A notification that waits for its time, or that has arrived.
package nonisolated struct NotificationSnapshot: Sendable, Hashable, Codable {
  package let identifier: String
  /// The title, the subtitle and the text in one line.
  package let text: String
  /// Whether it has arrived.
  package let hasArrived: Bool
  /// The time at which it arrives or has arrived.
  package let date: Date?
  /// The titles of its buttons.
  package let actions: [String]
}

extension AppSession {
  /// The notifications that have arrived, and then those that wait for their time.
  package var notifications: [NotificationSnapshot] {
    let list = NotificationList.shared
    func snapshots(
      _ notifications: [UserNotification], haveArrived: Bool
    ) -> [NotificationSnapshot] {
      notifications.map { notification in
        NotificationSnapshot(
          identifier: notification.identifier, text: notification.text, hasArrived: haveArrived,
          date: notification.date,
          actions: list.actions[notification.category]?.map(\.title) ?? [])
      }
    }
    return snapshots(list.delivered, haveArrived: true)
      + snapshots(list.pending, haveArrived: false)
  }

  /// Delivers a notification, and answers it.
  func notify(_ source: NotificationSource, _ answer: NotificationAnswer?) -> Refusal? {
    let list = NotificationList.shared
    switch source {
    case .push(let push):
      let notification = UserNotification(
        payload: push.values, identifier: list.identifierForRemote())
      guard let answer else {
        list.deliver(notification)
        return nil
      }
      return self.answer(notification, answer)
    case .named(let name):
      func isNamed(_ notification: UserNotification) -> Bool {
        [notification.identifier, notification.title, notification.text].contains(name)
      }
      if let notification = list.pending.first(where: isNamed) {
        guard let answer else {
          list.deliver(pending: notification.identifier)
          return nil
        }
        if let refusal = refusal(of: answer, to: notification) { return refusal }
        list.takePending(notification.identifier)
        return self.answer(notification, answer)
      }
      guard let notification = list.delivered.last(where: isNamed) else {
        return .noNotification(name, there: notifications.map(\.identifier))
      }
      guard let answer else { return .notificationHasArrived(name) }
      return self.answer(notification, answer)
    }
  }

  private func answer(
    _ notification: UserNotification, _ answer: NotificationAnswer
  ) -> Refusal? {
    if let refusal = refusal(of: answer, to: notification) { return refusal }
    let list = NotificationList.shared
    switch answer {
    case .tap: list.answer(notification, .tap)
    case .dismiss: list.answer(notification, .dismiss)
    case .action(let name, let text):
      guard let action = action(name, of: notification) else { return nil }
      list.answer(notification, .action(identifier: action.identifier, text: text))
    }
    return nil
  }

  private func action(
    _ name: String, of notification: UserNotification
  ) -> UserNotificationAction? {
    NotificationList.shared.actions[notification.category]?
      .first { [$0.title, $0.identifier].contains(name) }
  }

  /// Returns why the user can't answer a notification like this; `nil` if it is possible.
  private func refusal(
    of answer: NotificationAnswer, to notification: UserNotification
  ) -> Refusal? {
    let list = NotificationList.shared
    guard list.isAllowed else { return .notificationsNotAllowed }
    guard notification.isVisible else { return .notificationWithoutText }
    guard case .action(let name, let text) = answer else { return nil }
    guard let action = action(name, of: notification) else {
      let actions = list.actions[notification.category] ?? []
      return .noNotificationAction(name, there: actions.map(\.title))
    }
    guard action.asksForText == (text != nil) else {
      return .notificationText(button: action.title, isMissing: action.asksForText)
    }
    return nil
  }
}
