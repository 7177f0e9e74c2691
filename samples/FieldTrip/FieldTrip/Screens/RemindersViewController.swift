import CoreLocation
import UIKit
import UserNotifications

/// Reminders of the stops.
final class RemindersViewController: TaskViewController {
  private let center = UNUserNotificationCenter.current()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Remind Me") { [weak self] in self?.remind() }
    addButton("Remind Me There") { [weak self] in self?.remindThere() }
    addButton("Get News") { UIApplication.shared.registerForRemoteNotifications() }
    center.getNotificationSettings { [weak self] settings in
      if settings.authorizationStatus == .denied { self?.show("Look at your watch") }
    }
  }

  private func remind() {
    center.requestAuthorization(options: [.alert, .badge]) { [weak self] isGranted, _ in
      guard isGranted else {
        self?.show("Look at your watch")
        return
      }
      DispatchQueue.main.async { [weak self] in self?.schedule() }
    }
  }

  private func remindThere() {
    let quarry = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48.1, longitude: 11.5), radius: 500,
      identifier: "quarry")
    let request = UNNotificationRequest(
      identifier: "quarry", content: content("You are there"),
      trigger: UNLocationNotificationTrigger(region: quarry, repeats: false))
    center.add(request) { [weak self] error in
      self?.show(error == nil ? "When you are there" : "Look out of the window")
    }
  }

  private func content(_ body: String) -> UNNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = "Quarry"
    content.body = body
    content.badge = 1
    content.categoryIdentifier = "stop"
    content.userInfo = ["stop": "Quarry"]
    return content
  }

  private func schedule() {
    let request = UNNotificationRequest(
      identifier: "bus", content: content("The bus leaves in five minutes"),
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false))
    center.add(request) { [weak self] error in
      self?.show(error == nil ? "In ten minutes" : "Look at your watch")
    }
  }
}
