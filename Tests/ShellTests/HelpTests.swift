import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import Storefront
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct HelpTests {
  private static let table = CommandTable.withWalkthroughs

  /// The examples of all commands and topics, by the name of what they explain.
  private static var examples: [(of: String, Example)] {
    let topics = table.lineTopics
    return table.commands.flatMap { command in
      table.examples(of: command).map { (command.name, $0) }
        + command.topics().flatMap { topic in topic.examples.map { (topic.name, $0) } }
    } + topics.flatMap { topic in topic.examples.map { (topic.name, $0) } }
  }

  @Test
  func `every command and every topic has an example that begins with its name or leads to it`() {
    for command in Self.table.commands {
      #expect(!Self.table.examples(of: command).isEmpty, "\(command.name)")
      for topic in command.topics() { #expect(!topic.examples.isEmpty, "\(topic.name)") }
    }
    for topic in Self.table.lineTopics {
      #expect(!topic.examples.isEmpty, "\(topic.name)")
    }
    for (name, example) in Self.examples where name != "${}" {
      #expect(example.text.contains(name), "\(name): \(example.text)")
      #expect(!example.meaning.isEmpty && !example.meaning.hasSuffix("."), "\(example.text)")
    }
  }

  @Test func `help tells of a button whose title begins like a topic`() async {
    let walker = await Walker.on(.screen { _ in Content.Button("All Products") {} })
    #expect(
      await walker.output(of: "help All Products").contains("Tap the button \"All Products\"."))
    #expect(
      await walker.complaint(of: "help all persons").contains("unexpected argument \"persons\""))
  }

  @Test func `every example runs in the demo app that it is for`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("sign-in.steps", "open profile; login; login ${user} yabba")
    let store = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Apps/Storefront/Storefront.json")
    try folder.write("store.json", Array(try Data(contentsOf: store)))
    try folder.write("weather.json", "[]")
    try folder.write("sale.apns", #"{"aps": {"alert": "Sale"}}"#)
    // The program that explores isn't here; the tests of the executable run these.
    let explorers = ["map", "goto", "explore"]
    for (place, (name, example)) in Self.examples.enumerated()
    // None of these apps has scheduled a reminder.
    where !explorers.contains(name) && !example.text.contains("reminder") {
      let standard = try #require(
        Self.apps.first { $0.name == example.app ?? "pages" }, "\(name): \(example.app ?? "")")
      let walker = Walker([standard] + Self.apps, traces: name == "call")
      walker.environment = { _ in "yabba" }
      await walker.shell.start()
      let text = example.text.replacing("tour.walk", with: folder.file("tour-\(place).walk"))
      let complaints =
        Self.table[name]?.isOnlyForPrompt == true
        ? [await walker.complaint(of: text)].filter { $0 != "" }
        : await walker.script(text, name: folder.file("a.walk"))
      #expect(complaints == [], "\(name): \(example.text)")
    }
  }

  private static var apps: [AppEntry] {
    [
      AppEntry(name: "storefront", summary: "A shop") { context in
        let data = try context.dataFile.map { try StoreData(contentsOf: $0) } ?? .standard
        return PreparedApp { _ in Storefront.AppDelegate(data: data) }
      },
      .contacts, .leaky,
      AppEntry(name: "pages", summary: "Pages") { _ in FixtureDelegate { TwoPages() } },
    ]
  }

  @Test func `the overview fits on a screen of 34 rows and 100 columns`() async {
    let walker = Walker(Self.apps)
    await walker.shell.start()
    let overview = await walker.output(of: "help").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(overview.count <= 34)
    #expect(overview.allSatisfy { $0.count <= 100 })
    #expect(overview[0].hasPrefix("Navigate    open "))
    #expect(
      overview.contains("Buttons     allproducts, browse   on other screens: refresh, submit"))
    #expect(overview.joined().contains("actions     List the actions, or a row's"))
  }

  @Test func `the overview names the commands that only other screens have`() async {
    let walker = Walker(Self.apps)
    await walker.shell.start()
    await walker.run("open profile; login; signup")
    let form = await walker.output(of: "help")
    #expect(form.contains("submit      Tap the keyboard's Return key"), "\(form)")
    #expect(form.contains("   on other screens: refresh\n"), "\(form)")
  }

  @Test func `the overview shows summaries where they fit, and otherwise where they are`() async {
    let walker = Walker(Self.apps)
    await walker.shell.start()
    for (columns, lines, hasSummaries) in [
      (80, 40, true), (99, 40, true), (79, 40, false), (80, 24, false),
    ] {
      walker.shell.output.layout = { Layout(columns: columns, lines: lines) }
      let overview = await walker.output(of: "help").split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(overview.allSatisfy { $0.count <= columns }, "\(columns)")
      #expect(overview.count + 2 <= lines, "\(columns)x\(lines)")
      #expect(overview.contains { $0.contains("Go back") } == hasSummaries, "\(columns)x\(lines)")
      #expect(overview.joined(separator: " ").contains("\"help all\" also") != hasSummaries)
    }
  }

  @Test(arguments: [
    ("help look", "Look\n  screen [--all | --views | --picture FILE]"),
    ("help fill in", "Fill in\n  type FIELD TEXT"),
    ("help device", "Device\n  size compact | regular"), ("help all", "Navigate\n  open TAB | URL"),
    ("help keys", "The keys of the prompt\n  Keys edit a line at a terminal"),
    (
      "help !",
      "! COMMAND\n  The command must be refused, without any effect. The step fails if the command"
        + " succeeds.\n  At the prompt,"
        + " without the blank, !N runs line N of the history again, !! the last line"
    ), ("help ?", "? COMMAND\n"),
    ("help |", "| TEXT\n"), ("help --", "COMMAND -- MESSAGE\n"), ("help ==", "== TITLE"),
    ("help ${}", "${NAME} or ${NAME:-WORDS}\n"), ("help @app", "@app NAME\n  The app to run."),
    ("help @timeout", "@timeout SECONDS\n"),
    ("help expect stack", "expect stack A > B > C\n  The path to the screen; A | B > C: panes.\n"),
    ("help expect warnings", "expect warnings\n  UIKit has logged a warning since launch.\n"),
    ("help set format", "set format text | json\n  text: print text.\n"),
    ("help sel", "select ROW [--times N]\n"),
    ("help select", "select ROW [--times N]\n  Tap a row.\n"),
    ("help login", "login\n  Tap the button \"Log In\".\n"),
    // Words of a line.
    ("help soft", "expect [soft] [not | no] SUBJECT"), ("help no", "expect [soft]"),
    ("help within", "expect SUBJECT within SECONDS\n"), ("help most", "while [not | no] SUBJECT"),
    ("help conditions", "if [not | no] SUBJECT"), ("help --times", "select ROW [--times N]\n"),
    ("help times", "select ROW [--times N]\n"), ("help --below", "touch TEXT | /REGEX/"),
    ("help language", "@language CODE | default\n"), ("help variables", "${NAME} or"),
    ("help patterns", "/REGEX/\n"), ("help regex", "/REGEX/\n"),
    ("help maestro", "flowsh test FLOW.yaml | FOLDER\n"),
    ("help row", "ROW\n"), ("help alert", "expect alert TEXT\n"),
  ]) func `help describes`(line: String, beginning: String) async {
    let walker = await Walker.on()
    let output = await walker.output(of: line)
    #expect(output.hasPrefix(beginning), "\(output)")
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(output)")
  }

  @Test func `examples say which app they are for`() async {
    let walker = await Walker.on()
    let page = await walker.output(of: "help leaks")
    #expect(page.contains("\nExamples, in the demo app storefront\n  leaks  "))
    #expect(
      page.contains("\nExamples, in the demo app leaky\n  leaks repeat 3 \"login; dismiss\"  "))
  }

  @Test func `help completes commands, buttons, groups, settings and subjects`() async {
    let walker = await Walker.on()
    let completer = Completer(walker.shell.state)
    #expect(completer.complete("help dev").candidates == ["device"])
    #expect(completer.complete("help @ap").candidates == ["@app"])
    #expect(completer.complete("help ke").candidates == ["keys"])
    #expect(completer.complete("help logi").candidates == ["login"])
    #expect(completer.complete("help expect stac").candidates == ["stack"])
    #expect(completer.complete("help select ").candidates == [])
  }

  @Test(arguments: [
    ("rotate portrait", "rotate"), ("select --times", "select"), ("expect not", "expect"),
    ("expect no row", "expect row"),
  ])
  func `words of a line that the syntax has are looked up with their command`(
    words: String, subject: String
  ) async {
    let walker = await Walker.on()
    #expect(
      await walker.output(of: "help \(words)") == walker.output(of: "help \(subject)"))
  }

  @Test func `an unknown topic of a command gets a suggestion`() async {
    let walker = await Walker.on()
    await walker.expect(
      "help expect stak",
      complains: "help: no help on \"stak\" of \"expect\"; did you mean \"stack\"?;"
        + " usage: help [COMMAND | SUBJECT]")
    await walker.expect(
      "help @title",
      complains:
        "no setting \"@title\"; a comment on the first line, # TITLE, is the title of the page"
    )
    await walker.expect(
      "help @clok",
      complains: "no setting \"@clok\"; the settings are @app, @tags, @size, @set, @secret, @fill,"
        + " @data, @network, @permission, @location, @argument, @language, @region, @transitions, @skip, @known, @timeout, @clock, @now; did you mean \"@clock\"?"
    )
  }
}

/// A page view controller with two pages.
private final class TwoPages: UIPageViewController, UIPageViewControllerDataSource {
  private let pages: [UIViewController]

  init() {
    let friends = Friends()
    pages = [FixtureScreen("One") { _ in friends.content }, FixtureScreen("Two")]
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[0] ? pages[1] : nil }
}
