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

  /// The samples that run in one process: those of `LeakyContacts` together, because naming the
  /// first calls takes most of a process's time, and the others alone, because what one types into
  /// a secure field is hidden in the next.
  private static let runs =
    names.filter { !$0.hasPrefix("samples/leaky/") }.map { [$0] }
    + [names.filter { $0.hasPrefix("samples/leaky/") }]

  @Test(arguments: Self.runs)
  func `samples pass their own checks and print their transcripts`(names: [String]) throws {
    if ProcessInfo.processInfo.environment["FLOWSH_ACCEPT"] != nil {
      for name in names {
        let transcript = Self.root.appending(path: "\(name).txt")
        try Data(run([name]).output.utf8).write(to: transcript)
      }
    }
    let ending = try run(names)
    #expect(ending.status == .exited(0) && ending.errors.isEmpty, "\(ending.errors)")
    let expected = try names.map {
      try String(contentsOf: Self.root.appending(path: "\($0).txt"), encoding: .utf8)
    }.joined()
    let difference = zip(
      ending.lines, expected.split(separator: "\n", omittingEmptySubsequences: false)
    )
    .first { $0 != $1 }
    #expect(ending.output == expected, "the first line that differs: \(difference as Any)")
  }

  private func run(_ names: [String]) throws -> Program.Ending {
    let format = names.contains("samples/contacts/json") ? " --format json" : ""
    return try Program.shell(
      "cd \"$ROOT\" && exec \"$FLOWSH\" run --trace\(format)"
        + names.map { " \($0).walk" }.joined(), environment: ["ROOT": Self.root.path])
  }
}
