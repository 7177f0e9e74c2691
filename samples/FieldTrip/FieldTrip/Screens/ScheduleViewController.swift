import EventKitUI
import UIKit

/// The day of the trip in the calendar.
final class ScheduleViewController: TaskViewController {
  private let store = EKEventStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Add to Calendar") { [weak self] in self?.add() }
  }

  private func add() {
    store.requestFullAccessToEvents { [weak self] isGranted, _ in
      guard isGranted else {
        self?.show("Write it down")
        return
      }
      DispatchQueue.main.async { [weak self] in self?.edit() }
    }
  }

  private func edit() {
    let event = EKEvent(eventStore: store)
    event.title = "Field Trip"
    event.location = "Quarry"
    event.startDate = Date()
    event.endDate = Date().addingTimeInterval(8 * 3600)
    let editor = EKEventEditViewController()
    editor.eventStore = store
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }
}

extension ScheduleViewController: EKEventEditViewDelegate {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    controller.dismiss(animated: true)
    show(action == .saved ? "It is in the calendar" : "Not in the calendar")
  }
}
