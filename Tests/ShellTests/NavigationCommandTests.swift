import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing

@Suite(.serialized, .exclusive) struct NavigationCommandTests {
  @Test func `open persons, select Fred, login and back navigate through Contacts`() async {
    let walker = await Walker.on()
    await walker.expect("open persons", complains: "")
    await walker.expect("select Fred", complains: "")
    #expect(walker.stack == ["Persons", "Fred"])
    await walker.expect("login", complains: "")
    #expect(walker.stack == ["Log In"])
    await walker.expect("back; back", complains: "")
    #expect(walker.stack == ["Persons"])
    #expect(walker.shell.prompt == "Persons> ")
  }

  private nonisolated static let rows: [(String, String?)] = [
    ("select Fred", "Fred"), ("select fred", "Fred"), ("select 2", "Barney"),
    ("select \"2\"", "Barney"), ("select W", "Wilma"), ("select tty", "Betty"),
    ("select \"Fred\"", "Fred"), ("select B", nil), ("select e", nil), ("select 5", nil),
    ("select 0", nil), ("select \"\"", nil), ("select -1", nil),
  ]

  @Test(arguments: Self.rows)
  func `a row is identified by its whole title, its number, or a unique beginning or part`(
    line: String, title: String?
  ) async {
    let walker = await Walker.on()
    let complaint = await walker.complaint(of: line)
    #expect((complaint == "") == (title != nil))
    #expect(walker.stack == ["Persons"] + [title].compactMap(\.self))
  }

  /// Numbers at or beyond the limits of `Int`.
  private nonisolated static let extremes = [
    "\(Int.min)", "\(Int.min + 1)", "\(Int.max)", "\(Int.max)0", "-\(UInt.max)", "-1", "0",
  ]

  @Test(.bug(id: "F7"), arguments: Self.extremes)
  func `an extreme integer is refused like any other number`(number: String) async {
    let walker = await Walker.on()
    for command in ["select", "open", "tap"] {
      let complaint = await walker.complaint(of: "\(command) \(number)")
      #expect(complaint.contains(" \"\(number)\""), "\(command)")
      #expect(complaint.hasPrefix("no "), "\(command)")
    }
    await walker.run("select Fred")
    await walker.expect(
      "back \(number)",
      complains: Int(number) == nil
        ? "no screen \"\(number)\"; the only screen below is Persons; choose one of them"
        : "back: there is 1 screen below this one; "
          + "usage: back [N | root | SCREEN] [--swipe | --cancel]")
    #expect(walker.stack == ["Persons", "Fred"])
  }

  @Test(.bug(id: "F7"), arguments: Self.extremes)
  func `a count or time out of range is an error, not a crash`(number: String) async {
    let walker = await Walker.on(after: "select Fred")
    let isCount = Int(number).map { $0 >= 0 } ?? false
    for (command, wanted) in [("history", "commands"), ("events", "events")] {
      await walker.expect(
        "\(command) \(number)",
        complains: isCount
          ? ""
          : "\(command): \"\(number)\" is not a valid number of \(wanted); "
            + "usage: \(command) [N\(command == "events" ? " | all" : "")]")
    }
    for line in [
      "wait \(number)0e", "leaks repeat \(number) where", "expect count \(number)0 rows 1",
      "expect row 1 within \(number)0es", "size \(number)", "page \(number)",
      "@timeout \(number)",
    ] {
      let complaint = await walker.complaint(of: line)
      #expect(complaint != "", "\(line)")
    }
    await walker.expect("expect not count \(Int.max) rows")
  }

  @Test func `in tests, only whole labels and numbers match`() async {
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    let walker = await Walker.on(options: options)
    await walker.expect(
      "select Fre",
      complains:
        "no row \"Fre\" on Persons; it is only a part of a label, and a test needs the whole one:"
        + " \"Fred\"")
    await walker.expect(
      "select e",
      complains:
        "no row \"e\" on Persons; it is only a part of a label, and a test needs the whole one:"
        + " \"Fred\" or 2 more")
    await walker.expect(
      "select Frde",
      complains:
        "no row \"Frde\" on Persons; it has Fred, Barney, Wilma, Betty; did you mean \"Fred\"?")
    await walker.expect("log", complains: "no command or button \"log\"; did you mean \"login\"?")
    await walker.expect("select 1; back; select fred; login", complains: "")
  }

  @Test func `in tests, a row's long label is named whole where a part of it was given`() async {
    let title = "Barney, who sells menswear on the second floor, beside the escalator, since 2019"
    var options = ShellOptions()
    options.wholeLabelsOnly = true
    let walker = await Walker.on(
      .screen { _ in
        Content.Row("Fred") {}
        Content.Row(title) {}
      }, options: options)
    #expect(await walker.complaint(of: "select menswear").hasSuffix(" whole one: \"\(title)\""))
    let expected = await walker.complaint(of: "expect row menswear")
    #expect(expected.hasSuffix("; did you mean \"\(title)\"?"), "\(expected)")
  }

  @Test func `a title that is a number takes precedence over a row's number`() async {
    for count in [5, 100] {
      let app = AppEntry.screen { screen in
        Content.Rows(count: count) { place in
          Content.Row("\(place + 2)") { screen.push(FixtureScreen("Number \(place + 2)")) }
        }
      }
      let walker = await Walker.on(app, after: "select 3")
      #expect(walker.stack == ["Fixture", "Number 3"])
      await walker.run("back; select 1")
      #expect(walker.stack == ["Fixture", "Number 2"])
    }
  }

  @Test func `a title that is a number takes precedence in a long list, too`() async {
    let titles = (1...100).map { $0 == 60 ? "7" : "Row \($0)" } + ["8", "8"]
    let app = AppEntry.screen { screen in
      Content.Rows(count: titles.count) { place in
        Content.Row(titles[place]) { screen.push(FixtureScreen("Page \(place + 1)")) }
      }
    }
    let walker = await Walker.on(app, after: "select 7")
    #expect(walker.stack == ["Fixture", "Page 60"])
    await walker.run("back; select 60")
    #expect(walker.stack == ["Fixture", "Page 60"])
    await walker.run("back; select 9")
    #expect(walker.stack == ["Fixture", "Page 9"])
    await walker.run("back")
    await walker.expect(
      "select 8",
      complains: "\"8\" matches several rows: 8, 8; give the number")
  }

  @Test func `a row far down a long list is found by title and by number`() async {
    let app = AppEntry.screen { screen in
      Content.Rows(count: 10_000) { place in
        Content.Row("Row \(place + 1)") { screen.push(FixtureScreen("Page \(place + 1)")) }
      }
    }
    let walker = await Walker.on(app, after: "select Row 9999")
    #expect(walker.stack == ["Fixture", "Page 9999"])
    await walker.run("back; select 5432")
    #expect(walker.stack == ["Fixture", "Page 5432"])
    await walker.run("back")
    #expect(
      await walker.complaint(of: "select Row 9998x").hasPrefix(
        "no row \"Row 9998x\" on Fixture; it has Row 1, Row 2,"))
    #expect(
      await walker.output(of: "screen").contains(
        "  rows 1–40 of 10000; \"screen --all\" shows all\n"))
    #expect(await walker.output(of: "screen --all").contains("\n  10000  Row 10000\n"))
    let longer = await Walker.on(
      .screen { _ in Content.Rows(count: 41) { Content.Row("Row \($0 + 1)") {} } })
    #expect(await longer.output(of: "screen").contains("  rows 1–40 of 41; \"screen --all\""))
  }

  @Test func `turning the page is refused without pages, or without a page in that direction`()
    async
  {
    let plain = await Walker.on(.screen { _ in Content.Text("One page") })
    await plain.expect("page next", complains: "this screen has no pages")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([FixtureScreen("One")], direction: .forward, animated: false)
    let walker = await Walker.on(.root { pages })
    await walker.expect("page next", complains: "there is no page in that direction")
  }

  @Test func `rows with the same title are distinguished by number`() async {
    let app = AppEntry.screen { screen in
      Content.Row("Same") { screen.push(FixtureScreen("First")) }
      Content.Row("Same") { screen.push(FixtureScreen("Second")) }
    }
    let walker = await Walker.on(app)
    await walker.expect(
      "select same",
      complains: "\"same\" matches several rows: Same, Same; give the number")
    await walker.run("select 2")
    #expect(walker.stack == ["Fixture", "Second"])
  }

  private nonisolated static let tabs: [(String, Int?)] = [
    ("open Groups", 1), ("open g", 1), ("open 2", 1), ("open oup", 1), ("open persons", 0),
    ("open 3", nil), ("open o", nil), ("open Grops", nil),
  ]

  @Test(arguments: Self.tabs)
  func `a tab is identified by its title or its position`(line: String, index: Int?) async {
    let walker = await Walker.on()
    let complaint = await walker.complaint(of: line)
    #expect((complaint == "") == (index != nil))
    #expect(walker.shell.session.screen()?.tabs?.selectedIndex == index ?? 0)
  }

  @Test func `open explains why tabs can't be tapped, and suggests commands`() async {
    let walker = await Walker.on()
    await walker.expect(
      "open grops",
      complains: "no tab \"grops\"; the tabs are Persons, Groups; did you mean \"Groups\"?")
    await walker.run("login")
    await walker.expect(
      "open groups",
      complains: "\"Log In\" covers the tab bar; try \"dismiss\", \"login\", \"signup\", \"cancel\""
    )
    await walker.expect(
      "open app://x",
      complains:
        "the app did not open app://x; its delegate's application(_:open:options:) returned false"
    )
  }

  @Test func `a hidden tab bar can't be tapped`() async {
    let app = AppEntry.root {
      let first = FixtureScreen("First") { screen in
        Content.Row("Deep") {
          let deep = FixtureScreen("Deep")
          deep.hidesBottomBarWhenPushed = true
          screen.push(deep)
        }
      }
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: first), FixtureScreen("Second"),
      ]
      return tabs
    }
    let walker = await Walker.on(app, after: "select Deep")
    await walker.expect("open Second", complains: "the tab bar is hidden; try \"back\"")
    await walker.expect("back; open Second", complains: "")
  }
}
