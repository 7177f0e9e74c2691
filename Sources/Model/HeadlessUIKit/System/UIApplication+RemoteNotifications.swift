import DeviceSettings
import Foundation

extension UIApplication {
  /// Passes a notification of a server to the app's delegate.
  func receiveRemote(_ notification: UserNotification) {
    guard isLaunched else { return }
    storedDelegate?.application(
      self, didReceiveRemoteNotification: notification.userInfo, fetchCompletionHandler: { _ in })
  }

  /// Registers with the Apple Push Notification service, and tells the delegate when the app
  /// settles.
  func register() {
    settleLater(
      DeferredCall { [self] in
        guard DeviceSettings.status(of: .push) == .granted else {
          storedDelegate?.application(
            self,
            didFailToRegisterForRemoteNotificationsWithError: NSError(
              domain: NSCocoaErrorDomain, code: 3000,
              userInfo: [
                NSLocalizedDescriptionKey:
                  "no valid “aps-environment” entitlement string found for application"
              ]))
          return
        }
        isRegisteredForRemote = true
        storedDelegate?.application(
          self, didRegisterForRemoteNotificationsWithDeviceToken: Self.deviceToken)
      })
  }

  /// The token of the device, which is always the same.
  private static let deviceToken = Data((0..<32).map { UInt8($0) })
}
