import AppDriver
import Exploration
import HeadlessUIKit
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Forms in an exploration` {
  /// What a form was submitted with.
  private struct Entry: Hashable {
    let name: String
    let password: String
  }

  private final class Log { var entries: Set<Entry> = [] }

  private func form(_ log: Log) -> UIViewController {
    var (name, password) = ("", "")
    return One("Log In") { _ in
      Content.Field("Name", text: name) { name = $0 }
      Content.Field("Password", text: password, isSecure: true) { password = $0 }
      Content.Button("Log In") { log.entries.insert(Entry(name: name, password: password)) }
    }
  }

  @Test func `a form is submitted with valid, empty and overlong texts`() async {
    let log = Log()
    _ = await explore { self.form(log) }
    let names = Set(log.entries.map(\.name))
    #expect(names == ["Fred", "", String(repeating: "x", count: 100)])
  }

  @Test func `declared texts replace the guess, and each is tried`() async {
    var options = ExplorationOptions()
    options.alphabet.add("wilma", for: "name")
    options.alphabet.add("betty", for: "Name")
    options.alphabet.add(secret: "yabba", for: "Password")
    let log = Log()
    _ = await explore(options) { self.form(log) }
    #expect(log.entries.contains(Entry(name: "wilma", password: "yabba")))
    #expect(log.entries.contains(Entry(name: "betty", password: "yabba")))
    #expect(!log.entries.contains { $0.name == "Fred" })
  }

  @Test func `secrets go into secure fields only`() async {
    var options = ExplorationOptions()
    options.alphabet.add(secret: "yabba", for: "Password")
    // The name of a field that isn't secure.
    options.alphabet.add(secret: "dabba", for: "Name")
    let log = Log()
    let map = await explore(options) { self.form(log) }
    #expect(
      Set(log.entries.map(\.password)) == ["yabba", "", String(repeating: "x", count: 100)])
    #expect(!log.entries.contains { $0.name == "dabba" || $0.name == "yabba" })
    for action in map.moves.flatMap({ $0.walk.flatMap(\.actions) }) {
      if case .type(let target, let text) = action, text == "yabba" {
        #expect(target.label == "Password")
      }
    }
  }

  @Test func `a form that complains again in the same words isn't idle`() async throws {
    func app() -> UIViewController {
      var (name, problem) = ("", "")
      return One("Sign In") { _ in
        Content.Field("Name", text: name) { name = $0 }
        Content.Text(problem)
        Content.Button("Sign In") { problem = "Wrong name." }
      }
    }
    let map = await explore(root: app)
    #expect(map.findings.filter { $0.kind == .idle } == [])
    let run = try await wander(200, seed: 1) { _ in FixtureDelegate(root: app) }
    #expect(run.findings.filter { $0.kind == .idle } == [])
    // It has complained before the exploration begins.
    var options = ExplorationOptions()
    options.prefix = [
      WalkStep([
        .tap(ElementTarget(controller: 0, kind: .button, label: "Sign In", ordinal: 0))
      ])
    ]
    let later = await explore(options, root: app)
    #expect(later.stateCount > 0 && later.findings.filter { $0.kind == .idle } == [])
  }

  @Test func `a button that waits for its fields is tapped once they are filled`() async {
    let map = await explore {
      var name = ""
      return UINavigationController(stack: [
        One("Sign Up") { one in
          Content.Field("Mail", text: name) { name = $0 }
          Content.Button("Next", isEnabled: name.contains("@")) { one.push(Two("Done")) }
        }
      ])
    }
    let done = map.screens.first { $0.id == "Two" }
    #expect(done.map { words($0.walk) } == "type Mail 'fred@example.org' + tap Next")
  }

  @Test func `a move is shown by a valid text, even if an overlong one takes it sooner`() async {
    func form(_ title: String, accepts: @escaping (String) -> Bool, next: One?) -> One {
      var name = ""
      return One(title) { one in
        Content.Field("Name", text: name) { name = $0 }
        Content.Button("Send") { if accepts(name) { one.push(Two("Done")) } }
        if let next { Content.Row("Other") { one.push(next) } }
      }
    }
    let map = await explore {
      let other = form("Other", accepts: { $0 == "Fred" }, next: nil)
      return UINavigationController(stack: [form("Home", accepts: { $0.count == 100 }, next: other)]
      )
    }
    let move = map.moves.first { $0.id.to == "Two" && $0.id.kind == .tap }
    #expect(move.map { words($0.walk) } == "select Other; type Name 'Fred' + tap Send")
  }
}
