@_exported public import EventKit
@_exported public import Foundation
@_exported public import HeadlessUIKit

/// The end of an edit.
public nonisolated enum EKEventEditViewAction: Int, Sendable {
  case canceled, saved, deleted
  /// The user has canceled, in earlier versions.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// A screen on which the user edits an event, and adds or cancels it.
open class EKEventEditViewController: UINavigationController {
  /// The delegate, which dismisses the screen; a weak reference.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event; `nil` for a new one.
  open var event: EKEvent?

  nonisolated deinit {}

  /// Loads the screen.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let event = event ?? EKEvent(eventStore: eventStore)
    self.event = event
    viewControllers = [
      SystemScreen(
        title: "New Event", cancel: { [weak self] in self?.end(.canceled) },
        done: ("Add", { [weak self] in self?.end(.saved) })
      ) {
        Content.Text("title", event.title ?? "")
        if let location = event.location { Content.Text("location", location) }
      }
    ]
  }

  private func end(_ action: EKEventEditViewAction) {
    if action == .saved, let event { eventStore.keep(event) }
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}

/// A delegate that dismisses the screen.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called when the user has added or canceled the event.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
