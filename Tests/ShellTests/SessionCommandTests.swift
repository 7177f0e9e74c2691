import AppDriver
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import Shell

@Suite(.serialized, .exclusive) struct SessionCommandTests {
  @Test func `set color turns color on and off at once`() async {
    let walker = await Walker.on()
    walker.shell.output.colors = { $0 == .always }
    #expect(await !walker.output(of: "screen").contains("\u{1B}["))
    await walker.run("set color always")
    #expect(await walker.output(of: "screen").contains("\u{1B}["))
    #expect(await walker.output(of: "set color").contains("* always"))
    await walker.run("set color never")
    #expect(await !walker.output(of: "screen").contains("\u{1B}["))
    await walker.expect(
      "set color red",
      complains: "color can't be \"red\"; use one of auto, always, never")
  }

  @Test func `an empty quoted command name is an error and taps nothing`() async {
    var taps = 0
    let walker = await Walker.on(.screen { _ in Content.Button("+") { taps += 1 } })
    for line in [#""""#, "'' x"] {
      await walker.expect(
        line,
        complains:
          "no command or button \"\"; \"help\" lists all commands, and \"actions\" lists those for this screen"
      )
    }
    #expect(taps == 0)
    await walker.expect("tap +")
    #expect(taps == 1)
  }

  @Test func `tree explains why it lists no coordinators`() async {
    let walker = await Walker.on(.screen { _ in Content.Text("alone") })
    #expect(
      await walker.output(of: "tree")
        == "no coordinators: the app's delegate and windows hold none\n\n")
  }

  @Test func `@size below a title applies to that case, and @size above to all cases`() async {
    let walker = Walker()
    await walker.shell.start()
    let complaints = await walker.script(
      """
      @size regular
      == one
      @size compact
      expect size compact
      relaunch
      expect size compact
      == two
      expect size regular
      size compact
      == three
      expect size regular
      """)
    #expect(complaints == [])
    #expect(await walker.script("@size compact\n== four\nexpect size compact") == [])
  }

  @Test func `@app and @size relaunch, and errors list the possible values`() async {
    let other = AppEntry(name: "other", summary: "") { _ in
      FixtureDelegate { FixtureScreen("Other") }
    }
    let walker = Walker([.contacts, other])
    await walker.shell.start()
    await walker.expect("@app OTHER")
    #expect(walker.shell.appName == "other")
    #expect(walker.stack == ["Other"])
    await walker.expect(
      "@app contacs",
      complains:
        "no app \"contacs\"; the apps are contacts, other; did you mean \"contacts\"?")
    await walker.expect("@size Regular")
    #expect(
      await walker.output(of: "where") == "Other (FixtureScreen), regular width, portrait\n\n")
  }

  @Test func `errors about settings list the possible settings and values`() async {
    let walker = await Walker.on()
    for (line, complaint) in [
      ("@app contacts ", ""),
      (
        "@ap x",
        "no setting \"@ap\"; the settings are @app, @tags, @size, @set, @secret, @fill, @data, @network, @permission, @location, @argument, @language, @region, @transitions, @skip, @known, @timeout, @clock, @now; did you mean \"@app\"?"
      ),
      ("@size big", "@size can't be \"big\"; use one of compact, regular"),
      ("size big", "size can't be \"big\"; use one of compact, regular"),
      ("set echo maybe", "echo can't be \"maybe\"; use one of on, off"),
      (
        "set ecko on",
        "no setting \"ecko\"; the settings are clock, color, echo, format, json-events, keep-going, leaks, pager, trace; did you mean \"echo\"?"
      ),
      ("set echo", ""),
    ] { await walker.expect(line, complains: complaint) }
    #expect(
      await walker.output(of: "set")
        == """
        clock        real  let the app see the machine's clock
        color        auto  use color on a terminal, unless NO_COLOR is set
        echo         off   print only the output
        format       text  print text
        json-events  on    include events and calls in the JSON output
        keep-going   off   end a script when a command fails
        leaks        on    check for leaks after each command
        pager        off   print all output at once
        trace        off   don't show the calls


        """)
    #expect(
      await walker.output(of: "set format") == """
        format text
        * text  print text
          json  print one JSON object per command


        """)
    #expect(
      await walker.output(of: "set format json")
        == #"{"command":"set format json","status":"ok","version":1}"#
        + "\n")
    // A mistake in the rest of a line doesn't affect the output of the commands before it.
    #expect(await walker.output(of: "where; ${").split(separator: "\n").count == 2)
    #expect(await walker.output(of: "where; \"").split(separator: "\n").count == 2)
    await walker.run("set format text; set keep-going on")
    #expect(await walker.run("select x; open groups").status == .failure)
    await walker.expect("expect tab Groups; set keep-going off")
    await walker.run("select x; open persons")
    await walker.expect("expect tab Groups")
    #expect(await walker.output(of: "set echo on; where").hasPrefix("Groups> where\n"))
  }

  @Test(.bug(id: "F31")) func `in the background, actions lists only what is possible`() async {
    for app in [AppEntry.contacts, .leaky] {
      let walker = await Walker.on(app, after: "background")
      #expect(await walker.output(of: "actions") == "foreground\n\n")
      await walker.run("foreground")
      #expect(await walker.output(of: "actions").hasPrefix("select Fred\n"))
    }
  }

  @Test func `the device can be rotated and resized, and the app sent to the background`() async {
    let walker = await Walker.on()
    #expect(await walker.output(of: "rotate") != "")
    #expect(await walker.output(of: "rotate") == "  (the screen is unchanged)\n\n")
    #expect(
      await walker.output(of: "rotate; size regular; where").hasSuffix(
        "Persons (PersonsViewController), tab Persons, regular width, landscape\n\n"))
    #expect(
      await walker.output(of: "background")
        == "(in the background; \"foreground\" brings the app back)\n\n")
    #expect(
      await walker.output(of: "where")
        == "Persons (PersonsViewController), tab Persons, regular width, landscape,"
        + " in the background\n\n")
    for line in ["select Fred", "back", "rotate", "background"] {
      await walker.expect(line, complains: "the app is in the background; try \"foreground\"")
    }
    await walker.expect("wait 0; memory; foreground; select Fred; memory")
    #expect(await walker.output(of: "events") == "  didReceiveMemoryWarning\n\n")
    await walker.expect("foreground", complains: "the app is already in the foreground")
    for line in ["wait x", "wait -1", "wait nan", "wait 1e9"] {
      #expect(
        await walker.complaint(of: line).contains(
          "\" is not a valid number of seconds; use 0 to 86,400;"))
    }
  }

  @Test func `with calls shown, what happens to the device is shown, too`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    for (line, start) in [
      ("rotate", "  rotate to landscape\n"), ("rotate", "  rotate to portrait\n"),
      ("size regular", "  change to regular width\n"), ("memory", "  memory warning\n"),
      ("background", "  go to the background\n"), ("foreground", "  come to the foreground\n"),
    ] { #expect(await walker.output(of: line).hasPrefix(start), "\(line)") }
    let file = try? RecordingFile()
    #expect(
      await walker.output(of: "record \(file?.path ?? "")")
        == "  recording to \(file?.path ?? ""); \"record stop\" ends the recording\n"
        + "  (the screen is unchanged)\n\n")
  }

  @Test func `why leaves out calls while they aren't shown`() async {
    let walker = Walker(traces: true)
    await walker.shell.start()
    await walker.expect("select Fred")
    #expect(await walker.output(of: "why").contains("didSelect(person:in:)"))
    await walker.expect("back; trace off; select Fred")
    let story = await walker.output(of: "why")
    #expect(story.contains("push PersonViewController") && !story.contains("didSelect"))
  }

  @Test func `screen --views lists the views with what they show`() async {
    let walker = await Walker.on()
    #expect(
      await walker.output(of: "screen --views") == """
        PersonsViewController
          UITableView  4 rows
            UITableViewCell  "Fred"
            UITableViewCell  "Barney"
            UITableViewCell  "Wilma"
            UITableViewCell  "Betty"


        """)
    await walker.expect("select Fred")
    #expect(
      await walker.output(of: "screen --views") == """
        PersonViewController
          UIView
            (what the screen shows is declared by the controller)


        """)
    await walker.expect(
      "screen --views --all",
      complains: "screen: only one of --all, --views and --picture can be used; "
        + "usage: screen [--all | --views | --picture FILE]")
  }

  @Test func `tree --screens lists each coordinator's screens with their classes`() async {
    let walker = await Walker.on(after: "select Fred")
    #expect(
      await walker.output(of: "tree --screens") == """
        AppCoordinator
          TabCoordinator
            ShowPersonsFlowCoordinator  ← in charge
              - Persons (PersonsViewController)
              - Fred (PersonViewController)
            ShowGroupsFlowCoordinator
              - Groups (PersonsViewController)


        """)
    await walker.run("set format json")
    #expect(
      await walker.output(of: "tree --screens").contains(
        #""screenTypes":["PersonsViewController"],"screens":["Groups"]"#))
  }

  @Test func `a command after ! fails if it succeeds`() async {
    let walker = await Walker.on()
    await walker.expect(
      "! relaunch",
      complains: "expected \"relaunch\" to be refused, but it had an effect; remove the \"!\"")
  }

  @Test func `quit ends the line, and nothing after it runs`() async {
    let walker = await Walker.on()
    let result = await walker.run("quit; select Fred")
    #expect(result.isLast && result.status == .success)
    #expect(walker.stack == ["Persons"])
  }

  @Test func `an interrupted command reports that it was stopped`() async {
    let walker = await Walker.on()
    walker.stops = { true }
    await walker.expect("select Fred", complains: "stopped")
    walker.stops = { false }
    await walker.expect("select Fred")
  }

  @Test func `the same lines print the same bytes, as text and as JSON`() async {
    for format in [ShellOptions.Format.text, .json] {
      var options = ShellOptions()
      options.format = format
      options.echoes = true
      var printed: [String] = []
      for _ in 0..<2 {
        let walker = await Walker.on(options: options)
        await walker.run("select Fred; login; login fred x; ok; dismiss; back; events all; tree")
        printed.append(walker.printed)
      }
      #expect(printed[0] == printed[1])
    }
  }
}
