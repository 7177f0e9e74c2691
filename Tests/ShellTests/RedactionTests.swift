import AppDriver
import Foundation
import HeadlessUIKit
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

@Suite(.serialized, .exclusive) struct RedactionTests {
  /// Returns an app that shows the text of its secure field in many places.
  private static func telling() -> AppEntry {
    final class State { var secret = "" }
    let state = State()
    return AppEntry.screen("Start") { screen in
      Content.Field("Key", text: state.secret, isSecure: true) {
        state.secret = $0
        screen.title = $0
      }
      Content.Text("You typed \(state.secret), or \(state.secret)!")
      Content.Row("row \(state.secret)") {}
      Content.Button("Go") { screen.push(FixtureScreen("\(state.secret) page")) }
    }
  }

  /// Returns a shell that continues after mistakes, with a value in the environment variable `KEY`.
  private static func walker(
    keeping value: String, _ format: ShellOptions.Format
  ) async -> Walker {
    var options = ShellOptions()
    options.echoes = true
    options.format = format
    options.keepsGoing = true
    let walker = await Walker.on(telling(), options: options)
    walker.environment = { $0 == "KEY" ? value : nil }
    return walker
  }

  private nonisolated static let values = [
    "s3cret", "two words", #"q"uo\te"#, "tab\there", "línea ✓",
    String(repeating: "long-", count: 30),
  ]

  /// Values that JSON or its encoder escapes.
  private nonisolated static let oddValues = [
    "svc/build", "ab\u{1B}[31mcd", "bell\u{7}\u{8}\u{C}", "del\u{7F}\u{85}x", "line\u{2028}end",
    "turn\u{202E}ed", "\u{FEFF}mark", #"a/b"c\d/"#, String(repeating: "long/", count: 30),
  ]

  @Test(.bug(id: "F2"), arguments: oddValues, [ShellOptions.Format.text, .json])
  func `a secret that needs escaping in JSON is in no output and no step`(
    value: String, format: ShellOptions.Format
  ) async throws {
    let walker = await Self.walker(keeping: value, format)
    var steps: [WalkedStep] = []
    walker.onStep = { steps.append($0) }
    await walker.script(
      """
      @secret key=env:KEY
      type Key ${key}
      screen
      select ${key}
      go
      stack
      tree
      expect screen ${key}
      """)
    var seen = [walker.printed, walker.shell.prompt] + walker.complaints
    if format == .json {
      for line in walker.printed.split(separator: "\n") {
        seen += Self.texts(in: try JSONSerialization.jsonObject(with: Data(line.utf8)))
      }
    }
    for step in steps {
      seen += [step.command, step.output, step.error?.message ?? ""]
    }
    for text in seen {
      for form in [value, Quoting.escaped(value), SafeText.escaped(value)] {
        #expect(!text.utf8.contains(form.prefix(60).utf8), "\(text.debugDescription)")
      }
    }
  }

  /// Returns all strings in a JSON value.
  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let values as [Any]: values.flatMap(texts)
    case let values as [String: Any]: values.flatMap { [$0.key] + texts(in: $0.value) }
    default: []
    }
  }

  @Test(arguments: values, [ShellOptions.Format.text, .json])
  func `the text of a secure field is in no output, whatever the app shows`(
    value: String, format: ShellOptions.Format
  ) async {
    let walker = await Self.walker(keeping: value, format)
    var steps: [WalkedStep] = []
    walker.onStep = { steps.append($0) }
    await walker.script(
      """
      @secret key=env:KEY
      type Key ${key}
      | something else
      screen
      select ${key}
      select "row ${key} and"
      expect text nothing  -- not ${key}
      go ${key}
      go
      stack
      tree
      history
      events all
      where
      note ${key}
      ! note ${key}
      ! type Key ${key}
      ! expect no row ${key}
      ! leaks repeat 2 note ${key}
      @app ${key}
      size ${key}
      """)
    var seen = walker.printed + walker.complaints.joined(separator: "\n") + walker.shell.prompt
    for step in steps {
      seen += step.command + step.output + (step.error?.message ?? "") + (step.message ?? "")
      seen += step.difference?.map(\.text).joined() ?? ""
    }
    #expect(steps.count > 10)
    for form in [value, value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")] {
      #expect(!seen.contains(form.prefix(60)))
    }
    #expect(seen.contains(SecretFilter.stars))
  }

  @Test(.bug(id: "F18"), arguments: [ShellOptions.Format.text, .json])
  func `a secret in a link is hidden, even in a recording`(
    format: ShellOptions.Format
  ) async throws {
    let recording = try RecordingFile()
    let walker = await Self.walker(keeping: "two words/é", format)
    await walker.script(
      """
      @secret key=env:KEY
      record \(recording.path)
      ! open a://x?${key}
      ? open a://two%20words%2F%C3%A9/
      record stop
      """)
    let seen = try walker.printed + recording.text() + walker.complaints.joined()
    #expect(!seen.contains(/words|%C3/), "\(seen)")
    #expect(seen.contains("a://x?********") && seen.contains("a://********/"), "\(seen)")
  }

  @Test(.bug(id: "F24")) func `a secret with a control character is hidden in JSON`() async {
    let walker = await Self.walker(keeping: "ab\u{1B}[31mcd", .json)
    await walker.script("@secret key=env:KEY\ntype Key ${key}\nscreen\nnote ${key}")
    #expect(!walker.printed.contains(/31mcd|u001/) && SecretFilter.hasStars(walker.printed))
  }

  @Test(arguments: [false, true])
  func `what was written before a value became a secret doesn't depend on flushing`(
    isFlushed: Bool
  ) async {
    var options = ShellOptions()
    options.echoes = true
    let walker = Walker([Self.telling()], options: options)
    await walker.shell.start()
    for line in ["@set pw=hunter22", "note hunter22", "type Key ${pw}", "note hunter22"] {
      _ = await walker.shell.run(.line(line))
      if isFlushed { walker.shell.output.flush() }
    }
    walker.shell.output.flush()
    let lines = walker.printed.split(separator: "\n").filter { $0.contains("unter") }
    #expect(lines == ["Start> @set pw=hunter22", "hunter22"])
    #expect(walker.printed.hasSuffix("********\n\n"))
  }

  @Test func `a recording names the secret and does not contain it`() async throws {
    let file = FileManager.default.temporaryDirectory.path + "/flowsh-\(UUID().uuidString).walk"
    defer { unlink(file) }
    let walker = await Walker.on(Self.telling(), after: "record --expect \(file)")
    await walker.script("type Key s3cret\nselect row s3cret\nnote s3cret\ngo\nrecord stop")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("s3cret") && text.contains("@secret key=env:KEY\n"), "\(text)")
    setenv("KEY", "s3cret", 1)
    defer { unsetenv("KEY") }
    let read = try #require(WalkthroughFile.read(file).file)
    let run = try CaseRun(read.cases[0], of: read, catalog: AppCatalog([Self.telling()]))
    #expect(await run.run() == .passed)
  }

  @Test func `a launch argument of a case has the secret's value, and only hidden output`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      "a.walk",
      """
      @app contacts
      @secret key=env:ARGUMENT_KEY
      @argument token=a-${key}
      @argument plain=\\${other}
      note ${key}
      """)
    let file = try #require(WalkthroughFile.read(folder.file("a.walk")).file)
    #expect(throws: CommandError.script(.secretMissing(name: "key", variable: "ARGUMENT_KEY"))) {
      try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]))
    }
    setenv("ARGUMENT_KEY", "s3cret", 1)
    defer { unsetenv("ARGUMENT_KEY") }
    let run = try CaseRun(file.cases[0], of: file, catalog: AppCatalog([.contacts]))
    #expect(
      run.interpreter.session.context.arguments.words
        == ["-token", "a-s3cret", "-plain", "${other}"])
    #expect(run.interpreter.redacted("a-s3cret") == "a-********")
  }

  @Test func `a misspelled command on a screen with a secure field isn't a secret`() async {
    let walker = await Walker.on(after: "login", "login fred wrong", "slect Fred wrong2", "ok")
    #expect(await walker.output(of: "note Fred wrong2") == "Fred ********2\n\n")
  }

  @Test func `output is compared with what is shown, by lines, text and expressions`() async {
    let walker = await Self.walker(keeping: "s3c.ret", .text)
    await walker.script(
      """
      @secret key=env:KEY
      type Key ${key}
      note it is ${key} 7
      | it is ${key} 7
      note it is ${key} 7
      | it is ${key} \\d (re)
      expect output "is ${key} 7"
      expect output /is ${key} \\d/
      expect no output ${key}8
      """)
    #expect(walker.complaints == [])
    await walker.expect(
      "expect output s3c.rets",
      complains: "expected output \"********s\", found none")
  }

  @Test
  func `a screen and a trace that were shown before a value was a secret have stars afterward`()
    async
  {
    var options = ShellOptions()
    options.traces = true
    let app = AppEntry.screen("Start") { screen in
      Content.Row("hunter22") { screen.push(FixtureScreen("hunter22 page")) }
    }
    let walker = await Walker.on(app, options: options, after: "select 1", "back")
    walker.environment = { _ in "hunter22" }
    #expect(walker.printed.contains("hunter22"))
    await walker.run("@secret p=env:PW")
    for line in ["screen", "select 1", "back", "where", "why", "events all"] {
      let output = await walker.output(of: line)
      #expect(!output.contains("hunter22") && !walker.shell.state.shownPanes.contains("hunter22"))
    }
  }

  @Test func `completion doesn't offer text that contains a secret`() async {
    let walker = await Walker.on(Self.telling(), after: "type Key s3cret")
    #expect(Completer(walker.shell.state).complete("select ").candidates == [])
  }

  @Test func `a line with a secret's variable isn't kept in any history`() async {
    let walker = await Walker.on(after: "login", "type Password s3cret")
    #expect(await walker.run("note s3cret").carriesSecret)
    #expect(await walker.output(of: "note s3cret") == "********\n\n")
    #expect(await walker.run("note other").carriesSecret == false)
  }

  @Test func `a value of three letters is hidden only in the command that types it`()
    async
  {
    var options = ShellOptions()
    options.echoes = true
    let walker = await Walker.on(options: options, after: "login")
    #expect(await walker.output(of: "type Password red").contains("type Password ********\n"))
    #expect(await walker.output(of: "note Fred is red") == "Fred is red\n\n")
  }
}
