import AppDriver
import Contacts
import Foundation
import Maestro
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Flows that run on an app, as `flowsh test` runs them.
@MainActor @Suite(.serialized, .exclusive) struct FlowRunTests {
  /// The launch argument `com.example.flow`, as the app has found it.
  private final class Found { var argument: String? }
  private let found = Found()

  /// Runs the only case of a flow in a folder; returns the outcome and the commands of its steps,
  /// each with its line.
  private func run(
    _ files: [String: String], _ name: String = "a.yaml"
  ) async throws -> (outcome: CaseOutcome, steps: [String]) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let cache = ScriptFiles(translator: FlowTranslator(apps: ["contacts"]))
    let catalog = AppCatalog([
      AppEntry(name: "contacts", summary: "") { [found] _ in
        found.argument = UserDefaults.standard.string(forKey: "com.example.flow")
        return Contacts.AppDelegate()
      }
    ])
    let check = WalkthroughCheck(catalog, files: cache)
    let reading = WalkthroughFile.read(folder.file(name), cache)
    check.check(reading)
    #expect(check.mistakes.map(\.line) == [])
    let file = try #require(reading.file)
    let item = try #require(file.cases.first)
    let run = try CaseRun(
      item, of: file, catalog: catalog, defaults: .test(app: nil), files: cache)
    var steps: [String] = []
    let outcome = await AppSession.outsideJobs {
      run.run { step in
        steps.append("\(folder.relative("\(step.location?.description ?? "")")): \(step.marked)")
      }
    }
    return (outcome, steps)
  }

  @Test func `a flow taps, types and asserts`() async throws {
    let (outcome, steps) = try await run([
      "a.yaml": """
      appId: org.example.contacts
      ---
      - launchApp
      - runFlow:
          file: b.yaml
          env:
            NAME: fred
      - assertVisible: Log Out
      - assertNotVisible: Log In
      """,
      "b.yaml": """
      - tapOn: Log In
      - tapOn: Username
      - inputText: ${NAME}x
      - eraseText: 1
      - tapOn: Password
      - inputText: yabba
      - tapOn: {text: Log In, below: Password}
      """,
    ])
    #expect(outcome == .passed)
    #expect(steps.first == "a.yaml:4: source b.yaml \"NAME=fred\"")
    #expect(steps.contains("b.yaml:3: type --here \"fredx\""))
    #expect(steps.last == "a.yaml:9: expect no visible \"Log In\" within 7s")
  }

  @Test func `conditions, loops and hooks run`() async throws {
    let (outcome, steps) = try await run([
      "a.yaml": """
      appId: org.example.contacts
      name: Visits
      onFlowStart:
        - tapOn: Groups
      onFlowComplete:
        - tapOn: Cancel
      ---
      - launchApp
      - runFlow:
          when:
            visible: Groups
            notVisible: Nobody
          commands:
            - tapOn: Persons
      - repeat:
          times: 2
          commands:
            - tapOn: Fred
            - back
      - repeat:
          while:
            notVisible: fred@example.org
          commands:
            - tapOn: Fred
      - retry:
          maxRetries: 1
          commands:
            - tapOn: Fred|Log In
            - assertVisible: Username
      """
    ])
    #expect(outcome == .passed)
    #expect(steps.count { $0.hasSuffix("touch Fred within 7s") } == 3)
    #expect(steps.last == "a.yaml:6: touch Cancel within 7s")
  }

  @Test func `a step that fails is named by its line in the flow`() async throws {
    let (outcome, _) = try await run([
      "a.yaml": "appId: x\n---\n- tapOn: Fred\n- tapOn:\n    text: Nobody\n    label: Open Nobody\n"
    ])
    guard case .failed(let failure) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(failure.diagnostic.location?.line == 4)
    #expect(failure.diagnostic.message == "Open Nobody")
  }

  @Test func `an optional command that fails is noted, and launch arguments reach the app`()
    async throws
  {
    let (outcome, steps) = try await run([
      "a.yaml": """
      appId: x
      ---
      - launchApp:
          arguments: {com.example.flow: here}
      - tapOn: {text: Nobody, optional: true}
      - tapOn: Fred
      """
    ])
    #expect(outcome == .passed)
    #expect(steps.count == 2 && found.argument == "here")
    _ = try await run(["a.yaml": "- launchApp\n- tapOn: Fred"])
    #expect(found.argument == nil)
  }

  @Test func `a program without a translator says what to do`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", "- back")
    let reading = WalkthroughFile.read(folder.file("a.yaml"), ScriptFiles(translator: nil))
    #expect(
      reading.mistakes.map { folder.relative($0.line) } == [
        "can't read a.yaml: this program reads only walkthroughs; \"flowsh convert\" makes one of a"
          + " Maestro flow"
      ])
  }
}
