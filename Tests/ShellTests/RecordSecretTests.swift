import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests of the replacement of secret values in recordings.
@Suite(.serialized, .exclusive) struct RecordSecretTests {
  private let recording: RecordingFile
  private var file: String { recording.path }

  init() throws { recording = try RecordingFile() }

  /// Returns an app that shows the text typed into its field.
  private static func echoing() -> AppEntry {
    final class State { var name = "nobody" }
    let state = State()
    return AppEntry.screen("Start") { screen in
      Content.Field("Name", text: state.name) {
        state.name = $0
        screen.title = $0
      }
      Content.Row("row of \(state.name)!") {}
      Content.Toggle("\(state.name)", isOn: false) { _ in }
    }
  }

  @Test func `a password that undo took back leaves no name behind`() async throws {
    let walker = await Walker.on(after: "record \(file)", "login", "login fred guess123", "undo")
    await walker.run("login fred yabba123; undo; redo; record stop")
    #expect(
      try recording.text() == """
        @app contacts
        @secret password=env:PASSWORD

        login
        login fred ${password}

        """)
  }

  @Test(
    .bug(id: "F1"),
    arguments: [
      "hunter22", #"a"b\cd"#, "two words", "svc/build", "pass${x}", "semi;colon", "it's", "#hash",
      "two  blanks", "tab\there",
    ])
  func `a recording has a variable wherever a secret's value was used`(
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
    let text = try recording.text()
    for form in [value, Quoting.escaped(value)] { #expect(!text.contains(form), "\(text)") }
    #expect(text.hasPrefix("@app fixture\n@secret p=env:PW\n\ntype Name ${p}\n"), "\(text)")
    #expect(text.contains("\nnote it is ${p}, \\${p}\n"))
    #expect(text.contains("\n== a case of ${p}\n"))
    #expect(try await recording.replay(Self.echoing(), environment: ["PW": value]) == .passed)
  }

  @Test(.bug(id: "F1"))
  func `a value that was typed literally, or before it was a secret, is hidden too`()
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
    let text = try recording.text()
    #expect(!text.contains("hunter22") && !text.contains("hun'ter'22"))
    #expect(!text.contains("my name"))
    #expect(text.contains("\nrelaunch \"a://x/${p}\"\n"))
    #expect(text.contains("\nexpect no row ${p} is\n"))
    #expect(text.contains("\nexpect no text ${other} here\n"))
  }

  @Test(arguments: [
    #"/row of yabba123!?\b/"#: #"/row of ${p}!?\b/"#, #"/of \w+123!/"#: #"/of \w+123!/"#,
    #"/^row \S+ ${p}.$/"#: #"/^row \S+ ${p}.$/"#, "/yabba123/ within 1s": "/${p}/ within 1s",
  ])
  func `a regular expression keeps its backslashes`(typed: String, recorded: String) async throws {
    let walker = await Walker.on(Self.echoing())
    walker.environment = { $0 == "PW" ? "yabba123" : nil }
    await walker.script(
      """
      @secret p=env:PW
      record \(file)
      type Name ${p}
      expect text \(typed)
      record stop
      """)
    #expect(walker.complaints == [])
    let text = try recording.text()
    #expect(text.contains("\nexpect text \(recorded)\n"), "\(text)")
    #expect(try await recording.replay(Self.echoing(), environment: ["PW": "yabba123"]) == .passed)
  }

  @Test(.bug(id: "F1"))
  func `an earlier launch's password is hidden, and secrets with the same name are distinct`()
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
      try recording.text() == """
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

  @Test(.bug(id: "F1"))
  func `even a short password, or one that equals its field's name, becomes a variable`()
    async throws
  {
    let walker = await Walker.on(
      after: "record \(file)", "login", "login fred a", "ok", "type Password Password")
    await walker.run("record stop")
    #expect(
      try recording.text() == """
        @app contacts
        @secret password=env:PASSWORD
        @secret password2=env:PASSWORD2

        login
        login fred ${password}
        ok
        type ${password2} ${password2}

        """)
  }

  @Test(.bug(id: "F1"), arguments: [false, true])
  func `two secrets that differ only in their bytes are distinct`(isTyped: Bool) async throws {
    let (composed, decomposed) = ("caf\u{E9}s", "cafe\u{301}s")
    let app = AppEntry.screen("Start") { screen in
      Content.Field("Name", text: "") { screen.title = $0 }
      Content.Field("Key", text: "", isSecure: true) { screen.title = $0 }
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
    let text = try recording.text()
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

  @Test(arguments: [
    "screen", "stack", "select", "expect", "expect screen", "type", "note", "Name", "EchoName",
    "echoname", "echo", "nobody", "Start", "text", "record",
  ])
  func `a recording replays if a secret is a word of the language or part of a button's verb`(
    value: String
  ) async throws {
    func app() -> AppEntry {
      final class State { var name = "nobody" }
      let state = State()
      return AppEntry.screen("Start") { screen in
        Content.Field("Name", text: state.name) { state.name = $0 }
        Content.Button("EchoName") { screen.title = "Evil" }
        Content.Row("nobody") {}
        Content.Button("Save") { screen.title = "Saved" }
      }
    }
    let walker = await Walker.on(app())
    walker.environment = { $0 == "PW" ? value : nil }
    await walker.script(
      """
      @secret p=env:PW
      record --expect \(file)
      type Name ${p}
      echoname
      select 1
      note it is so
      expect screen Evil
      save
      ! select nothing
      record stop
      """)
    #expect(walker.complaints == [])
    let text = try recording.text()
    #expect(text.contains("\nsave\n") || value == "save")
    #expect(
      try await recording.replay(app(), environment: ["PW": value]) == .passed, "\(text)")
    if value != "expect screen" { #expect(!SecretFilter.hasStars(text), "\(text)") }
  }
}
