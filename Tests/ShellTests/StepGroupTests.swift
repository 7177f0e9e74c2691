import Contacts
@testable import Reports
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct `The groups of steps` {
  private func reports(
    _ lines: String..., environment: [String: String] = [:]
  ) async -> [StepReport] {
    let walker = await Walker.on()
    walker.environment = { environment[$0] }
    var reports: [StepReport] = []
    walker.onStep = { reports.append(StepReport($0.step, walker.shell.state)) }
    await walker.script(lines.joined(separator: "\n") + "\n")
    return reports
  }

  @Test func `are the setup, the rows and the sourced files that contain a step`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("more.steps", "each place in (A B)\nwhere\nend\n")
    let path = folder.file("more.steps")
    let steps = await reports(
      "setup", "stack", "end", "each name tab in (Fred Persons  Barney Groups)", "tree",
      "source \(path)", "end", "stack")
    let groups = steps.filter { !$0.command.hasPrefix("source") }
      .map { "\($0.command.prefix { $0 != " " }): \($0.groups)" }
    let rows = ["each [1: name=Fred tab=Persons]", "each [2: name=Barney tab=Groups]"]
    let expected = rows.flatMap { row in
      [
        "tree: \([row])", "where: \([row, "source \(path)", "each [1: place=A]"])",
        "where: \([row, "source \(path)", "each [2: place=B]"])",
      ]
    }
    #expect(groups == ["stack: \(["setup"])"] + expected + ["stack: []"])
  }

  @Test func `have the first line of their block, which tells apart two of the same name`() async {
    let steps = await reports(
      "if screen Persons", "where", "end", "if screen Persons", "where", "end")
    #expect(
      steps.map { "\($0.groups) \($0.groupLines)" }
        == [1, 1, 4, 4].map { "\(["if screen Persons"]) [\($0)]" })
  }

  @Test func `contain no secrets, even if a value is shortened`() async {
    let secret = String(repeating: "pass", count: 20)
    let steps = await reports(
      "@secret key=env:KEY", "each k in (${key} x)", "where", "end", environment: ["KEY": secret])
    #expect(steps.first { $0.command == "where" }?.groups == ["each [1: k=********]"])
  }

  @Test func `the screen of a step is written as at the prompt`() async {
    let step = await reports("select Fred", "expect screen Fred").last
    #expect(step?.screen == "Fred\n  email  fred@example.org\n  [Log In] login\n")
    #expect(step?.stack == "Persons › Fred")
  }
}
