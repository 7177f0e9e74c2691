import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Shell

/// An app with a list of trails and a screen for each, whose source code "changes".
private final class Trails {
  var names = ["Lake loop", "Ridge"]
  var hasLogin = false
  /// The number of launches so far, which the app finds again.
  var launches = 0

  var app: AppEntry {
    .root {
      self.launches += 1
      let navigation = UINavigationController()
      navigation.viewControllers = [
        FixtureScreen("Trails") { [names = self.names] screen in
          names.map { name in
            Content.Element.row(
              Content.Row(name) {
                screen.navigationController?.pushViewController(self.trail(name), animated: true)
              })
          }
        }
      ]
      return navigation
    }
  }

  private func trail(_ name: String) -> UIViewController {
    var note = ""
    var code = ""
    return FixtureScreen(name) { _ in
      Content.Field("Note", text: note) { note = $0 }
      Content.Field("Code", text: code, isSecure: true) { code = $0 }
    }
  }
}

/// Tests of ``Interpreter/replay(_:)``.
@Suite(.serialized, .exclusive) struct `Coming back with a changed app` {
  private let trails = Trails()

  private func walker(after lines: String...) async -> Walker {
    let walker = Walker([trails.app])
    walker.shell.isResumable = true
    await walker.shell.start()
    for line in lines { await walker.run(line) }
    return walker
  }

  /// Writes the state of a shell as bytes, and starts another shell with it.
  private func resume(_ walker: Walker) async throws -> (walker: Walker, result: ReplayResult) {
    let data = try JSONEncoder().encode(walker.shell.journal)
    let state = try JSONDecoder().decode(ShellJournal.self, from: data)
    let next = Walker([trails.app])
    next.shell.isResumable = true
    try next.shell.prepare(for: state)
    await next.shell.start()
    let result = await AppSession.outsideJobs { next.shell.replay(state) }
    return (next, result)
  }

  @Test func `commands are repeated by the labels of the rows, wherever these are now`()
    async throws
  {
    let before = await walker(after: "select ridge", "type Note far; back", "select 1")
    #expect(before.stack == ["Trails", "Lake loop"])
    trails.names = ["New", "Ridge", "Lake loop"]
    let (after, result) = try await resume(before)
    #expect(result.summary == "4 commands replayed" && result.complaint == nil)
    #expect(after.stack == ["Trails", "Lake loop"] && after.complaints.isEmpty)
    #expect(try await resume(after).walker.stack == ["Trails", "Lake loop"])
  }

  @Test func `undone commands aren't repeated, and others can be undone afterwards`() async throws {
    let before = await walker(after: "select Ridge", "back", "select Lake", "undo")
    let (after, result) = try await resume(before)
    #expect(result.summary == "2 commands replayed" && after.stack == ["Trails"])
    let output = await after.output(of: "undo")
    #expect(output.contains("undid: back\n"), "\(output)")
    #expect(after.stack == ["Trails", "Ridge"])
  }

  @Test func `a command that can't be repeated is said, and ends the replay`() async throws {
    let before = await walker(after: "select Ridge", "back", "select Lake", "type Note x")
    trails.names = ["Ridge"]
    let (after, result) = try await resume(before)
    #expect(result.summary == "2 of 4 commands replayed")
    #expect(
      result.complaint == "command 3, \"select Lake\", can't be replayed: "
        + "no row \"Lake loop\" on Trails; it has Ridge; choose one of them; the one after it didn't run"
    )
    #expect(after.stack == ["Trails"] && after.complaints.isEmpty)
  }

  @Test func `aliases, variables, options and the history come back`() async throws {
    let before = await walker(
      after: "alias r = select Ridge", "@set note=far away", "set leaks off", "r",
      "type Note ${note}")
    let (after, result) = try await resume(before)
    #expect(result.summary == "2 commands replayed")
    await after.expect("expect text far away; back; r; type Note ${note}; expect text far away")
    #expect(!after.shell.options.findsLeaks && !after.shell.options.wholeLabelsOnly)
    #expect(
      after.shell.history.prefix(5).map(\.line) == before.shell.history.map(\.line))
    #expect(after.shell.history.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `a secret is typed again and stays hidden`() async throws {
    let before = await walker(after: "select Ridge", "type Code hunter22x")
    let (after, result) = try await resume(before)
    #expect(result.summary == "2 commands replayed")
    #expect(after.shell.redacted("hunter22x") == SecretFilter.stars)
    #expect(!after.printed.contains("hunter22x"))
    #expect(await after.output(of: "undo").contains("undid: type Code ********"))
  }

  @Test func `the launches since the last fresh one are repeated, too`() async throws {
    let before = await walker(
      after: "@size regular", "select Ridge", "relaunch", "select Lake")
    trails.launches = 0
    let (after, result) = try await resume(before)
    #expect(result.summary == "2 commands replayed" && trails.launches == 2)
    #expect(after.shell.session.context.size == .regular && after.stack == ["Trails", "Lake loop"])
  }

  @Test func `Ctrl-C ends the replay`() async throws {
    let before = await walker(after: "select Ridge", "back")
    let state = before.shell.journal
    let next = Walker([trails.app])
    try next.shell.prepare(for: state)
    await next.shell.start()
    next.stops = { true }
    let result = await AppSession.outsideJobs { next.shell.replay(state) }
    #expect(result.done == 0)
    #expect(result.complaint?.hasSuffix("stopped; the one after it didn't run") == true)
  }

  @Test func `a setup and a teardown are said to be missing`() async throws {
    let before = await walker(after: "teardown", "back", "end")
    #expect(before.shell.journal.hasFixtures)
    #expect(await !walker().shell.journal.hasFixtures)
  }
}
