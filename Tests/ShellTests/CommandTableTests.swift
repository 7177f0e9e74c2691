import AppDriver
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct CommandTableTests {
  private nonisolated static let wanted = [
    "open", "select", "tap", "back", "dismiss", "scroll", "swipe", "press", "refresh",
    "type", "toggle", "choose", "search", "submit", "size",
    "rotate", "background", "foreground", "memory", "page", "wait", "relaunch", "permission",
    "location", "notify", "screen", "stack",
    "tree",
    "actions", "audit",
    "events", "where", "trace", "why", "leaks", "expect", "note", "record", "source", "each",
    "repeat", "attempt", "touch", "if", "else", "while",
    "setup", "teardown", "end",
    "undo", "redo",
    "help", "history", "alias", "set", "quit", "map", "goto", "explore",
  ]

  @Test func `every expected command exists and has help`() async {
    let walker = await Walker.on()
    let table = walker.shell.table
    #expect(Set(table.commands.map(\.name)) == Set(Self.wanted))
    let overview = await walker.output(of: "help all")
    let short = await walker.output(of: "help")
    for command in table.commands {
      #expect(!command.summary.isEmpty && !command.summary.hasSuffix("."), "\(command.name)")
      #expect(overview.contains("  \(command.name)"), "\(command.name)")
      #expect(
        short.contains(" \(command.name) ")
          == (!command.isOfScreen && !["else", "end"].contains(command.name)), "\(command.name)")
      #expect(overview.contains(command.summary), "\(command.name)")
      let page = await walker.output(of: "help \(command.name)")
      let call = [command.name, command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
      #expect(page.hasPrefix("\(call)\n  \(command.summary).\n"), "\(command.name)")
      for line in overview.split(separator: "\n") + page.split(separator: "\n") {
        #expect(line.count <= 100)
      }
    }
    #expect(overview.contains("Buttons on this screen\n  login\n"))
  }

  @Test func `no command accepts unexpected arguments, and each error shows the usage`() async {
    let walker = await Walker.on()
    for command in walker.shell.table.commands {
      let needs = !command.arguments.isEmpty && !command.arguments.hasPrefix("[")
      guard command.name != "note" else { continue }
      let line = needs ? command.name : "\(command.name) a b c"
      let complaint = await walker.complaint(of: line)
      if needs || command.arguments.isEmpty {
        #expect(complaint.hasPrefix("\(command.name): "), "\(line): \(complaint)")
        #expect(complaint.contains("; usage: \(command.name)"), "\(line): \(complaint)")
      }
      #expect(complaint != "", "\(line)")
    }
    #expect(walker.stack == ["Persons"])
  }

  @Test func `help for an unknown command suggests the nearest name`() async {
    let walker = await Walker.on()
    await walker.expect(
      "help slect", complains: "no command or button \"slect\"; did you mean \"select\"?")
  }

  @Test(arguments: [
    ("keys foo", "foo"), ("row x", "x"), ("look x", "x"), ("! x", "x"), ("modal x y", "x"),
    ("addperson now", "now"), ("expect stack now", "now"), ("sel it", nil),
    ("tap Add Person", nil),
  ])
  func `help names the word that is too many, and doesn't suggest what was typed`(
    words: String, unexpected: String?
  ) async {
    let walker = await Walker.on(.screen { _ in Content.Button("Add Person") {} })
    let subject = words.split(separator: " ", maxSplits: 1)
    let problem =
      unexpected.map { "unexpected argument \"\($0)\"" }
      ?? "no help on \"\(subject[1])\" of \"\(subject[0] == "sel" ? "select" : subject[0])\""
    await walker.expect(
      "help \(words)", complains: "help: \(problem); usage: help [COMMAND | SUBJECT]")
    await walker.expect("help add person; help Look; help sel; help expect stack")
  }

  @Test func `a number is suggested as a row only if there is one`() async {
    let walker = await Walker.on(.screen { _ in Content.Row("Fred") {} })
    await walker.expect("1", complains: "no command or button \"1\"; did you mean \"select 1\"?")
    let unknown = "; \"help\" lists all commands, and \"actions\" lists those for this screen"
    await walker.expect("7", complains: "no command or button \"7\"" + unknown)
  }

  @Test func `the sizes in scripts are the device sizes`() {
    #expect(ScriptSetting.Size.allCases.map(\.rawValue) == DeviceSize.allCases.map(\.rawValue))
    for size in ScriptSetting.Size.allCases {
      #expect(DeviceSize(size).rawValue == size.rawValue)
    }
  }
}
