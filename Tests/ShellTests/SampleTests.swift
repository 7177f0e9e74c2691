import Contacts
import Foundation
import Shell
import TestSupport
import Testing

/// The scripts in `samples`, each with what it prints beside it.
///
/// `FLOWSH_ACCEPT=1 swift test --filter SampleTests` writes what they print now.
@Suite(.exclusive) struct SampleTests {
  @Test(arguments: ["tour", "tabs", "login", "back", "json"])
  func `a sample passes its own checks and prints its transcript, each time`(
    name: String
  ) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "samples").standardized
    let script = folder.appending(component: "\(name).walk")
    let transcript = folder.appending(component: "\(name).txt")
    let printed = try await run(script, format: name == "json" ? .json : .text)
    #expect(try await run(script, format: name == "json" ? .json : .text) == printed)
    if ProcessInfo.processInfo.environment["FLOWSH_ACCEPT"] != nil {
      try Data(printed.utf8).write(to: transcript)
    }
    let expected = try String(contentsOf: transcript, encoding: .utf8)
    let difference = zip(printed.split(separator: "\n"), expected.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(printed == expected, "the first line that differs: \(difference as Any)")
  }

  /// Runs a script as `flowsh run` does, from the folder above `samples`.
  private func run(_ script: URL, format: ShellOptions.Format) async throws -> String {
    var options = ShellOptions()
    options.echoes = true
    options.format = format
    let walker = await Walker.on(options: options)
    let lines = try ScriptFile.lines(of: script.path)
    while let line = try lines.next() {
      let location = Shell.SourceLocation(
        file: "samples/\(script.lastPathComponent)", line: lines.number)
      guard case .text(let text) = line else {
        Issue.record("\(location): \(line)")
        break
      }
      let result = await walker.run(text, at: location)
      #expect(result.status == .success, "\(walker.complaints)")
    }
    return walker.printed
  }
}
