public import HeadlessUIKit

extension UIScene.ConnectionOptions {
  /// The user's answer to the notification that has launched the app; `nil` if none has.
  public var notificationResponse: UNNotificationResponse? {
    UIApplication.shared.launchNotification.map {
      UNNotificationResponse(UNNotification($0), UNNotificationDefaultActionIdentifier)
    }
  }
}

extension UNNotificationResponse {
  /// The scene that receives the answer.
  @MainActor public var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }
}
