import UIKit
import UserNotifications

/// Reminders of the stops.
final class RemindersViewController: TaskViewController {
  private let center = UNUserNotificationCenter.current()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Remind Me") { [weak self] in self?.remind() }
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

  private func schedule() {
    let content = UNMutableNotificationContent()
    content.title = "Quarry"
    content.body = "The bus leaves in five minutes"
    content.badge = 1
    content.categoryIdentifier = "stop"
    content.userInfo = ["stop": "Quarry"]
    let request = UNNotificationRequest(
      identifier: "bus", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false))
    center.add(request) { [weak self] error in
      self?.show(error == nil ? "In ten minutes" : "Look at your watch")
    }
  }
}
