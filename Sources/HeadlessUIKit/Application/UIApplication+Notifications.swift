public import Foundation

extension UIApplication {
  /// Posted when launching has finished.
  public nonisolated static var didFinishLaunchingNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app has become active.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to become inactive.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app has entered the background.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is about to return to the foreground.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to terminate.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillTerminateNotification")
  }
  /// Posted when the system is low on memory.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The URL of this app's page in the Settings app.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posts the notification with the given name if any code can be observing it.
  func post(_ name: String) {
    guard NotificationNames.wereRead else { return }
    NotificationCenter.default.post(name: Notification.Name(name), object: self)
  }
}

/// The names of UIKit's notifications, with a record of whether the app has accessed any of them.
///
/// If it hasn't, no observer can exist, and notifications aren't posted. Posting three
/// notifications takes a fifth of the launch time.
private nonisolated enum NotificationNames {
  nonisolated(unsafe) static var wereRead = false

  static func name(_ name: String) -> Notification.Name {
    wereRead = true
    return Notification.Name(name)
  }
}
