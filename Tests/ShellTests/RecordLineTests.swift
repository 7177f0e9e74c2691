import AppDriver
import HeadlessUIKit
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of how recordings write commands, titles and checks.
@Suite(.serialized, .exclusive) struct `The lines of a recording` {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  @Test func `commands are recorded with full labels, and the recording passes`() async throws {
    let walker = await Walker.on(after: "select ba", "back")
    await walker.run("record \(file)")
    for line in [
      "select nobody", "select 1", "screen", "undo", "select fr", "! select x", "log fred guess",
      "login", "login fred guess", "expect alert wrong -- as it was wrong", "ok",
      "login fred yabba",
      "note it's done; really", "open gr", "bogus", "size regular; rotate", "back --cancel",
      "relaunch", "expect screen Persons",
    ] { await walker.run(line) }
    #expect(
      await walker.output(of: "record stop") == "recorded 15 lines in \(file)\n\n")
    #expect(
      try recording.text() == """
        @app contacts
        @secret password=env:PASSWORD
        @secret password2=env:PASSWORD2

        select Barney
        back
        select Fred
        ! select x
        login
        login fred ${password}
        expect alert wrong -- as it was wrong
        ok
        login fred ${password2}
        note it's done; really
        open Groups
        size regular
        rotate
        relaunch
        expect screen Persons

        """)
    let outcome = try await recording.replay(environment: [
      "PASSWORD": "guess", "PASSWORD2": "yabba",
    ])
    #expect(outcome == .passed)
  }

  @Test func `tags and messages are recorded, without secrets`() async throws {
    let walker = await Walker.on()
    walker.environment = { $0 == "PW" ? "must work" : nil }
    await walker.script(
      """
      record \(file)
      == see one @smoke @slow
      select Fred -- it
      expect screen Fred -- must work
      == other
      ! select Nobody -- why
      note a -- b
      @secret pw=env:PW
      record stop
      """)
    #expect(walker.complaints == [])
    #expect(
      try recording.text() == """
        @app contacts
        @secret pw=env:PW

        == see one @smoke @slow
        select Fred -- it
        expect screen Fred -- ${pw}

        == other
        ! select Nobody -- why
        note a -- b

        """)
  }

  @Test func `messages are recorded for every step that has one`() async throws {
    let app = AppEntry.root {
      UINavigationController(rootViewController: CountryViewController(.presents))
    }
    let walker = await Walker.on(app)
    await walker.script(
      """
      record \(file)
      relaunch -- afresh
      type Country Chile -- a list opens
      record stop
      """)
    #expect(walker.complaints == [])
    #expect(
      try recording.text().hasSuffix(
        "\n\nrelaunch -- afresh\ntype Country Chile -- a list opens\n"))
    #expect(try await recording.replay(app) == .passed)
  }

  @Test func `a command that wrongly succeeds is recorded, and the recording passes`() async throws
  {
    let walker = await Walker.on(options: Self.goesOn)
    await walker.script(
      """
      record \(file)
      ! select Fred
      ! expect screen Fred
      ! login
      ! undo
      ! relaunch
      ! select Nobody
      select Barney
      record stop
      """)
    #expect(
      try recording.text() == """
        @app contacts

        select Fred
        relaunch
        ! select Nobody
        select Barney

        """)
    #expect(try await recording.replay() == .passed)
  }

  private static var goesOn: ShellOptions {
    var options = ShellOptions()
    options.keepsGoing = true
    return options
  }

  @Test func `commands that one undo took back aren't recorded`() async throws {
    let walker = await Walker.on()
    await walker.script("record \(file)\nselect Fred\nlogin\nundo 2\nselect Barney\nrecord stop")
    #expect(try recording.text() == "@app contacts\n\nselect Barney\n")
  }

  @Test func `with --expect, each new screen and stack is checked`() async throws {
    let walker = await Walker.on()
    await walker.script(
      "record --expect \(file)\nselect Fred\nlogin\ncancel\nback\nselect Betty\nundo\nrecord stop")
    #expect(walker.complaints == [])
    #expect(
      try recording.text() == """
        @app contacts

        select Fred
        expect screen Fred
        expect stack Persons > Fred
        login
        expect screen Log In
        expect stack Log In
        cancel
        expect screen Fred
        expect stack Persons > Fred
        back
        expect screen Persons
        expect stack Persons

        """)
    #expect(try await recording.replay() == .passed)
  }

  @Test func `ambiguous labels are recorded as numbers, unusual ones in quotes`() async throws {
    let app = AppEntry.screen("A -- b within") { screen in
      Content.Row("Same") {}
      Content.Row("same") { screen.title = "second" }
      Content.Row("it's; #1 ${x}") { screen.title = "odd within" }
      Content.Row("") {}
      Content.Button("OK!") {}
      Content.Button("Ok") { screen.title = "Ok" }
      Content.Button("Select") {}
      Content.Toggle("Two words", isOn: false) { _ in }
      Content.Field("Name", text: "") { screen.title = $0 }
    }
    let walker = await Walker.on(app, after: "record --expect \(file)")
    await walker.script(
      "select 2\nselect it's\nselect '4'\ntap 2\ntap Select\ntoggle two\ntype na 'a \"b\" -- c'\nrecord stop"
        .replacing("it's", with: "\"it's\""))
    #expect(walker.complaints == [])
    #expect(
      try recording.text().split(separator: "\n").filter { !$0.hasPrefix("expect stack") } == [
        "@app fixture", "select 2", "expect screen second", #"select "it's; #1 \${x}""#,
        "expect screen \"odd within\"", "select 4", "tap Ok", "expect screen Ok", "tap Select",
        "toggle Two words", #"type Name "a \"b\" -- c""#, #"expect screen "a \"b\" -- c""#,
      ])
    #expect(try await recording.replay(app) == .passed)
  }

  @Test func `a command that crashes the app is recorded as a comment, without secrets`()
    async throws
  {
    let app = AppEntry.screen { screen in
      Content.Field("Key", text: "", isSecure: true) { _ in }
      Content.Button("Crash") {
        screen.navigationController?.pushViewController(screen, animated: true)
      }
      Content.Row("Fred") {}
    }
    let walker = await Walker.on(app, after: "record \(file)", "select Fred")
    for line in ["crash hunter22", "select Fred", "relaunch", "tap Crash", "record stop"] {
      await walker.run(line)
    }
    #expect(
      try recording.text() == """
        @app fixture
        @secret key=env:KEY

        select Fred
        type Key ${key}
        # crashed the app: crash ********
        relaunch
        # crashed the app: tap Crash

        """)
    #expect(try await recording.replay(app, environment: ["KEY": "hunter22"]) == .passed)
  }
}
