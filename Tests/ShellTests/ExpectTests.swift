import AppDriver
import Foundation
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct ExpectTests {
  private nonisolated static let onList: [(String, String)] = [
    ("screen Persons", ""), ("screen persons", ""), ("stack Persons", ""), ("tab Persons", ""),
    ("row Wilma", ""), ("button Log In", ""), ("text wilm", ""), ("no modal", ""),
    ("not screen Groups", ""), ("no row Fre", ""), ("no alert x", ""), ("no field x", ""),
    ("coordinator showpersonsflowcoordinator", ""), ("no coordinator LoginCoordinator", ""),
    ("flow TabCoordinator > ShowPersonsFlowCoordinator", ""), ("no flow LoginCoordinator", ""),
    (
      "coordinator TabCordinator",
      #"expected coordinator "TabCordinator", found "AppCoordinator", "TabCoordinator", "#
        + #""ShowPersonsFlowCoordinator", "ShowGroupsFlowCoordinator"; did you mean "TabCoordinator"?"#
    ),
    (
      "flow LoginCoordinator",
      #"expected flow "LoginCoordinator", found "AppCoordinator > TabCoordinator > "#
        + #"ShowPersonsFlowCoordinator""#
    ),
    ("screen Personss", #"expected screen "Personss", found "Persons"; did you mean "Persons"?"#),
    ("stack Persons > Fred", #"expected stack "Persons > Fred", found "Persons""#),
    ("class PersonsViewController", ""), ("no class PersonViewController", ""),
    (
      "class PersonViewController",
      #"expected class "PersonViewController", found "PersonsViewController"; did you mean "#
        + #""PersonsViewController"?"#
    ),
    ("tab Groups", #"expected tab "Groups", found "Persons""#),
    (
      "row Fre",
      #"expected row "Fre", found "Fred", "Barney", "Wilma", "Betty"; did you mean "Fred"?"#
    ),
    ("button Log", #"expected button "Log", found "Log In"; did you mean "Log In"?"#),
    ("field Name", #"expected field "Name", found none"#),
    ("modal", "expected modal, found none"),
    ("alert Wrong", #"expected alert "Wrong", found none"#),
    ("no row Fred", #"expected no row "Fred", found "Fred", "Barney", "Wilma", "Betty""#),
    ("not screen Persons", #"expected no screen "Persons", found "Persons""#),
  ]

  @Test(arguments: onList)
  func `a check passes or reports what was expected and found`(
    check: String, complaint: String
  ) async {
    let walker = await Walker.on()
    await walker.expect("expect \(check)", complains: complaint)
    // A failed check prints the screen.
    #expect(walker.printed.contains("stack  Persons\n") == !complaint.isEmpty)
  }

  @Test(arguments: ["stack >", "no stack > >", "flow >", "no flow >"])
  func `an empty path can't be checked`(check: String) async {
    let subject = check.split(separator: " ").first { $0 == "stack" || $0 == "flow" } ?? ""
    let walker = await Walker.on()
    await walker.expect(
      "expect \(check)",
      complains: "expect: \(subject) needs a name; usage: "
        + "expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]")
  }

  /// The elements of the form that are enabled.
  private nonisolated static let usable =
    #""One", "Two", "Name", "Empty", "Key", "Wi-Fi", "Sort", "Go", "Tell""#

  private nonisolated static let onForm: [(String, String)] = [
    ("toggle Wi-Fi", ""), ("toggle wi-fi = on", ""), ("no toggle Wi-Fi = off", ""),
    ("choice Sort = By name", ""), ("choice Sort", ""), ("no choice Sort = By price", ""),
    ("field Name = Fred F.", ""), ("field Empty = \"\"", ""), ("no field Name = fred f.", ""),
    ("count 2 rows", ""), ("count 1 toggle", ""), ("count 0 tabs", ""), ("count 3 buttons", ""),
    ("enabled Go", ""), ("no enabled Stop", ""), ("not enabled Stop", ""), ("enabled One", ""),
    ("selected By name", ""), ("no selected One", ""), ("size compact", ""),
    ("not size regular", ""),
    ("no warnings", ""), ("output stack  Form", "expected output \"stack Form\", found none"),
    (
      "toggle Wi-Fi = off", #"expected toggle "Wi-Fi" = "off", found "on""#
    ),
    (
      "field Nam = x",
      #"expected field "Nam" = "x", found "Name", "Empty", "Key"; did you mean "Name"?"#
    ),
    ("choice Sort = By price", #"expected choice "Sort" = "By price", found "By name""#),
    ("count 3 rows", #"expected count "3 rows", found 2 rows"#),
    ("no count 2 rows", #"expected no count "2 rows", found 2 rows"#),
    ("enabled Stop", #"expected enabled "Stop", found \#(usable)"#),
    (
      "not enabled Nothing",
      #"expected no enabled "Nothing", found \#(usable)"#
    ),
    ("selected Two", #"expected selected "Two", found "By name""#),
    ("size regular", #"expected size "regular", found "compact""#),
    ("warnings", "expected warnings, found none"),
    ("issues", "expected issues, found none"),
    (
      "field Key = s",
      #"expected field "Key" = ********, found a secure field; its value can't be checked"#
    ),
  ]

  private static let form = AppEntry.screen("Form") { screen in
    Content.Row("One") {}
    Content.Row("Two") {}
    Content.Field("Name", text: "Fred F.") { _ in }
    Content.Field("Empty", text: "") { _ in }
    Content.Field("Key", text: "s", isSecure: true) { _ in }
    Content.Toggle("Wi-Fi", isOn: true) { _ in }
    Content.Choice("Sort", options: ["By name", "By price"], selectedIndex: 0) { _ in }
    Content.Button("Go") { screen.push(FixtureScreen("Next")) }
    Content.Button("Stop", isEnabled: false) {}
    Content.Button("Tell") {
      screen.push(FixtureScreen("Next")); screen.push(FixtureScreen("Again"))
    }
  }

  @Test(arguments: onForm)
  func `the values of elements can be checked`(check: String, complaint: String) async {
    let walker = await Walker.on(Self.form)
    await walker.expect("expect \(check)", complains: complaint)
  }

  @Test func `the events and output of the last command can be checked`() async {
    let walker = await Walker.on(Self.form, after: "go")
    await walker.expect("expect event push; expect event push FixtureScreen; expect event didShow")
    await walker.expect("expect output stack; expect output /^stack +Form . Next$/")
    await walker.expect(
      #"expect output "stack  Form"; expect output '/N\w+t/'; expect no output Two"#)
    await walker.expect(#"expect output /N\w+t/ within 1s -- why"#)
    let complaint = await walker.complaint(of: "expect event pop")
    #expect(complaint.hasPrefix(#"expected event "pop", found ""#), "\(complaint)")
    await walker.run("note only this")
    await walker.expect("expect output only; expect no output stack")
    let wrong = await walker.complaint(of: "expect output /(/")
    #expect(wrong.hasPrefix("expect: \"(\" is not a regular expression: "), "\(wrong)")
  }

  @Test func `a check that something isn't there names it first`() async {
    let walker = await Walker.on(Self.form, after: "go")
    await walker.expect("expect no event dismiss; expect no event push Form")
    for (check, found) in [
      ("event viewDidAppear", "viewDidAppear FixtureScreen"),
      ("event viewwillappear fixturescreen", "viewWillAppear FixtureScreen"),
      ("event push", "push FixtureScreen"),
    ] {
      let complaint = await walker.complaint(of: "expect no \(check)")
      #expect(complaint.contains("\", found \"\(found)\", "), "\(complaint)")
    }
  }

  @Test func `an event of an unknown kind is a mistake, also where none is expected`() async {
    let walker = await Walker.on(Self.form, after: "go")
    await walker.expect("expect event PUSH; expect no event dismiss; expect no event push Other")
    for (check, problem) in [
      ("expect no event pusch", "unknown event \"pusch\"; did you mean \"push\"?"),
      ("expect event pusch Page", "unknown event \"pusch\"; did you mean \"push\"?"),
      ("expect no event gone", "unknown event \"gone\"; \"events\" lists those of the last step"),
    ] {
      let complaint = await walker.complaint(of: check)
      #expect(complaint.hasPrefix("expect: \(problem); usage: expect "), "\(complaint)")
    }
  }

  @Test func `a row with a checkmark is selected`() async {
    final class Table: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        2
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = indexPath.row == 0 ? "One" : "Two"
        cell.accessoryType = indexPath.row == 0 ? .checkmark : .none
        return cell
      }
    }
    let walker = await Walker.on(.root { UINavigationController(rootViewController: Table()) })
    await walker.expect("expect selected One; expect no selected Two")
  }

  @Test func `a sheet, an alert and their fields can be checked`() async {
    let walker = await Walker.on(after: "select Fred")
    await walker.expect("expect screen Person; expect stack Persons>Fred; expect text email")
    await walker.expect("login")
    await walker.expect(
      "expect modal; expect modal Log In; expect field password; expect screen Login")
    await walker.expect("expect no alert Log; expect text Username")
    await walker.expect("expect no modal", complains: #"expected no modal, found "Log In""#)
    await walker.expect(
      "expect modal Sign Up", complains: #"expected modal "Sign Up", found "Log In""#)
    await walker.expect("login fred x")
    await walker.expect("expect alert wrong; expect alert \"don't match\"")
  }

  @Test func `mistakes in a check are reported with its usage`() async {
    let walker = await Walker.on()
    let usage = "usage: expect [soft] [not | no] SUBJECT [within SECONDS] [-- MESSAGE]"
    for (line, problem) in [
      ("expect", "needs a subject"), ("expect not", "needs a subject"),
      ("expect row", "row needs a name"),
      ("expect raw x", "unknown subject \"raw\"; did you mean \"row\"?"),
      (
        "expect zebra x",
        "unknown subject \"zebra\"; \"help expect\" lists the subjects, such as"
          + " \"expect screen TITLE\""
      ),
      (
        "expect row x within soon", "\"within\" needs a number of seconds, such as 2s, not \"soon\""
      ),
      ("expect row x within -1s", "\"within\" needs a number of seconds, such as 2s, not \"-1s\""),
    ] { await walker.expect(line, complains: "expect: \(problem); \(usage)") }
  }

  @Test func `each subject has help, completion, suggestions and checks of its arguments`() async {
    let walker = await Walker.on()
    let help = await walker.output(of: "help expect").split(separator: "\n").map(String.init)
    let listed = help.drop { $0 != "  Subjects:" }.dropFirst()
      .prefix { $0.hasPrefix("    ") }.map { String($0.split { $0 == " " || $0 == ":" }[0]) }
    #expect(listed.count == 28 && listed.first == "screen" && listed.last == "size")
    #expect(help.contains("    warnings: UIKit has logged a warning since launch"))
    let completer = Completer(walker.shell.state)
    #expect(completer.complete("expect ").candidates == listed + ["not", "no", "soft"])
    #expect(completer.complete("expect no ").candidates == listed)
    for subject in listed {
      let misspelled = await walker.complaint(of: "expect \(subject)x y")
      #expect(misspelled.contains("did you mean \"\(subject)\"?"), "\(misspelled)")
      let unnamed = await walker.complaint(of: "expect \(subject)")
      let isOptional = ["modal", "leaks", "warnings", "issues", "value"].contains(subject)
      #expect(
        unnamed.hasPrefix(
          isOptional ? "expected \(subject), found none" : "expect: \(subject) needs a name; "),
        "\(unnamed)")
    }
  }

  @Test func `a row far below the printed rows is found`() async {
    let app = AppEntry.screen { _ in
      Content.Rows(count: 10_000) { Content.Row("Row \($0 + 1)") {} }
    }
    let walker = await Walker.on(app)
    await walker.expect("expect row Row 9999; expect text Row 5000; expect no row Row 10001")
    #expect(await walker.complaint(of: "expect no text Row 7777") != "")
  }

  @Test func `within waits until the check passes`() async {
    final class Gate { var isOpen = false }
    let gate = Gate()
    let app = AppEntry.screen { _ in if gate.isOpen { Content.Text("open") } }
    let walker = await Walker.on(app)
    // The gate can only open while the check waits, because the task doesn't run before that.
    Task { gate.isOpen = true }
    await walker.expect("expect text open within 60s")
    gate.isOpen = false
    await walker.run("wait 0")
    await walker.expect(
      "expect text open within 0.02s", complains: #"expected text "open" within 0.02 s, found none"#
    )
    await walker.expect("expect no text open within 60s")
  }

  @Test func `checks fail immediately after a crash`() async {
    let app = AppEntry.screen { screen in Content.Button("Crash") { screen.push(screen) } }
    let walker = await Walker.on(app, after: "crash")
    let start = ContinuousClock.now
    await walker.expect(
      "expect screen X within 600s",
      complains: "the app has crashed and is not running; start it again with \"relaunch\"")
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func `text after two dashes is shown if the check fails, and isn't part of the check`()
    async
  {
    let walker = await Walker.on()
    await walker.expect("expect screen Persons -- the list comes first")
    await walker.expect(
      "expect no screen Persons -- the list must be gone",
      complains: #"expected no screen "Persons", found "Persons"; the list must be gone"#)
    await walker.expect(
      #"expect no screen "Persons -- x""#)
  }

  @Test func `within needs a number of seconds`() async {
    let walker = await Walker.on()
    #expect(
      await walker.complaint(of: "expect no screen Persons within")
        .contains("\"within\" needs a number of seconds"))
    await walker.expect(#"expect no screen Persons "within""#)
  }
}
