import AppDriver
import DeviceSettings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UserNotifications

private final class Delegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  nonisolated(unsafe) static var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let info = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
    Self.calls.append("launch \(info?["id"] ?? "alone")")
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) { Self.calls.append("token \(token.count)") }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) { Self.calls.append("error \((error as NSError).code)") }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { Self.calls.append("woken \(userInfo["id"] ?? "")") }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { Self.calls.append("tap \(response.notification.request.content.userInfo["id"] ?? "")") }
}

@Suite(.serialized, .exclusive) struct `A notification of a server` {
  private func launch(_ change: (inout LaunchContext) -> Void = { _ in }) async -> AppSession {
    DeviceSettings.reset()
    NotificationList.shared.removeAll()
    Delegate.calls = []
    var context = LaunchContext()
    change(&context)
    let session = AppSession(context: context) { _ in Delegate() }
    await session.launch()
    return session
  }

  private func push(_ aps: String) throws -> PushNotification {
    try #require(PushNotification(payload: #"{"aps": \#(aps), "id": 7}"#))
  }

  @Test func `whose tap launches the app is in the launch options, and reaches the delegate`()
    async throws
  {
    let push = try push(#"{"alert": "News"}"#)
    _ = await launch { $0.notification = push }
    #expect(Delegate.calls.first == "launch 7")
    #expect(Delegate.calls.dropFirst().sorted() == ["tap 7", "token 32"])
  }

  @Test func `reaches an app without a center's delegate when it is tapped in the background`()
    async throws
  {
    let session = await launch { $0.permissions = [.notifications: .granted] }
    UNUserNotificationCenter.current().delegate = nil
    Delegate.calls = []
    _ = await session.perform(.background)
    _ = await session.perform(.notify(.push(try push(#"{"alert": "News"}"#)), answer: nil))
    #expect(Delegate.calls.isEmpty)
    _ = await session.perform(.notify(.named("News"), answer: .tap))
    #expect(Delegate.calls == ["woken 7"])
  }

  @Test func `wakes the app if its content is available`() async throws {
    let session = await launch()
    Delegate.calls = []
    let push = try push(#"{"content-available": 1}"#)
    _ = await session.perform(.notify(.push(push), answer: nil))
    #expect(Delegate.calls == ["woken 7"])
  }

  @Test func `isn't sent to a device that can't register`() async {
    _ = await launch { $0.permissions = [.push: .denied] }
    #expect(Delegate.calls == ["launch alone", "error 3000"])
  }

  @Test func `has an object aps`() {
    #expect(PushNotification(payload: "{}") == nil)
    #expect(PushNotification(payload: "aps") == nil)
  }
}
