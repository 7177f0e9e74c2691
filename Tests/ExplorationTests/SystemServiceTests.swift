import AppDriver
import DeviceSettings
import Exploration
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// An app's part of the notification center, which shows a screen after a tap.
private final class Receiver: UserNotificationReceiver {
  let hasDelegate = true
  let show: () -> Void

  init(show: @escaping () -> Void) { self.show = show }

  func forgetDelegate() {}
  func willPresent(
    _ notification: UserNotification, then show: @escaping @MainActor (Presentation) -> Void
  ) { show([]) }
  func didReceive(_ notification: UserNotification, _ answer: UserNotificationAnswer) { show() }
}

@Suite(.serialized, .exclusive, .onMainQueue) struct `An exploration of what the system does` {
  /// Explores an app with one button, on a device about which nobody has decided anything.
  private func explore(
    _ title: String, prepare: @escaping (InlineScreen) -> Void = { _ in },
    action: @escaping (InlineScreen) -> Void
  ) async -> AppMap {
    let map = await Exploration { _ in
      DeviceSettings.reset()
      NotificationList.shared.removeAll()
      return FixtureDelegate {
        let home = One("Home") { one in Content.Button(title) { action(one) } }
        prepare(home)
        return UINavigationController(stack: [home])
      }
    }.map
    DeviceSettings.reset()
    NotificationList.shared.removeAll()
    NotificationList.shared.receiver = nil
    return map
  }

  @Test func `a permission is given and denied, and the decision distinguishes states`() async {
    let map = await explore(
      "Camera",
      action: { one in
        UIApplication.shared.request(.camera, PermissionQuestion("APP asks")) { status in
          one.push(status == .granted ? Two("Two") : Three("Three"))
        }
      })
    #expect(Set(map.screens.map(\.id)).isSuperset(of: ["One", "Two", "Three"]))
    #expect(map.unstableActions.isEmpty)
  }

  @Test func `a notification that the app has scheduled is tapped`() async {
    let map = await explore("Remind Me") { one in
      DeviceSettings.set(.notifications, to: .granted)
      NotificationList.shared.receiver = Receiver { one.push(Two("Two")) }
    } action: { _ in
      var bus = UserNotification(identifier: "bus")
      (bus.title, bus.date) = ("Bus", Date().addingTimeInterval(600))
      NotificationList.shared.schedule(bus)
    }
    let moves = map.moves.filter { $0.id.kind == .notify }
    #expect(moves.contains { $0.id.from == "One" && $0.id.to == "Two" && $0.id.label == "bus" })
  }
}
