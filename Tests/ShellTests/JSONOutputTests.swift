import AppDriver
import Foundation
import HeadlessUIKit
import NetworkFixtures
import Script
import TestSupport
import Testing
import Walkthroughs

@testable import NetworkFixtures
@testable import Shell

/// Tests that the JSON output is as `flowsh.schema.json` describes it.
@Suite(.serialized, .exclusive) struct JSONOutputTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema.ofOutput() }

  /// Returns a walker that prints JSON.
  private func walker(
    _ apps: [AppEntry] = [.contacts], traces: Bool = false
  ) async -> Walker {
    var options = ShellOptions()
    options.format = .json
    let walker = Walker(apps, options: options, traces: traces)
    await walker.shell.start()
    return walker
  }

  // MARK: Commands

  /// Lines that make each command answer, and what the answer contains.
  private static let lines: [String: (lines: [String], member: String?)] = [
    "open": (["open nowhere", "open groups"], "screen"),
    "select": (["open persons", "select 1"], "screen"),
    "tap": (["tap Log In"], "screen"),
    "type": (["login", "type Username fred"], "screen"),
    "search": (["search x"], nil),
    "toggle": (["toggle x"], nil),
    "choose": (["choose x y"], nil),
    "page": (["page next"], nil),
    "dismiss": (["login", "dismiss"], "screen"),
    "back": (["select 1", "back"], "screen"),
    "size": (["size regular", "size compact"], "screen"),
    "rotate": (["rotate"], "screen"),
    "background": (["background", "screen", "where", "actions"], "report"),
    "foreground": (["background", "foreground"], "screen"),
    "memory": (["memory"], "screen"),
    "permission": (["permission camera denied", "permission"], "report"),
    "location": (["location 48.137,11.575"], "screen"),
    "notify": (["notify nothing", "notify"], "report"),
    "wait": (["wait 0"], "screen"),
    "relaunch": (["relaunch"], "screen"),
    "screen": (["screen", "screen --all"], "screen"),
    "stack": (["stack"], "report"),
    "tree": (["tree", "screen --views"], "report"),
    "actions": (["actions"], "report"),
    "audit": (["audit"], "report"),
    "events": (["events", "events all"], "report"),
    "where": (["where"], "report"),
    "trace": (["trace off", "trace"], "report"),
    "why": (["select 1", "why"], "report"),
    "leaks": (["leaks keep Nothing", "leaks repeat 2 back", "leaks"], "report"),
    "expect": (["expect screen Nowhere"], "error"),
    "note": (["note a \"quoted\" word"], "report"),
    "record": (["record stop"], "error"),
    "scroll": (["scroll"], "error"),
    "swipe": (["swipe 1 Delete"], "error"),
    "press": (["press 1"], "error"),
    "refresh": (["refresh"], "error"),
    "submit": (["submit"], "error"),
    "alias": (["alias fred = select Fred", "alias", "alias fred"], "report"),
    "source": (["source /nowhere.walk"], "error"),
    "each": (["each"], "error"),
    "repeat": (["repeat"], "error"),
    "attempt": (["attempt"], "error"),
    "touch": (["touch Nobody"], "error"),
    "if": (["if screen Persons", "end"], "report"),
    "while": (["while scren Persons"], "error"),
    "else": (["else"], "error"),
    "setup": (["each x in (1); setup"], "error"),
    "teardown": (["teardown; back"], "error"),
    "end": (["end"], "error"),
    "undo": (["select 1", "undo"], "report"),
    "redo": (["select 1", "undo", "redo"], "report"),
    "map": (["map"], "error"),
    "goto": (["goto Fred"], "error"),
    "explore": (["explore"], "error"),
    "help": (["help", "help login", "help select"], "report"),
    "history": (["history"], "report"),
    "set": (["set echo on", "set"], "report"),
    "quit": (["quit"], nil),
  ]

  @Test func `a prompt starts with the screen as an object of its own`() async throws {
    var options = ShellOptions()
    options.format = .json
    let walker = await Walker.on(options: options)
    walker.shell.showScreen()
    walker.shell.output.flush()
    let printed = walker.printed
    #expect(printed.hasPrefix(#"{"screen":{"#) && printed.hasSuffix("\"version\":1}\n"))
    #expect(printed.contains(#""stack":"Persons""#))
    #expect(schema.problems(ofLines: printed) == [])
  }

  @Test func `each command of the table has an answer that the schema describes`() async throws {
    let walker = await walker()
    for command in walker.shell.table.commands {
      let (lines, member) = try #require(
        Self.lines[command.name], "add lines for \(command.name)")
      await walker.run("relaunch")
      var last = ""
      for line in lines {
        last = await walker.output(of: line)
        #expect(schema.problems(ofLines: last) == [], "\(line)")
      }
      let object = try Self.object(last)
      if let member { #expect(object[member] != nil, "\(command.name): \(last)") }
    }
  }

  @Test func `each setting is a member of the answer of set`() async throws {
    let answer = try Self.object(await walker().output(of: "set"))
    let settings = (answer["report"] as? [String: Any])?["settings"] as? [[String: Any]]
    #expect(settings?.compactMap { $0["name"] as? String } == Setting.allCases.map(\.rawValue))
  }

  @Test func `members are sorted, and the events are as JSONEncoder writes them`() async throws {
    let walker = await walker(traces: true)
    for line in ["select 1", "why", "screen", "stack", "select \"é\u{202E}\"", "back"] {
      let output = await walker.output(of: line)
      let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
      let sorted = try JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
      #expect(SafeText.escapedJSON(String(decoding: sorted, as: UTF8.self)) + "\n" == output)
    }
    let acted = try Self.object(await walker.output(of: "select 1"))
    let asked = try Self.object(await walker.output(of: "events"))
    let events = try #require(acted["events"] as? NSArray)
    #expect(events == (asked["report"] as? NSDictionary)?["events"] as? NSArray)
    let why = try Self.object(await walker.output(of: "why"))
    let steps = try #require((why["report"] as? NSDictionary)?["steps"] as? [NSDictionary])
    #expect(try #require(acted["trace"] as? [NSDictionary]).allSatisfy(steps.contains))
  }

  @Test func `json-events off leaves out events and calls`() async throws {
    let walker = await walker(traces: true)
    await walker.run("set json-events off")
    let object = try Self.object(await walker.output(of: "select 1"))
    #expect(object.keys.sorted() == ["command", "screen", "status", "version"])
  }

  // MARK: The screen

  @Test(.bug(id: "U4")) func `rows have the numbers and buttons the verbs that commands take`()
    async throws
  {
    let walker = await walker([
      .screen("Long") { _ in
        for number in 1...104 { Content.Row("Row \(number)") {} }
        Content.Button("Log In") {}
        Content.Button("Back") {}
        Content.Button("Same") {}
        Content.Button("same!") {}
      }
    ])
    let output = await walker.output(of: "screen")
    #expect(schema.problems(ofLines: output) == [])
    let screen = try #require(try Self.object(output)["screen"] as? [String: Any])
    let panes = try #require(screen["panes"] as? [[String: Any]])
    let elements = try #require(panes[0]["elements"] as? [[String: Any]])
    #expect(elements.compactMap { $0["number"] as? String } == (1...40).map { "\($0)" })
    #expect(panes[0]["rowCount"] as? Int == 104)
    let all = try #require(
      try Self.object(await walker.output(of: "screen --all"))["screen"] as? [String: Any])
    let complete = try #require((all["panes"] as? [[String: Any]])?[0]["elements"])
    #expect(
      (complete as? [[String: Any]])?.compactMap { $0["number"] as? String }
        == (1...104).map { "\($0)" })
    let buttons = elements.suffix(4)
    #expect(buttons.map { $0["verb"] as? String } == ["login", nil, nil, nil])
    #expect(
      buttons.map { $0["command"] as? String } == [
        "login", "tap Back", "tap Same", "tap same!",
      ])
    #expect(elements.allSatisfy { $0["ordinal"] == nil })
  }

  @Test(.bug(id: "U4")) func `a line that can't be read is the command of its error`() async throws
  {
    let walker = await walker()
    for (line, shown) in [
      ("select \"Fred", "select \"Fred"), ("where; select 'x", "select 'x"), ("end", "end"),
      ("type Password \"secret", SecretFilter.stars), ("each x in", "each x in"),
    ] {
      let output = await walker.output(of: line)
      #expect(schema.problems(ofLines: output) == [])
      #expect(try Self.object(output)["command"] as? String == shown)
    }
  }

  @Test func `the status tells refusals that the script allows from failures`() async throws {
    let walker = await walker()
    let objects = try await ["back", "! back", "? back", "? select 1"].asyncMap {
      try Self.object(await walker.output(of: $0))
    }
    #expect(objects.map { $0["status"] as? String } == ["failed", "refused", "refused", "ok"])
  }

  // MARK: Errors

  /// An example of each error.
  private static let errors: [CommandError] =
    [
      .unknownCommand("slect", nearest: "select"),
      .usage(command: "select", arguments: "ROW", problem: "needs a row"),
      .notFound(.element(.row), label: "Nob", on: "Persons", there: ["Bob"]),
      .ambiguous(.element(.row), label: "B", candidates: ["Barney", "Betty"]),
      .tooManyArguments(button: "Log In", fields: ["Username"], given: 2),
      .secretMissing(field: "Password"), .secretNotGiven(field: "Password"),
      .refused(.noWayBack, ways: ["open Persons"]),
      .processEnded(by: "exit 3"), .notRunning, .nothingOnScreen,
      .wrongData(file: "a.json", reason: "no object"),
      .takesNoData(app: "contacts"),
      .badFixture(FixtureMistake(file: "a.json", line: 2, problem: .missingURL)),
      .requestsRefused([
        RequestRefusal(NetworkRequest(method: "GET", url: "https://a.example/"), .noFixtures)
      ]),
      .unknownApp("x", there: ["contacts"]),
      .unknownSetting("x", there: ["echo"]),
      .badValue(setting: "echo", value: "x", allowed: ["on", "off"]),
      .unreadable(path: "a.walk", reason: "no such file"), .cannotUndo(.nothingDone),
      .cannotAlias("fred", .unknown(nearest: nil)),
      .unmet(expected: "screen \"x\"", found: .names(["y"]), hint: "did you mean \"y\"?"),
      .endless(header: "while x", bound: 9), .notRefused(command: "back"), .leakCheckOff,
      .objectsUnreadable(reason: "x"),
      .differs(DiffCount([])),
      .unwritable(path: "a.walk", reason: "disk full"), .cannotRecord(.isNotRunning),
      .cannotExplore(.noWorkers(reason: "no worker could be started")),
      .interrupted,
    ]
    + [
      .tokens(.openQuote("\"", at: 7)), .malformedLine(.nul(byte: 3)),
      .unreadable(path: "a.walk", reason: "no such file"), .sourceCycle(["a.walk", "a.walk"]),
      .sourceTooDeep(bound: 16), .tooManySources(bound: 9), .unknownSetting("x", there: ["app"]),
      .badValue(setting: "@size", value: "x", allowed: ["compact"]), .takesNoArguments("end"),
      .unknownVariable("x", there: ["y"]), .openVariable("${x"), .expandsTooFar(bound: 1),
      .badName("a b"), .openBlock(.each, line: 3), .unmatchedEnd, .tooDeep(bound: 16),
      .tooLong(.each, bound: 9), .misplacedBlock(.setup), .badHeader(.each, problem: "no values"),
      .badHeader(.repeat, problem: "no number"), .unmatchedElse,
      .lateSetting("@app"), .settingOfFile("@app", ofCase: ["@tags"]),
      .badSetting("@timeout", problem: "needs a number"), .commaInTag("a,b"), .blankInTag("a b"),
      .tagInTitle("@x"), .suspicious(.repeatedTitle(line: 3)),
      .badTable(file: "a.csv", line: 2, problem: "too few values"), .outputWithoutCommand,
      .badPattern("(", reason: "unclosed"), .titleInBlock, .noTitle, .ownLine("each"),
      .secretMissing(name: "p", variable: "P"), .secretSetByOption(name: "p"),
      .secretTooShort(name: "p", bound: 4), .secretInPath,
      .untranslated(problem: "no"),
      .tooManyLines(bound: 9), .onlyAtPrompt("alias"), .notInStartUpFile("back"),
    ].map(CommandError.script)

  @Test func `each error has a kind of its own, which the schema lists, and valid details`() throws
  {
    let kinds = Self.errors.map(\.kind) + [.crashed]
    #expect(kinds.count == ErrorKind.allCases.count && Set(kinds) == Set(ErrorKind.allCases))
    #expect(schema.values(of: "kind", in: "error") == ErrorKind.allCases.map(\.rawValue))
    for error in Self.errors {
      let json = try SafeText.encoder.encode(ErrorJSON(error, comment: "why"))
      #expect(schema.problems(of: String(decoding: json, as: UTF8.self), as: "error") == [])
    }
  }

  @Test func `an error keeps its kind if its message contains a secret`() {
    var filter = SecretFilter()
    filter.add("yabba")
    let error = CommandError.notFound(.element(.row), label: "yabba", on: "", there: [])
    #expect(filter.redacted(error).kind == .notFound)
  }

  @Test func `an error says what was expected, found and possible`() async throws {
    let walker = await walker()
    let output = await walker.output(of: "select Frod -- Fred is missing")
    let error = try #require(try Self.object(output)["error"] as? [String: Any])
    #expect(error["kind"] as? String == "not-found" && error["subject"] as? String == "row")
    #expect(error["found"] as? String == "Frod" && error["suggestion"] as? String == "Fred")
    #expect(error["candidates"] as? [String] == ["Fred", "Barney", "Wilma", "Betty"])
    #expect(error["within"] as? String == "Persons")
    #expect(error["comment"] as? String == "Fred is missing")
  }

  /// Returns the last object of the output.
  private static func object(_ output: String) throws -> [String: Any] {
    let line = output.split(separator: "\n").last ?? ""
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(value as? [String: Any], "\(output)")
  }
}

extension Array where Element: Sendable {
  /// Returns the results of an asynchronous closure for each element, in order.
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async rethrows -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
