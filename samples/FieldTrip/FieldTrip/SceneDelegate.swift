import UIKit
import UserNotifications

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let trip = (UIApplication.shared.delegate as? AppDelegate)?.trip
    else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = trip.navigation
    window.makeKeyAndVisible()
    self.window = window
    trip.start()
    if connectionOptions.notificationResponse != nil { trip.note("Opened by a notification") }
  }
}
