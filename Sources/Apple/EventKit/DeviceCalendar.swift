import AppSandbox
import Foundation
import Synchronization

/// The calendar of the device, which a case begins empty.
enum DeviceCalendar {
  /// The contents of an event.
  struct Entry: Sendable {
    var title: String? = ""
    var location: String?
    var notes: String?
    var url: URL?
    var start: Date?
    var end: Date?
    var isAllDay = false
  }

  private struct State: Sendable {
    var entries: [String: Entry] = [:]
    var count = 0
    var isStore = false
  }

  private static let state = Mutex(State())

  /// Saves an event, and returns its identifier.
  static func save(_ entry: Entry, _ identifier: String?) -> String {
    let (identifier, isNew) = state.withLock { state in
      defer { state.isStore = true }
      if identifier == nil { state.count += 1 }
      let identifier = identifier ?? "event-\(state.count)"
      state.entries[identifier] = entry
      return (identifier, !state.isStore)
    }
    if isNew { AppSandbox.add(store: { state.withLock { ($0.entries, $0.count) = ([:], 0) } }) }
    return identifier
  }

  static func remove(_ identifier: String) { state.withLock { $0.entries[identifier] = nil } }

  static func entry(_ identifier: String) -> Entry? { state.withLock { $0.entries[identifier] } }
}
