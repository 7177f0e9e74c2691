import AppSandbox
import DeviceSettings
import Foundation

/// The notifications of the app, which the system keeps: those that wait for their time, and those
/// that have arrived.
///
/// They outlast a relaunch. Each case begins without any.
package final class NotificationList {
  /// The list of the device.
  package static let shared = NotificationList()

  /// The notifications that wait for their time, in the order in which they were added.
  package private(set) var pending: [UserNotification] = []
  /// The notifications that have arrived and that the user hasn't answered, oldest first.
  package private(set) var delivered: [UserNotification] = []
  /// The actions of each category that the app has set.
  package var actions: [String: [UserNotificationAction]] = [:]
  /// The categories that the app has set, as it has them.
  package var categories: Any?
  /// The number on the app's icon.
  ///
  /// At 0, the notifications that have arrived are removed, as on a device.
  package var badge = 0 {
    didSet { if badge == 0, oldValue != 0 { delivered = [] } }
  }
  /// The app's notification center; `nil` if the app hasn't asked for it.
  package var receiver: (any UserNotificationReceiver)?
  private var arrivals = 0
  /// The number of times that a notification was scheduled, which tells old times from new ones.
  private var schedules: [String: Int] = [:]

  private init() {
    AppSandbox.add(store: {
      MainActor.assumeIsolated { NotificationList.shared.removeAll() }
    })
    _ = NotificationCenter.default.addObserver(
      forName: DeviceSettings.didChange, object: nil, queue: nil
    ) { change in
      guard change.object == nil else { return }
      let old = change.userInfo?[DeviceSettings.oldLocationKey] as? DeviceLocation
      MainActor.assumeIsolated { NotificationList.shared.deviceMoved(from: old) }
    }
  }

  /// Removes everything.
  package func removeAll() {
    (pending, delivered, actions, schedules) = ([], [], [:], [:])
    (categories, badge, arrivals) = (nil, 0, 0)
  }

  // MARK: Scheduling

  /// Adds a notification, in place of one with the same identifier.
  ///
  /// Without a time and a move, it arrives at once.
  package func schedule(_ notification: UserNotification) {
    pending.removeAll { $0.identifier == notification.identifier }
    if notification.move != nil { return pending.append(notification) }
    guard let date = notification.date else { return deliver(notification) }
    pending.append(notification)
    setTimer(for: notification.identifier, at: date)
  }

  /// Lets a notification arrive at its time, if the app is running then.
  private func setTimer(for identifier: String, at date: Date) {
    let number = (schedules[identifier] ?? 0) + 1
    schedules[identifier] = number
    DispatchQueue.main.asyncAfter(deadline: .now() + max(date.timeIntervalSinceNow, 0)) {
      MainActor.assumeIsolated {
        guard self.schedules[identifier] == number, UIApplication.shared.isLaunched else { return }
        self.deliver(pending: identifier)
      }
    }
  }

  /// Delivers what had to arrive while no app was running, and lets the rest arrive at its time.
  ///
  /// No timer runs without an app: time would have no end with a notification that is repeated.
  func prepareForLaunch() {
    receiver?.forgetDelegate()
    let now = Date()
    for notification in pending {
      guard let date = notification.date else { continue }
      if date <= now {
        deliver(pending: notification.identifier)
      } else {
        setTimer(for: notification.identifier, at: date)
      }
    }
  }

  /// Delivers a notification whose time has come, or which a person doesn't wait for.
  package func deliver(pending identifier: String) {
    guard let place = pending.firstIndex(where: { $0.identifier == identifier }) else { return }
    let notification = pending.remove(at: place)
    let next = notification.repeated
    var arriving = notification
    arriving.date = Date()
    deliver(arriving)
    if let next { schedule(next) }
  }

  /// Delivers the notifications that wait for a move of the device, if the app may know its place.
  private func deviceMoved(from old: DeviceLocation?) {
    guard [.whenInUse, .always].contains(DeviceSettings.status(of: .location)) else { return }
    let new = DeviceSettings.location
    for notification in pending where notification.move?.includes(old, new) == true {
      deliver(pending: notification.identifier)
    }
  }

  /// Removes a notification whose time hasn't come, which the user answers all the same; if it is
  /// repeated, it waits for the next time.
  package func takePending(_ identifier: String) {
    guard let place = pending.firstIndex(where: { $0.identifier == identifier }) else { return }
    if let next = pending.remove(at: place).repeated { schedule(next) }
  }

  /// Removes notifications that wait for their time.
  package func removePending(where isRemoved: (String) -> Bool) {
    pending.removeAll { isRemoved($0.identifier) }
  }

  /// Removes notifications that have arrived.
  package func removeDelivered(where isRemoved: (String) -> Bool) {
    delivered.removeAll { isRemoved($0.identifier) }
  }

  // MARK: Arriving

  /// Returns an identifier for a notification of a server.
  package func identifierForRemote() -> String {
    arrivals += 1
    return "remote-\(arrivals)"
  }

  /// Whether the user allows notifications.
  package var isAllowed: Bool {
    [.granted, .provisional].contains(DeviceSettings.status(of: .notifications))
  }

  /// Delivers a notification: to the app if that is in front, or else to the list.
  package func deliver(_ notification: UserNotification) {
    let application = UIApplication.shared
    guard !application.hasCrashed else { return }
    var notification = notification
    notification.date = notification.date ?? Date()
    let isInFront = application.applicationState != .background
    if notification.isRemote,
      notification.wakesApp || isInFront && receiver?.hasDelegate != true
    {
      application.receiveRemote(notification)
    }
    guard notification.isVisible || notification.badge != nil else {
      return record("has nothing to show")
    }
    guard isAllowed else {
      let decision = DeviceSettings.status(of: .notifications).rawValue
      return record("isn't shown, because notifications are \(decision)")
    }
    guard isInFront, application.isLaunched else {
      show(notification, [.visible, .badge])
      return record("is in Notification Center", notification)
    }
    guard let receiver, receiver.hasDelegate else {
      return record("isn't shown, because the app is in front and its center has no delegate")
    }
    receiver.willPresent(notification) { [weak self] options in
      self?.show(notification, options)
      self?.record(
        options.contains(.visible)
          ? "is shown over the app" : "isn't shown, because the app in front doesn't present it",
        options.contains(.visible) ? notification : nil)
    }
  }

  private func show(_ notification: UserNotification, _ options: Presentation) {
    if options.contains(.badge), let badge = notification.badge {
      UIApplication.shared.applicationIconBadgeNumber = badge
    }
    guard options.contains(.visible), notification.isVisible else { return }
    delivered.removeAll { $0.identifier == notification.identifier }
    delivered.append(notification)
  }

  /// Records what the user sees of a notification that has arrived.
  private func record(_ outcome: String, _ shown: UserNotification? = nil) {
    let detail =
      switch shown {
      case let shown? where shown.isVisible: "\(outcome): \(shown.text)"
      case _?: "has only a number for the app's icon"
      case nil: outcome
      }
    UIApplication.shared.log.record(.notification, detail: detail)
  }

  // MARK: Answers

  /// Answers a notification for the user, and opens the app if the answer does.
  package func answer(_ notification: UserNotification, _ answer: UserNotificationAnswer) {
    delivered.removeAll { $0.identifier == notification.identifier }
    let application = UIApplication.shared
    if opensApp(answer, notification) { application.enterForeground() }
    if let receiver, receiver.hasDelegate { return receiver.didReceive(notification, answer) }
    if answer == .tap, notification.isRemote { application.receiveRemote(notification) }
  }

  private func opensApp(
    _ answer: UserNotificationAnswer, _ notification: UserNotification
  ) -> Bool {
    switch answer {
    case .tap: true
    case .dismiss: false
    case .action(let identifier, _):
      actions[notification.category]?.first { $0.identifier == identifier }?.opensApp == true
    }
  }
}

extension UserNotification {
  /// The notification as it waits again after it has arrived; `nil` if it doesn't.
  fileprivate var repeated: UserNotification? {
    if let move { return move.repeats ? self : nil }
    guard let date = next?() else { return nil }
    var next = self
    next.date = date
    return next
  }
}
