import UIKit
import UserNotifications

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let trip = TripCoordinator()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let later = UNNotificationAction(identifier: "later", title: "Later")
    let note = UNTextInputNotificationAction(
      identifier: "note", title: "Take a Note", options: .foreground, textInputButtonTitle: "Save",
      textInputPlaceholder: "What do you see?")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "stop", actions: [later, note], intentIdentifiers: [])
    ])
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { trip.note("News from token of \(deviceToken.count) bytes") }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { trip.note("No news") }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .badge]) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let stop = response.notification.request.content.userInfo["stop"] as? String ?? "Unknown"
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: trip.showStop(stop)
    case "note":
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      trip.note("\(stop): \(text)")
    default: trip.note("\(stop): later")
    }
    completionHandler()
  }
}
