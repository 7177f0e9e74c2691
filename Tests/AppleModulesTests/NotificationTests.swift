import AppDriver
import CoreLocation
import DeviceSettings
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import UserNotifications

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  nonisolated(unsafe) var calls: [String] = []
  nonisolated(unsafe) var options: UNNotificationPresentationOptions = []

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    calls.append("willPresent \(notification.request.content.title)")
    completionHandler(options)
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let text = (response as? UNTextInputNotificationResponse).map { " " + $0.userText } ?? ""
    calls.append("didReceive \(response.actionIdentifier)\(text)")
    completionHandler()
  }
}

@Suite(.serialized, .exclusive) struct `The notification center` {
  private let center = UNUserNotificationCenter.current()
  private let delegate = Delegate()

  private func request(
    _ identifier: String, after seconds: TimeInterval = 60, category: String = ""
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    (content.title, content.badge, content.categoryIdentifier) = ("Sale", 3, category)
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
  }

  private let push = PushNotification(
    payload: #"{"aps": {"alert": {"title": "News", "body": "Now"}, "badge": 5}, "id": 7}"#)

  @Test func `authorization asks once, in an alert over the app, which is inactive meanwhile`()
    async throws
  {
    let app = await TestApp()
    let answer = Answer<Bool>()
    await app.run {
      center.requestAuthorization(options: [.alert]) { granted, _ in
        answer.value = granted
      }
    }
    #expect(app.title?.hasSuffix(" Would Like to Send You Notifications") == true)
    #expect(app.elements.suffix(2) == ["Don’t Allow", "Allow"])
    #expect(UIApplication.shared.applicationState == .inactive)
    #expect(UIApplication.shared.windows.count == 1)
    await app.tap("Allow")
    #expect(answer.value == true)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(app.title == "Home")
    answer.value = nil
    await app.run { center.requestAuthorization { granted, _ in answer.value = granted } }
    #expect(app.title == "Home")
    #expect(answer.value == true)
  }

  @Test func `a decision before the launch answers without an alert`() async {
    let app = await TestApp(permissions: [.notifications: .denied])
    let answer = Answer<Bool>()
    await app.run { center.requestAuthorization { granted, _ in answer.value = granted } }
    #expect(answer.value == false)
    let error = Answer<UNError.Code>()
    await app.run {
      center.add(request("a")) { error.value = ($0 as? UNError)?.code }
    }
    #expect(error.value == .notificationsNotAllowed)
  }

  @Test func `provisional authorization doesn't ask`() async {
    let app = await TestApp()
    let answer = Answer<Bool>()
    await app.run {
      center.requestAuthorization(options: [.provisional]) { granted, _ in answer.value = granted }
    }
    #expect(answer.value == true)
    #expect(app.title == "Home")
  }

  @Test func `a request waits for its time, and a later one with its identifier replaces it`()
    async
  {
    let app = await TestApp(permissions: [.notifications: .granted])
    await app.run {
      center.add(request("a"))
      center.add(request("b"))
      center.add(request("a"))
    }
    #expect(app.session.notifications.map(\.identifier) == ["b", "a"])
    await app.run { center.removePendingNotificationRequests(withIdentifiers: ["b"]) }
    #expect(app.session.notifications.map(\.identifier) == ["a"])
  }

  @Test func `in front of the app, the delegate decides whether a notification is shown`() async {
    let app = await TestApp(permissions: [.notifications: .granted])
    center.delegate = delegate
    await app.run { center.add(request("a")) }
    _ = await app.session.perform(.notify(.named("a"), answer: nil))
    #expect(delegate.calls == ["willPresent Sale"])
    #expect(app.session.notifications.isEmpty)
    delegate.options = [.banner, .badge]
    await app.run { center.add(request("a")) }
    _ = await app.session.perform(.notify(.named("a"), answer: nil))
    #expect(app.session.notifications.map(\.hasArrived) == [true])
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
  }

  @Test func `an arrival says what the user sees`() async throws {
    let app = await TestApp()
    let push = try #require(push)
    let silent = try #require(PushNotification(payload: #"{"aps": {"content-available": 1}}"#))
    func fate(_ push: PushNotification) async -> String? {
      let outcome = await app.session.perform(.notify(.push(push), answer: nil))
      return app.session.events(in: outcome.events).first { $0.kind == .notification }?.detail
    }
    #expect(await fate(push) == "isn't shown, because notifications are undetermined")
    _ = await app.session.perform(.permit(.notifications, .granted))
    #expect(
      await fate(push) == "isn't shown, because the app is in front and its center has no delegate")
    center.delegate = delegate
    #expect(await fate(push) == "isn't shown, because the app in front doesn't present it")
    delegate.options = [.banner]
    #expect(await fate(push) == "is shown over the app: News: Now")
    #expect(await fate(silent) == "has nothing to show")
    _ = await app.session.perform(.background)
    #expect(await fate(push) == "is in Notification Center: News: Now")
    let outcome = await app.session.perform(.notify(.push(silent), answer: .tap))
    #expect(outcome.result == .refused(.notificationWithoutText))
  }

  @Test func `a payload names strings of the app, and their arguments`() async throws {
    let app = await TestApp(permissions: [.notifications: .granted])
    _ = await app.session.perform(.background)
    let push = try #require(
      PushNotification(
        payload: #"""
          {"aps": {"alert": {
            "title-loc-key": "%2$@ of %1$@", "title-loc-args": ["May", "3"],
            "loc-key": "Hello %@, 100%% %@ %@", "loc-args": ["%@", "50%"]}}}
          """#))
    _ = await app.session.perform(.notify(.push(push), answer: nil))
    #expect(app.session.notifications.map(\.text) == ["3 of May: Hello %@, 100% 50% %@"])
  }

  @Test(arguments: [
    (0, false, "time interval must be greater than 0"),
    (.nan, false, "time interval must be greater than 0"),
    (59, true, "time interval must be at least 60 if repeating"),
  ])
  func `a time that can't be ends the app with Apple's text`(
    seconds: TimeInterval, repeats: Bool, reason: String
  ) async {
    let app = await TestApp(permissions: [.notifications: .granted])
    await app.run {
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
      center.add(UNNotificationRequest(identifier: "a", content: .init(), trigger: trigger))
    }
    #expect(
      UIApplication.shared.crash?.message == "NSInternalInconsistencyException: \(reason)")
  }

  @Test func `in the background, a notification is shown, and a tap opens the app`() async throws {
    let app = await TestApp(permissions: [.notifications: .granted])
    center.delegate = delegate
    _ = await app.session.perform(.background)
    let push = try #require(push)
    _ = await app.session.perform(.notify(.push(push), answer: nil))
    #expect(delegate.calls == [])
    #expect(app.session.notifications.map(\.text) == ["News: Now"])
    _ = await app.session.perform(.notify(.named("News"), answer: .tap))
    #expect(delegate.calls == ["didReceive com.apple.UNNotificationDefaultActionIdentifier"])
    #expect(!app.session.isInBackground)
    #expect(app.session.notifications.isEmpty)
  }

  @Test func `an action reaches the delegate with its text, and opens the app only if it says so`()
    async
  {
    let app = await TestApp(permissions: [.notifications: .granted])
    center.delegate = delegate
    await app.run {
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "c",
          actions: [
            UNNotificationAction(identifier: "later", title: "Later"),
            UNTextInputNotificationAction(
              identifier: "reply", title: "Reply", options: .foreground,
              textInputButtonTitle: "Send", textInputPlaceholder: ""),
          ], intentIdentifiers: [])
      ])
      center.add(request("a", category: "c"))
      center.add(request("b", category: "c"))
    }
    _ = await app.session.perform(.background)
    _ = await app.session.perform(.notify(.named("a"), answer: .action("Later", text: nil)))
    #expect(app.session.isInBackground)
    _ = await app.session.perform(.notify(.named("b"), answer: .action("Reply", text: "Yes")))
    #expect(!app.session.isInBackground)
    #expect(delegate.calls == ["didReceive later", "didReceive reply Yes"])
    let outcome = await app.session.perform(.notify(.named("x"), answer: .tap))
    #expect(outcome.result == .refused(.noNotification("x", there: [])))
  }

  @Test func `a dismissal reaches the delegate only for a category that asks for it`() async {
    let app = await TestApp(permissions: [.notifications: .granted])
    center.delegate = delegate
    await app.run {
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "c", actions: [], intentIdentifiers: [], options: .customDismissAction)
      ])
      center.add(request("a", category: "c"))
      center.add(request("b"))
    }
    _ = await app.session.perform(.notify(.named("a"), answer: .dismiss))
    _ = await app.session.perform(.notify(.named("b"), answer: .dismiss))
    #expect(delegate.calls == ["didReceive com.apple.UNNotificationDismissActionIdentifier"])
  }

  @Test func `a calendar trigger arrives at the next date, and one that repeats again`() async {
    let app = await TestApp(permissions: [.notifications: .granted])
    var noon = DateComponents()
    noon.hour = 12
    let request = UNNotificationRequest(
      identifier: "noon", content: request("a").content,
      trigger: UNCalendarNotificationTrigger(dateMatching: noon, repeats: true))
    await app.run { center.add(request) }
    let first = app.session.notifications.first?.date
    #expect(
      first
        == Calendar.current.nextDate(
          after: Date(), matching: noon, matchingPolicy: .nextTime))
    _ = await app.session.perform(.notify(.named("noon"), answer: nil))
    #expect(app.session.notifications.map(\.hasArrived) == [false])
  }

  @Test func `a calendar trigger is in the time zone of its components`() throws {
    var noon = DateComponents()
    (noon.hour, noon.timeZone) = (12, TimeZone(identifier: "Asia/Tokyo"))
    let trigger = UNCalendarNotificationTrigger(dateMatching: noon, repeats: false)
    var calendar = Calendar.current
    calendar.timeZone = .gmt
    #expect(calendar.component(.hour, from: try #require(trigger.nextTriggerDate())) == 3)
  }

  @Test func `a trigger by place arrives when the device enters the region, or leaves it`() async {
    let away = DeviceLocation(latitude: 50, longitude: 8)
    let there = DeviceLocation(latitude: 48.1001, longitude: 11.5)
    let app = await TestApp(
      permissions: [.notifications: .granted, .location: .whenInUse], location: there)
    func region(_ name: String, entry: Bool) -> UNNotificationRequest {
      let region = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5), radius: 100,
        identifier: name)
      (region.notifyOnEntry, region.notifyOnExit) = (entry, !entry)
      return UNNotificationRequest(
        identifier: name, content: request("a").content,
        trigger: UNLocationNotificationTrigger(region: region, repeats: entry))
    }
    await app.run {
      center.add(region("in", entry: true))
      center.add(region("out", entry: false))
    }
    _ = await app.session.perform(.background)
    var steps: [[String]] = []
    for place in [there, away, there] {
      _ = await app.session.perform(.locate(place))
      steps.append(app.session.notifications.map { "\($0.identifier) \($0.hasArrived)" })
    }
    #expect(
      steps == [
        ["in false", "out false"], ["out true", "in false"],
        ["out true", "in true", "in false"],
      ])
  }

  @Test func `a button that asks for a text needs one, and another takes none`() async {
    let app = await TestApp(permissions: [.notifications: .granted])
    await app.run {
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "c",
          actions: [
            UNNotificationAction(identifier: "later", title: "Later"),
            UNTextInputNotificationAction(
              identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
              textInputPlaceholder: ""),
          ], intentIdentifiers: [])
      ])
      center.add(request("a", category: "c"))
    }
    for (button, text) in [("Later", "Yes"), ("Reply", nil)] {
      let outcome = await app.session.perform(
        .notify(.named("a"), answer: .action(button, text: text)))
      #expect(
        outcome.result == .refused(.notificationText(button: button, isMissing: text == nil)))
    }
    #expect(app.session.notifications.count == 1)
  }

  @Test func `a notification that isn't allowed can't be tapped`() async {
    let app = await TestApp(permissions: [.notifications: .granted])
    await app.run { center.add(request("a")) }
    _ = await app.session.perform(.permit(.notifications, .denied))
    let outcome = await app.session.perform(.notify(.named("a"), answer: .tap))
    #expect(outcome.result == .refused(.notificationsNotAllowed))
    #expect(app.session.notifications.count == 1)
  }

  @Test func `under the system's alert, the app stays inactive when it comes back`() async {
    let app = await TestApp()
    await app.run { center.requestAuthorization { _, _ in } }
    _ = await app.session.perform(.background)
    _ = await app.session.perform(.foreground)
    #expect(UIApplication.shared.applicationState == .inactive)
    await app.tap("Allow")
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `the badge's removal removes the notifications`() async throws {
    let app = await TestApp(permissions: [.notifications: .granted])
    _ = await app.session.perform(.background)
    _ = await app.session.perform(.notify(.push(try #require(push)), answer: nil))
    #expect(UIApplication.shared.applicationIconBadgeNumber == 5)
    await app.run { UIApplication.shared.applicationIconBadgeNumber = 0 }
    #expect(app.session.notifications.isEmpty)
  }
}
