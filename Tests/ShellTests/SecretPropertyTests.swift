import AppDriver
import Foundation
import Glibc
import HeadlessUIKit
@testable import Reports
import Script
import Shell
import TestSupport
import Testing
import Walkthroughs

/// Tests with random secrets.
///
/// `FLOWSH_SECRETS=1000000 swift test --filter Secret` tries that many of them in text, and one in
/// 320 of them in the whole shell. `FLOWSH_SEED` changes the secrets.
@Suite nonisolated struct SecretPropertyTests {
  static func number(_ name: String, or standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
  }

  static let secretCount = number("FLOWSH_SECRETS", or: 3_000)
  static let seed = UInt64(number("FLOWSH_SEED", or: 13))

  /// Returns whether text contains a secret, even if its words are separated by single spaces.
  static func shows(_ text: String, _ secret: String) -> Bool {
    var text = text
    func holds(_ secret: some Sequence<UInt8>) -> Bool {
      let secret = Array(secret)
      return text.withUTF8 { text in
        guard var rest = text.baseAddress.map({ UnsafeRawPointer($0) }) else { return false }
        let end = rest + text.count
        while end - rest >= secret.count, let start = memchr(rest, Int32(secret[0]), end - rest) {
          rest = UnsafeRawPointer(start) + 1
          if end - rest + 1 >= secret.count, memcmp(start, secret, secret.count) == 0 {
            return true
          }
        }
        return false
      }
    }
    let words = secret.utf8.split { " \t\n\r".utf8.contains($0) }
    return holds(secret.utf8) || holds(words.joined(separator: " ".utf8))
  }

  @Test func `no random secret is left in text, however and wherever it is written`() {
    var generator = SeededGenerator(seed: Self.seed)
    for number in stride(from: 0, to: Self.secretCount, by: 4) {
      // A filter with several secrets in a single text costs a quarter of the time.
      let secrets = (0..<1 + number % 7).map { _ in generator.secret() }
      var filter = SecretFilter()
      for secret in secrets { filter.add(secret) }
      let spellings = generator.spellings()
      var written = generator.text(bytes: 8)
      for secret in secrets { written += secret + generator.text(bytes: 8) }
      for spelling in spellings { written = spelling.write(written, &generator) }
      written = generator.text(bytes: 8) + written + generator.text(bytes: 8)
      var hidden = filter.redacted(written)
      let isFound = SecretFilter.hasStars(hidden)
      for spelling in spellings.reversed() { hidden = spelling.read(hidden) }
      guard isFound, !secrets.contains(where: { Self.shows(hidden, $0) }) else {
        let way = "\(number): \(secrets) \(spellings): \(written.debugDescription)"
        Issue.record("\(way)\n\(hidden.debugDescription)")
        break
      }
    }
  }
}

/// Tests with random secrets in the whole shell.
@Suite(.serialized, .exclusive) struct ShellSecretTests {
  /// The text of the app's fields, and what the app has printed.
  private final class State {
    var text = ""
    /// The number of bytes of the text that the app prints at first.
    var split = 0
    private var printed = AppOutput()

    init(split: Int) { self.split = split }

    func write(_ bytes: some Sequence<UInt8>) {
      Array(bytes).withUnsafeBytes { printed.append($0) }
    }

    func takePrinted() -> AppOutput? {
      defer { printed = AppOutput() }
      return printed.isEmpty ? nil : printed
    }
  }

  /// Returns an app that shows and prints the text of its fields in all the ways in which an app
  /// can do so.
  private static func telling(_ state: State) -> AppEntry {
    AppEntry.screen("Start") { screen in
      Content.Field("Key", text: "", isSecure: true) { state.text = $0 }
      Content.Field("Name", text: state.text) { state.text = $0 }
      Content.Text("It is <\(state.text)>.")
      Content.Row(state.text) {}
      Content.Row("row") { screen.push(FixtureScreen("\(state.text) page")) }
      Content.Toggle("of \(state.text)", isOn: false) { _ in }
      Content.Button("\(state.text) now") { screen.title = state.text }
      Content.Button("Alert") {
        let alert = UIAlertController(
          title: state.text, message: "\"\(state.text)\"?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        screen.present(alert, animated: true)
      }
      Content.Button("Change") { screen.title = "x\(state.text)" }
      Content.Button("Print") { state.write("It is \(state.text).\n".utf8) }
      Content.Button("Begin") {
        state.write(Array("It is ".utf8) + state.text.utf8.prefix(state.split))
      }
      Content.Button("Finish") {
        state.write(Array(state.text.utf8.dropFirst(state.split)) + Array("!\n".utf8))
      }
      Content.Button("Print Twice") {
        state.write(state.text.utf8.prefix(state.split))
        state.write(Array(state.text.utf8.dropFirst(state.split)) + Array("\n".utf8))
      }
    }
  }

  private static let script = """
    @secret key=env:KEY
    type Key ${key}
    | the output of ${key}
    screen
    print
    printtwice
    begin
    where
    finish
    change
    row
    select row
    stack
    expect text nothing  -- not ${key}
    expect screen ${key}
    select "no ${key} row"
    back
    tap ${key} now
    alert
    ok
    type Name ${key}
    open a://host/${key}?${key}
    note ${key}
    ! note ${key}
    "${key}"
    actions
    source ${key}.walk
    @app ${key}
    events all
    history
    """

  @Test func `no random secret is in any output, report or recording of the shell`() async throws {
    var generator = SeededGenerator(seed: SecretPropertyTests.seed + 1)
    for number in 0..<max(1, SecretPropertyTests.secretCount / 320) {
      let secret = generator.secret()
      let shown = try await outputs(of: secret, number)
      for (name, text) in shown where SecretPropertyTests.shows(text, secret) {
        let place = text.utf8.firstRange(of: secret.utf8)?.lowerBound ?? text.startIndex
        let around = text.utf8[place...].prefix(secret.utf8.count + 80)
        Issue.record(
          "\(number): \(secret.debugDescription) in \(name): \(Substring(around))")
        return
      }
    }
  }

  /// Runs the script and returns everything that it shows, decoded.
  private func outputs(of secret: String, _ number: Int) async throws -> [(String, String)] {
    let recording = try RecordingFile()
    var options = ShellOptions()
    options.echoes = true
    options.format = number.isMultiple(of: 2) ? .text : .json
    options.keepsGoing = true
    let state = State(split: number % secret.utf8.count)
    let walker = await Walker.on(
      Self.telling(state), options: options, after: "record \(recording.path)")
    walker.onTakeAppOutput = state.takePrinted
    walker.environment = { $0 == "KEY" ? secret : nil }
    var report = CaseReport(file: "a.walk", title: "case")
    var prompts: [String] = []
    walker.onStep = { step in
      report.steps.append(StepReport(step.step, walker.shell.state))
      prompts.append(walker.shell.prompt)
    }
    // A line can be typed before its password is a known secret, or afterwards.
    let typed = ["type Key \(Quoting.quote(secret))", "note \(secret)", "select \(secret)"]
    var history = await Self.type(typed.prefix(number % 2), walker)
    await walker.script(Self.script)
    let printing = report.steps.filter { SecretFilter.hasStars($0.appOutput.joined()) }
    #expect(printing.count >= 3, "\(secret.debugDescription): \(report.steps.map(\.appOutput))")
    history += await Self.type(typed.dropFirst(number % 2), walker)
    history.removeAll(where: walker.shell.holdsSecret)
    prompts += Completer(walker.shell.state).complete("select ").candidates
    await walker.run("record stop")
    var shown = [("output", walker.printed), ("errors", walker.complaints.joined(separator: "\n"))]
    shown.append(("prompts", prompts.joined(separator: "\n")))
    shown.append(("recording", try recording.text()))
    shown.append(("history", history.joined(separator: "\n")))
    shown += Self.decoded(report)
    return shown.flatMap { name, text in
      [(name, text), ("\(name) unescaped", Spelling.json.read(text))].flatMap {
        [$0, ("\($0.0), without percents", Spelling.percent.read($0.1))]
      }
    }
  }

  /// Types lines at a prompt, and returns those that may be saved in the history.
  private static func type(_ lines: some Sequence<String>, _ walker: Walker) async -> [String] {
    var saved: [String] = []
    for line in lines where !(await walker.run(line)).carriesSecret { saved.append(line) }
    return saved
  }

  private static func decoded(_ report: CaseReport) -> [(String, String)] {
    let run = RunReport(cases: [report], started: Date(), seconds: 1, program: "flowsh")
    return [
      ("HTML", HTMLReport().text(of: run)), ("JSON", JSONReport().text(of: run)),
      ("JUnit", JUnitReport().text(of: run)), ("TAP", TAPReport().text(of: run)),
      ("text", TextReport().text(of: run)),
    ].map { name, text in
      // The style sheet and the script of the page have no secrets.
      let end = text.range(of: "</style>")?.upperBound ?? text.startIndex
      return (name, Spelling.attribute.read(String(text[end...])))
    }
  }
}
