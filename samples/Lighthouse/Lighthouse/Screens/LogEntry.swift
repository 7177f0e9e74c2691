import SwiftData

/// An entry of the log, which the device stores.
@Model final class LogEntry {
  var text: String

  init(text: String) {
    self.text = text
  }
}
