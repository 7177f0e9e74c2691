import DeviceSettings
public import Foundation
import HeadlessUIKit

/// The app's part of the system's notification center.
///
/// It can be used on any thread. Completion handlers are called on the main thread, in the order of
/// the calls.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  @MainActor private var storedCategories: Set<UNNotificationCategory> {
    NotificationList.shared.categories as? Set<UNNotificationCategory> ?? []
  }

  private override init() {
    super.init()
    // The launch asks for it, and it is created in the launch at the earliest.
    onMainThread { [self] in NotificationList.shared.receiver = NotificationReceiver(self) }
  }

  /// Returns the notification center of the app.
  open class func current() -> UNUserNotificationCenter { shared }

  /// The delegate; a weak reference.
  ///
  /// An app sets it before it has finished launching, so that it receives the notification by whose
  /// tap the user launches it.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  /// Whether the content of notifications can be extended; always `false`.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks the user to allow notifications, unless somebody has decided.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later {
      if options.contains(.provisional),
        DeviceSettings.status(of: .notifications) == .undetermined
      {
        DeviceSettings.set(.notifications, to: .provisional)
      }
      UIApplication.shared.request(
        .notifications,
        PermissionQuestion(
          "APP Would Like to Send You Notifications",
          message: "Notifications may include alerts, sounds, and icon badges. These can be "
            + "configured in Settings.")
      ) { status in completionHandler(status != .denied, nil) }
    }
  }

  /// Asks the user to allow notifications, unless somebody has decided.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await answer { done in requestAuthorization(options: options) { allowed, _ in done(allowed) } }
  }

  /// Passes the settings to a closure.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    later {
      completionHandler(
        UNNotificationSettings(UNAuthorizationStatus(DeviceSettings.status(of: .notifications))))
    }
  }

  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings {
    await answer { getNotificationSettings(completionHandler: $0) }
  }

  // MARK: Categories

  /// Sets the categories, in place of earlier ones.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    later {
      NotificationList.shared.categories = categories
      NotificationList.shared.actions = categories.reduce(into: [:]) { actions, category in
        actions[category.identifier] = category.actions.map {
          UserNotificationAction(
            identifier: $0.identifier, title: $0.title, opensApp: $0.options.contains(.foreground),
            asksForText: $0 is UNTextInputNotificationAction)
        }
      }
    }
  }

  /// Passes the categories to a closure.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    later { [self] in completionHandler(storedCategories) }
  }

  /// Returns the categories.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await answer { getNotificationCategories(completionHandler: $0) }
  }

  /// Whether the app receives the dismissals of notifications of a category.
  @MainActor func receivesDismissals(of category: String) -> Bool {
    storedCategories.contains {
      $0.identifier == category && $0.options.contains(.customDismissAction)
    }
  }

  // MARK: Requests

  /// Schedules a notification, in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later {
      guard
        [.granted, .provisional].contains(DeviceSettings.status(of: .notifications))
      else {
        completionHandler?(UNError(.notificationsNotAllowed))
        return
      }
      var notification = UserNotification(request)
      if let trigger = request.trigger as? UNLocationNotificationTrigger {
        notification.move = trigger.move
      } else if let trigger = request.trigger {
        guard let date = trigger.date(after: Date()) else {
          completionHandler?(UNError(.notificationInvalidNoDate))
          return
        }
        notification.date = date
        if trigger.repeats { notification.next = { trigger.date(after: Date()) } }
      }
      NotificationList.shared.schedule(notification)
      completionHandler?(nil)
    }
  }

  /// Schedules a notification, in place of one with the same identifier.
  open func add(_ request: UNNotificationRequest) async throws {
    let error: (any Error)? = await answer { done in
      add(request, withCompletionHandler: { done($0) })
    }
    if let error { throw error }
  }

  /// Passes the requests of the notifications that wait for their time to a closure.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    later { completionHandler(NotificationList.shared.pending.map(\.appRequest)) }
  }

  /// Returns the requests of the notifications that wait for their time.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await answer { getPendingNotificationRequests(completionHandler: $0) }
  }

  /// Removes notifications that wait for their time.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    later { NotificationList.shared.removePending { identifiers.contains($0) } }
  }

  /// Removes all notifications that wait for their time.
  open func removeAllPendingNotificationRequests() {
    later { NotificationList.shared.removePending { _ in true } }
  }

  // MARK: Notifications that have arrived

  /// Passes the notifications in the list to a closure.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    later {
      completionHandler(NotificationList.shared.delivered.reversed().map { UNNotification($0) })
    }
  }

  /// Returns the notifications in the list, latest first.
  open func deliveredNotifications() async -> [UNNotification] {
    await answer { getDeliveredNotifications(completionHandler: $0) }
  }

  /// Removes notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    later { NotificationList.shared.removeDelivered { identifiers.contains($0) } }
  }

  /// Removes all notifications from the list.
  open func removeAllDeliveredNotifications() {
    later { NotificationList.shared.removeDelivered { _ in true } }
  }

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    later {
      UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
      completionHandler?(nil)
    }
  }

  /// Sets the number on the app's icon.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    let _: (any Error)? = await answer { done in
      setBadgeCount(newBadgeCount, withCompletionHandler: { done($0) })
    }
  }
}
