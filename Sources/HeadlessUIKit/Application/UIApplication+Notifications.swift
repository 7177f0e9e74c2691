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
  /// Posted when the app will become inactive.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app is in the background.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app will return to the foreground.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app will end.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillTerminateNotification")
  }
  /// Posted when memory is low.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The URL that opens this app's page in the system's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posts a notification with UIKit's name, unless nothing can be observing it.
  func post(_ name: String) {
    guard NotificationNames.wereRead else { return }
    NotificationCenter.default.post(name: Notification.Name(name), object: self)
  }
}

/// Records whether the app has read the name of any notification.
///
/// If not, nothing observes notifications, and they aren't posted: posting three takes a fifth of a
/// launch.
private nonisolated enum NotificationNames {
  nonisolated(unsafe) static var wereRead = false

  static func name(_ name: String) -> Notification.Name {
    wereRead = true
    return Notification.Name(name)
  }
}
