import Foundation
import OSLog
import Testing

@testable import os

/// What an app's messages to the log look like when they are printed.
@Suite struct LoggerTests {
  @Test func `a message shows its values, except those that are private`() {
    let name = "Fred"
    let message: OSLogMessage =
      "user \(name, privacy: .public) \(name, privacy: .private) \(name) \(255, format: .hex)"
    #expect(message.text == "user Fred <private> Fred ff")
    let column: OSLogMessage =
      "\(7, align: .right(columns: 3))|\(1.5, format: .fixed(precision: 2))"
    #expect(column.text == "  7|1.50")
  }

  @Test func `a format of os_log says nothing of privacy`() {
    #expect(
      LogFormat.text("%{public}@ has %{private}d%%", ["Fred" as NSString, 3]) == "Fred has 3%")
    #expect(LogFormat.text("100%%", []) == "100%")
  }

  @Test func `a lock protects its state`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
    #expect(!OSLog.disabled.isEnabled(type: .debug))
  }
}
