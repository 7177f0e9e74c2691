import Foundation
import Testing

@testable import UnifiedLogging

/// What an app's messages to the log look like, and where they go.
@Suite struct LoggerTests {
  @Test func `a message shows its values, except those that are private`() {
    let name = "Fred"
    let message: OSLogMessage =
      "user \(name, privacy: .public) \(name, privacy: .private) \(name) \(255, format: .hex)"
    #expect(message.text == "user Fred <private> Fred ff")
    let column: OSLogMessage =
      "\(7, align: .right(columns: 3))|\(1.5, format: .fixed(precision: 2))|\(true, format: .answer)"
    #expect(column.text == "  7|1.50|YES")
  }

  @Test func `a format of os_log says nothing of privacy`() {
    #expect(LogFormat.text("%{public}@ has %{private}d%%", ["Fred", 3]) == "Fred has 3%")
    #expect(LogFormat.text("100%%", []) == "100%")
    #expect(
      LogFormat.text("%@", [URL(fileURLWithPath: "/tmp/a")]) == "file:///tmp/a")
  }

  @Test func `an app's output contains no message`() async throws {
    let result = try await #require(
      processExitsWith: .success,
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      unsetenv("OS_ACTIVITY_DT_MODE")
      Logger(subsystem: "app", category: "net").error("no reply")
      os_log("no reply")
    }
    let output = result.standardOutputContent + result.standardErrorContent
    #expect(!String(decoding: output, as: UTF8.self).contains("no reply"))
  }

  @Test func `OS_ACTIVITY_DT_MODE shows messages on standard error`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
      let (log, name) = (OSLog(subsystem: "app", category: "net"), "Fred")
      Logger(subsystem: "app", category: "net").error("no reply to \(name)")
      Logger(log).log(level: .debug, "a")
      os_log("b")
      os_log("c %d \(name)")
      os_log("d %{public}@ %d", log: log, type: .error, name, 3)
      os_log(.info, "e")
      os_log(.info, log: log, "f \(name)")
      os_log("g", log: .disabled)
    }
    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let expected = [
      "[net] no reply to Fred", "[net] a", "b", "c %d Fred", "[net] d Fred 3", "e", "[net] f Fred",
    ]
    #expect(lines.suffix(expected.count) == expected[...])
  }

  @Test func `what isn't shown isn't worded`() {
    func fail() -> String {
      Issue.record("the text was made")
      return ""
    }
    Logger().debug("\(fail())")
    os_log(.debug, log: .disabled, "\(fail())")
  }
}
