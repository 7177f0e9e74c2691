import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct RecordTests {
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

  @Test(.bug(id: "D13"))
  func `the file has each command as soon as it has ended, without secrets`() async throws {
    let walker = await Walker.on()
    walker.environment = { $0 == "PW" ? "Wilma" : nil }
    await walker.run("record \(file)")
    #expect(try recording.text() == "@app contacts\n\n")
    for line in ["login", "login fred yabba", "select Barney"] { await walker.run(line) }
    let login =
      "@app contacts\n@secret password=env:PASSWORD\n\nlogin\nlogin fred ${password}\n"
    #expect(try recording.text() == login + "select Barney\n")
    await walker.run("undo")
    #expect(try recording.text() == login)
    await walker.run("select Wilma")
    #expect(try recording.text() == login + "select Wilma\n")
    await walker.run("@secret pw=env:PW")
    let whole = login.replacing("\n\n", with: "\n@secret pw=env:PW\n\n") + "select ${pw}\n"
    #expect(try recording.text() == whole)
    await walker.run("record stop")
    #expect(try recording.text() == whole)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recording.folder.path) == ["a.walk"])
  }

  @Test(.bug(id: "D13"), arguments: [true, false])
  func `a file that another program has changed or replaced stays`(isReplaced: Bool) async throws {
    let walker = await Walker.on(after: "record \(file)", "select Fred")
    if isReplaced { try FileManager.default.removeItem(atPath: file) }
    try recording.folder.write("a.walk", "mine\n")
    await walker.run("back")
    #expect(
      await walker.output(of: "record stop")
        == "recorded 2 lines in \(file.dropLast(5))-2.walk, because \(file) already exists\n\n")
    #expect(try recording.text() == "mine\n")
    #expect(try recording.folder.read("a-2.walk") == "@app contacts\n\nselect Fred\nback\n")
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

  @Test func `the end of a script reports a recording as JSON if the output is JSON`()
    async throws
  {
    var options = ShellOptions()
    options.format = .json
    let walker = Walker([.contacts], options: options)
    await walker.shell.start()
    await walker.script("record \(file)\nselect Fred")
    for line in walker.printed.split(separator: "\n") {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(walker.printed.contains(#""report":{"file":"\#(file)","lines":1},"version":1}"#))
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

  @Test func `a recording doesn't begin in an app that has crashed, which undo restores`()
    async throws
  {
    let app = AppEntry.screen { screen in
      Content.Button("Crash") {
        screen.navigationController?.pushViewController(screen, animated: true)
      }
      Content.Button("Go") {
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
      }
    }
    let walker = await Walker.on(app, after: "go")
    await walker.run("back")
    await walker.run("crash")
    await walker.expect(
      "record \(file)",
      complains:
        "the app has crashed; go back with \"undo\", or launch it again with \"relaunch\"")
    await walker.run("undo")
    await walker.run("go")
    #expect(walker.shell.state.session.screen()?.stack.count == 2)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `a recording doesn't report again what was left behind before`() async throws {
    let walker = await Walker.on(.leaky, after: "select Fred")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
    let record = await walker.output(of: "record \(file)")
    #expect(!record.contains("left behind"), "\(record)")
    let leaks = await walker.output(of: "leaks")
    #expect(leaks.hasPrefix("PersonCoordinator, in charge of no screen since back\n"), "\(leaks)")
    await walker.run("select Barney")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
    let undo = await walker.output(of: "undo")
    #expect(!undo.contains("left behind"), "\(undo)")
    #expect((await walker.output(of: "back")).contains("left behind: PersonCoordinator"))
  }

  @Test(arguments: ["off", "on", "end"])
  func `record followed by a switch isn't the name of a file`(word: String) async throws {
    let walker = await Walker.on()
    let complaint = await walker.complaint(of: "record \(word)")
    #expect(complaint.contains("\"record stop\" ends it"), "\(complaint)")
    #expect(!FileManager.default.fileExists(atPath: word))
  }

  @Test func `an impossible recording is an error`() async throws {
    let walker = await Walker.on()
    await walker.expect(
      "record \(recording.folder.path)/no/a.walk",
      complains:
        "can't write \(recording.folder.path)/no/a.walk: "
        + "its folder does not exist")
    await walker.expect(
      "record stop", complains: "no recording is running; start one with \"record FILE\"")
    await walker.expect(
      "record", complains: "record: needs a file or \"stop\"; usage: record [--expect] FILE | stop")
    await walker.run("record \(file)")
    await walker.expect(
      "record \(file)2",
      complains: "a recording is already running; end it with \"record stop\"")
    await walker.expect(
      "@app contacts",
      complains:
        "@app, @size, @data, @network and @now can't change during a recording; end it with"
        + " \"record stop\"")
    await walker.run("select Fred")
    _ = await walker.shell.run(.end)
    #expect(try recording.text() == "@app contacts\n\nselect Fred\n")
    await walker.expect(
      "record \(file)",
      complains: "can't write \(file): it already exists; record to another file")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: recording.folder.path) == ["a.walk"])
  }

  @Test func `a recording of one app can't go on with a case of another`() async throws {
    try recording.folder.write("leaky.steps", "@app leaky\n")
    let walker = Walker([.contacts, .leaky])
    await walker.shell.start()
    await walker.run("source \(recording.folder.file("leaky.steps"))")
    await walker.run("record \(file)")
    await walker.expect(
      "== next",
      complains: "the case begins with another app; end the recording with \"record stop\"")
    await walker.run("poster")
    await walker.run("record stop")
    #expect(try recording.text() == "@app leaky\n\nposter\n")
    await walker.expect("== next; x")
    #expect(walker.shell.appName == "contacts")
  }
}
