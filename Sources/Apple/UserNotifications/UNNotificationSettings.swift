import DeviceSettings
public import Foundation

/// The user's decision about the app's notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral

  init(_ status: PermissionStatus) {
    self =
      switch status {
      case .undetermined: .notDetermined
      case .granted: .authorized
      case .provisional: .provisional
      default: .denied
      }
  }
}

/// The parts of notifications for which an app asks.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Sounds.
  public static let sound = Self(rawValue: 2)
  /// Alerts.
  public static let alert = Self(rawValue: 4)
  /// Notifications in CarPlay.
  public static let carPlay = Self(rawValue: 8)
  /// Critical alerts.
  public static let criticalAlert = Self(rawValue: 16)
  /// A button that opens the app's own settings.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Quiet notifications, for which the user isn't asked.
  public static let provisional = Self(rawValue: 64)
  /// Announcements by Siri.
  public static let announcement = Self(rawValue: 128)
  /// Time-sensitive notifications.
  public static let timeSensitive = Self(rawValue: 256)
}

/// Whether a part of notifications is switched on.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// The style of an alert.
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

/// The time at which previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The settings of the app's notifications, all of which follow from the user's decision.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// The user's decision.
  open private(set) var authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting {
    switch authorizationStatus {
    case .authorized: .enabled
    case .notDetermined: .notSupported
    default: .disabled
    }
  }

  /// Whether alerts are shown.
  open var alertSetting: UNNotificationSetting { setting }
  /// Whether the icon has a number.
  open var badgeSetting: UNNotificationSetting { setting }
  /// Whether there are sounds.
  open var soundSetting: UNNotificationSetting { setting }
  /// Whether the list shows notifications.
  open var notificationCenterSetting: UNNotificationSetting {
    authorizationStatus == .provisional ? .enabled : setting
  }
  /// Whether the lock screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { setting }
  /// Whether CarPlay shows notifications; not supported.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Whether there are critical alerts; not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether Siri reads notifications; not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether there are time-sensitive notifications; not supported.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether there is a summary; not supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether direct messages are special; not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// Whether the system offers the app's own settings; always `false`.
  open var providesAppNotificationSettings: Bool { false }
  /// The style of alerts.
  open var alertStyle: UNAlertStyle { setting == .enabled ? .banner : .none }
  /// The time at which previews are shown; always.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
}
