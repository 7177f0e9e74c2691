import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.exclusive) final class RecordTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    component: "flowsh-\(UUID().uuidString)")
  private var file: String { folder.path + "/a.walk" }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func recorded() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  /// Runs the recording as a test.
  private func replay(
    _ app: AppEntry = .contacts, environment: [String: String] = [:]
  ) async throws -> CaseOutcome {
    let read = WalkthroughFile.read(file)
    #expect(read.mistakes.isEmpty)
    let walkthrough = try #require(read.file)
    for (name, value) in environment { setenv(name, value, 1) }
    defer { for name in environment.keys { unsetenv(name) } }
    let run = try CaseRun(
      try #require(walkthrough.cases.first), of: walkthrough, catalog: AppCatalog([app]))
    return await run.run()
  }

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
      try recorded() == """
        @app contacts
        @secret password=env:PASSWORD
        @secret password2=env:PASSWORD2

        select Barney
        back
        select Fred
        ! select x
        login
        login fred ${password}
        expect alert wrong
        ok
        login fred ${password2}
        note it's done; really
        open Groups
        size regular
        rotate
        relaunch
        expect screen Persons

        """)
    let outcome = try await replay(environment: ["PASSWORD": "guess", "PASSWORD2": "yabba"])
    #expect(outcome == .passed)
  }

  @Test func `with --expect each new screen and stack is checked`() async throws {
    let walker = await Walker.on()
    await walker.script(
      "record --expect \(file)\nselect Fred\nlogin\ncancel\nback\nselect Betty\nundo\nrecord stop")
    #expect(walker.complaints == [])
    #expect(
      try recorded() == """
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
    #expect(try await replay() == .passed)
  }

  @Test func `ambiguous labels are recorded as numbers, odd ones are quoted`() async throws {
    let app = AppEntry.screen("A -- b within") { screen in
      Row("Same") {}
      Row("same") { screen.title = "second" }
      Row("it's; #1 ${x}") { screen.title = "odd within" }
      Row("") {}
      Button("OK!") {}
      Button("Ok") { screen.title = "Ok" }
      Button("Select") {}
      Toggle("Two words", isOn: false) { _ in }
      Field("Name", text: "") { screen.title = $0 }
    }
    let walker = await Walker.on(app, after: "record --expect \(file)")
    await walker.script(
      "select 2\nselect it's\nselect '4'\ntap 2\ntap Select\ntoggle two\ntype na 'a \"b\" -- c'\nrecord stop"
        .replacing("it's", with: "\"it's\""))
    #expect(walker.complaints == [])
    #expect(
      try recorded().split(separator: "\n").filter { !$0.hasPrefix("expect stack") } == [
        "@app fixture", "select 2", "expect screen second", #"select "it's; #1 \${x}""#,
        "expect screen \"odd within\"", "select 4", "tap Ok", "expect screen Ok", "tap Select",
        "toggle Two words", #"type Name "a \"b\" -- c""#, #"expect screen "a \"b\" -- c""#,
      ])
    #expect(try await replay(app) == .passed)
  }

  @Test func `F5: a link to no file yet is followed, and stays a link`() async throws {
    let link = folder.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.walk")
    let walker = await Walker.on()
    await walker.script("record \(link)\nselect Fred\nrecord stop")
    #expect(walker.complaints == [])
    #expect(try recorded() == "@app contacts\n\nselect Fred\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.walk")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["a.walk", "link"])
  }

  /// An app that shows what is typed into its field.
  private static func echoing() -> AppEntry {
    final class State { var name = "nobody" }
    let state = State()
    return AppEntry.screen("Start") { screen in
      Field("Name", text: state.name) {
        state.name = $0
        screen.title = $0
      }
      Row("row of \(state.name)!") {}
      Toggle("\(state.name)", isOn: false) { _ in }
    }
  }

  @Test(arguments: [
    "hunter22", #"a"b\cd"#, "two words", "svc/build", "pass${x}", "semi;colon", "it's", "#hash",
    "two  blanks", "tab\there",
  ])
  func `F1: a recording has a variable wherever the value of a secret was used`(
    value: String
  ) async throws {
    let walker = await Walker.on(Self.echoing())
    walker.environment = { $0 == "PW" ? value : nil }
    await walker.script(
      """
      @secret p=env:PW
      record --expect \(file)
      type Name ${p}
      toggle ${p}
      select "row of ${p}!"
      type Name "a ${p}, b ${p}"
      expect no text "not there ${p}" -- really ${p}
      note it is ${p}, \\${p}
      expect no row ${p}
      ! select ${p} and
      == a case of ${p}
      type Name ${p}
      record stop
      """)
    #expect(walker.complaints == [])
    let text = try recorded()
    for form in [value, Quoting.escaped(value)] { #expect(!text.contains(form), "\(text)") }
    #expect(text.hasPrefix("@app fixture\n@secret p=env:PW\n\ntype Name ${p}\n"), "\(text)")
    #expect(text.contains("\nnote it is ${p}, \\${p}\n"))
    // The words of a title are separated by single spaces, so the title doesn't contain the value.
    let title = value == "two  blanks" ? Redaction.stars : "${p}"
    #expect(text.contains("\n== a case of \(title)\n"))
    #expect(try await replay(Self.echoing(), environment: ["PW": value]) == .passed)
  }

  @Test func `F1: a value that was typed literally, or before it was a secret, is hidden too`()
    async throws
  {
    let walker = await Walker.on(Self.echoing(), after: "relaunch a://x/hunter22")
    walker.environment = { $0 == "PW" ? "hunter22" : $0 == "OTHER" ? "my name" : nil }
    await walker.script(
      """
      record --expect \(file)
      type Name hunter22
      type Name a'my' name
      expect no row hun'ter'22 is
      expect no text my name here
      note hunter22
      @secret p=env:PW
      @secret other=env:OTHER
      record stop
      """)
    #expect(walker.complaints == [])
    let text = try recorded()
    #expect(!text.contains("hunter22") && !text.contains("hun'ter'22"))
    #expect(!text.contains("my name"))
    #expect(text.contains("\nrelaunch \"a://x/${p}\"\n"))
    #expect(text.contains("\nexpect no row ${p} is\n"))
    #expect(text.contains("\nexpect no text ${other} here\n"))
  }

  @Test
  func `F1: a password of an earlier launch is hidden, and two secrets of one name are distinct`()
    async throws
  {
    let walker = await Walker.on(after: "login", "login fred yabba", "relaunch")
    walker.environment = { $0 == "ONE" ? "first1" : $0 == "TWO" ? "second2" : nil }
    await walker.script(
      """
      record \(file)
      note yabba
      @secret p=env:ONE
      note ${p}
      @secret p=env:TWO
      note ${p}
      login
      type Password first1
      record stop
      """)
    #expect(
      try recorded() == """
        @app contacts
        @secret p=env:ONE
        @secret secret=env:SECRET
        @secret p2=env:TWO

        note ${secret}
        note ${p}
        note ${p2}
        login
        type Password ${p}

        """)
  }

  @Test func `F1: a short password becomes a variable, and the name of its field is unchanged`()
    async throws
  {
    let walker = await Walker.on(
      after: "record \(file)", "login", "login fred a", "ok", "type Password Password")
    await walker.run("record stop")
    #expect(
      try recorded() == """
        @app contacts
        @secret password=env:PASSWORD
        @secret password2=env:PASSWORD2

        login
        login fred ${password}
        ok
        type ${password2} ${password2}

        """)
  }

  @Test(arguments: [false, true])
  func `F1: two secrets that differ only in their bytes are distinct`(isTyped: Bool) async throws {
    let (composed, decomposed) = ("caf\u{E9}s", "cafe\u{301}s")
    let app = AppEntry.screen("Start") { screen in
      Field("Name", text: "") { screen.title = $0 }
      Field("Key", text: "", isSecure: true) { screen.title = $0 }
    }
    let walker = await Walker.on(app)
    walker.environment = { ["ONE": composed, "TWO": decomposed][$0] }
    await walker.run("record \(file)")
    if !isTyped {
      await walker.run("@secret one=env:ONE")
      await walker.run("@secret two=env:TWO")
    }
    let place = isTyped ? "Key" : "Name"
    for value in isTyped ? [composed, decomposed] : ["${one}", "${two}"] {
      await walker.run("type \(place) \(value)")
    }
    await walker.run("record stop")
    let text = try recorded()
    for secret in [composed, decomposed] {
      #expect(Array(text.utf8).firstRange(of: Array(secret.utf8)) == nil, "\(text)")
      #expect(
        Array(walker.printed.utf8).firstRange(of: Array(secret.utf8)) == nil, "\(walker.printed)")
    }
    let settings = text.split(separator: "\n").filter { $0.hasPrefix("@secret") }
    let expected =
      isTyped
      ? ["@secret key=env:KEY", "@secret key2=env:KEY2"]
      : ["@secret one=env:ONE", "@secret two=env:TWO"]
    #expect(settings.map(String.init) == expected)
  }

  @Test func `an impossible recording is an error`() async throws {
    let walker = await Walker.on()
    await walker.expect(
      "record \(folder.path)/no/a.walk",
      complains: "can't write \(folder.path)/no/a.walk: there is no folder \(folder.path)/no")
    await walker.expect("record stop", complains: "no recording is running; record FILE starts one")
    await walker.expect(
      "record", complains: "record: needs a file, or stop; usage: record [--expect] FILE | stop")
    await walker.run("record \(file)")
    await walker.expect(
      "record \(file)2",
      complains: "a recording is already running; record stop ends it")
    await walker.expect(
      "@app contacts",
      complains: "a recording can't change @app, @size or @data; record stop ends it")
    await walker.run("select Fred")
    _ = await walker.shell.run(.end)
    #expect(try recorded() == "@app contacts\n\nselect Fred\n")
    await walker.expect(
      "record \(file)",
      complains: "can't write \(file): it is there already; record to another file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.walk"])
  }
}
