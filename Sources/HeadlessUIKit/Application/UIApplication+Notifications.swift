public import Foundation

extension UIApplication {
  /// Posted when launching has finished.
  public nonisolated static var didFinishLaunchingNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidFinishLaunchingNotification")
  }
  /// Posted when the app is in use.
  public nonisolated static var didBecomeActiveNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidBecomeActiveNotification")
  }
  /// Posted when the app is about to be left.
  public nonisolated static var willResignActiveNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillResignActiveNotification")
  }
  /// Posted when the app is off the screen.
  public nonisolated static var didEnterBackgroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidEnterBackgroundNotification")
  }
  /// Posted when the app is coming back to the screen.
  public nonisolated static var willEnterForegroundNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillEnterForegroundNotification")
  }
  /// Posted when the app is about to end.
  public nonisolated static var willTerminateNotification: Notification.Name {
    NotificationNames.name("UIApplicationWillTerminateNotification")
  }
  /// Posted when memory is short.
  public nonisolated static var didReceiveMemoryWarningNotification: Notification.Name {
    NotificationNames.name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The URL that opens the system's settings of this app.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posts a notification of UIKit's name, where somebody may be listening.
  func post(_ name: String) {
    guard NotificationNames.wereRead else { return }
    NotificationCenter.default.post(name: Notification.Name(name), object: self)
  }
}

/// Remembers whether anybody has asked for a name: nobody listens to a name that nobody has read,
/// and to post three notifications takes a fifth of a launch.
private nonisolated enum NotificationNames {
  nonisolated(unsafe) static var wereRead = false

  static func name(_ name: String) -> Notification.Name {
    wereRead = true
    return Notification.Name(name)
  }
}
