import Foundation
import PseudoTerminal
import Testing

/// Tests that `flowsh run` prints the expected output of each sample script, stored in a file.
///
/// `FLOWSH_ACCEPT=1 swift test --filter SampleTests` rewrites the expected output.
@Suite(.blocking) struct SampleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(components: "..", "..").standardized

  /// The sample scripts for `Contacts`, and one for each of the faults in `LeakyContacts`.
  private static let names = ["contacts", "leaky"].flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(components: "samples", folder).path)) ?? [])
      .filter { $0.hasSuffix(".walk") }.sorted()
      .map { "samples/\(folder)/\($0.dropLast(5))" }
  }

  @Test func `there is a sample for each of the faults`() throws {
    let sources = Self.root.appending(path: "Sources/Apps/LeakyContacts")
    var faults: Set<Int> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
      faults.formUnion(text.matches(of: /Fault ([0-9]+):/).compactMap { Int($0.output.1) })
    }
    let samples = Self.names.filter { $0.hasPrefix("samples/leaky/") }
      .compactMap { $0.split(separator: "/").last?.split(separator: "-").first }
      .compactMap { Int($0) }
    #expect(samples == faults.sorted() && samples.count >= 11)
  }

  @Test(arguments: Self.names)
  func `a sample passes its own checks and prints its transcript`(name: String) throws {
    let format = name == "samples/contacts/json" ? "--format json " : ""
    let ending = try Program.shell(
      "cd \"$ROOT\" && exec \"$FLOWSH\" run --trace \(format)\(name).walk",
      environment: ["ROOT": Self.root.path])
    #expect(ending.status == .exited(0) && ending.errors.isEmpty, "\(ending.errors)")
    let transcript = Self.root.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["FLOWSH_ACCEPT"] != nil {
      try Data(ending.output.utf8).write(to: transcript)
    }
    let expected = try String(contentsOf: transcript, encoding: .utf8)
    let difference = zip(
      ending.lines, expected.split(separator: "\n", omittingEmptySubsequences: false)
    )
    .first { $0 != $1 }
    #expect(ending.output == expected, "the first line that differs: \(difference as Any)")
  }
}
