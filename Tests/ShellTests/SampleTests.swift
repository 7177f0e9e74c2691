import Foundation
import LeakyContacts
import Script
import Shell
import TestSupport
import Testing

/// The scripts in `samples`, each with a file of its expected output.
///
/// `FLOWSH_ACCEPT=1 swift test --filter SampleTests` rewrites the expected output.
@Suite(.exclusive) struct SampleTests {
  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "..", "samples").standardized

  /// The scripts on `Contacts`, and those on `LeakyContacts`, one for each of its ten faults.
  private nonisolated static let names =
    ["tour", "tabs", "login", "back", "json", "every-person", "sign-in"].map { "contacts/\($0)" }
    + ((try? FileManager.default.contentsOfDirectory(
      at: folder.appending(component: "leaky"), includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "walk" }
    .map { "leaky/\($0.deletingPathExtension().lastPathComponent)" }.sorted()

  @Test func `there is a sample for each of the ten faults`() {
    #expect(Self.names.count { $0.hasPrefix("leaky/") } == 10)
  }

  @Test(arguments: Self.names)
  func `a sample passes its own checks and prints its transcript, each time`(
    name: String
  ) async throws {
    let transcript = Self.folder.appending(path: "\(name).txt")
    let printed = try await run(name, format: name == "contacts/json" ? .json : .text)
    #expect(try await run(name, format: name == "contacts/json" ? .json : .text) == printed)
    if ProcessInfo.processInfo.environment["FLOWSH_ACCEPT"] != nil {
      try Data(printed.utf8).write(to: transcript)
    }
    let expected = try String(contentsOf: transcript, encoding: .utf8)
    let difference = zip(printed.split(separator: "\n"), expected.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(printed == expected, "the first line that differs: \(difference as Any)")
  }

  /// Runs a script as `flowsh run` does, from the folder above `samples`.
  private func run(_ name: String, format: ShellOptions.Format) async throws -> String {
    var options = ShellOptions()
    options.echoes = true
    options.format = format
    let walker = Walker([.contacts, .leaky], options: options, traces: true)
    await walker.shell.start()
    let lines = try ScriptFile.lines(of: Self.folder.appending(path: "\(name).walk").path)
    while let line = try lines.next() {
      let location = Script.SourceLocation(
        file: "samples/\(name).walk", line: lines.number)
      guard case .text(let text) = line else {
        Issue.record("\(location): \(line)")
        break
      }
      let result = await walker.run(text, at: location)
      #expect(result.status == .success, "\(walker.complaints)")
    }
    #expect(await walker.shell.run(.end).status == .success, "\(walker.complaints)")
    walker.shell.output.flush()
    return walker.printed
  }
}

extension AppEntry {
  /// The demo app with ten faults.
  static let leaky = AppEntry(name: "leaky", summary: "Ten faults") { _ in
    AppDelegate()
  }
}
