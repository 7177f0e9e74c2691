import ArgumentParser
import Testing

@testable import FlowshCommand

@Suite struct `A plain command line` {
  /// Returns what the parser reads; `nil` if it finds another command or a mistake.
  private func parsed(_ line: [String]) -> RunRequest? {
    ((try? FlowshCommand.subcommand(for: line)) as? RunCommand)?.request
  }

  /// Returns the properties of a command with their values.
  private func properties(_ command: TestCommand?) -> [String]? {
    command.map { Mirror(reflecting: $0).children.map { "\($0.label ?? ""): \($0.value)" } }
  }

  private func parsedTest(_ line: [String]) -> TestCommand? {
    (try? FlowshCommand.subcommand(for: line)) as? TestCommand
  }

  @Test(arguments: [
    [], ["run"], ["-c", "quit"], ["--app", "contacts"],
    ["a.walk", "-c", "back", "b.walk", "-c", "-"],
    ["run", "--format", "json", "--json-events", "off", "--no-trace", "--no-leaks", "a.walk"],
    ["--set", "a=b", "--set", "c=d", "--keep-going", "--no-echo", "--no-rc", "--no-history"],
    ["run", "test"], ["run", "help"], ["run", "run"], ["-c", "quit", "test"],
    ["run", "-c", "help"],
    ["--size", "regular", "--data", "d.json", "--color", "never", "--html", "d.html", "ä 'b'"],
  ])
  func `is read as the parser reads it`(line: [String]) throws {
    let expected = try #require(parsed(line))
    guard !line.contains("-") else { return #expect(RunRequest(plain: line) == nil) }
    #expect(RunRequest(plain: line) == expected)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "run"], ["test"], ["doctor", "a"], ["--version"],
    ["--generate-completion-script", "bash"], ["--experimental-dump-help"], ["---completion"],
    ["-c"], ["-c", ""], [""], ["-c", "-x"], ["-cquit"], ["--app=contacts"], ["--", "a.walk"], ["-"],
    ["--app", "contacts", "--app", "leaky"], ["--echo", "--no-echo"], ["--no-rc", "--no-rc"],
    ["--ap", "contacts"], ["run", "-x"], ["--app", "--no-rc"], ["--no-keep-going"], ["--rc"],
  ])
  func `is nothing else`(line: [String]) { #expect(RunRequest(plain: line) == nil) }

  @Test func `knows each option of the command`() throws {
    let arguments = try CommandLineInfo(of: RunCommand.self).command.arguments ?? []
    let names = arguments.flatMap { argument in
      (argument.names ?? []).map { (text: $0.text, takesValue: argument.kind == .option) }
    }
    #expect(names.count > 15)
    for name in names where !["-h", "--help", "--version"].contains(name.text) {
      let line = name.takesValue ? [name.text, "a=b"] : [name.text]
      let plain = try #require(RunRequest(plain: line), "\(line)")
      #expect(plain == parsed(line), "\(line)")
      let isDefault = plain == RunRequest()
      #expect(isDefault == ["--echo", "--trace", "--leaks"].contains(name.text), "\(line)")
    }
  }

  @Test func `knows each option of test, but one`() throws {
    let arguments = try CommandLineInfo(of: TestCommand.self).command.arguments ?? []
    let names = arguments.flatMap { argument in
      (argument.names ?? []).map { (text: $0.text, takesValue: argument.kind == .option) }
    }
    #expect(names.count > 30)
    for name in names where !["-h", "--help", "--version"].contains(name.text) {
      // Pictures need a report, which has them.
      var line = ["test"] + (name.text == "--pictures" ? ["--html", "x"] : []) + [name.text]
      if name.takesValue { line.append("7") }
      let isPlain = !name.text.hasPrefix("--accept") || name.text == "--accept"
      let plain = TestCommand(plain: line + ["a.walk"])
      #expect((plain != nil) == isPlain, "\(line)")
      if isPlain {
        #expect(properties(plain) == properties(parsedTest(line + ["a.walk"])), "\(line)")
      }
    }
    #expect(properties(TestCommand(plain: ["test"])) == properties(parsedTest(["test"])))
  }

  @Test(arguments: [
    ["run", "test", "help", "-c", "-c", "--set", "--app", "--format", "--size", "--data", "--html"]
      + [
        "--color", "--json-events", "--echo", "--no-echo", "--no-trace", "--leaks", "--keep-going",
      ]
      + ["--no-rc", "--no-history", "a.walk", "b c", "json", "a=b", "x"],
    ["test", "test", "test", "test", "--set", "--app", "--size", "--html", "--color", "--leaks"]
      + [
        "--no-leaks", "--jobs", "--timeout", "--repeat", "--retries", "--require-coverage", "--tag",
      ]
      + ["--pictures", "--list", "--accept", "a.walk", "b c", "4", "5s", "90%", "1e3", "+7", "x"],
  ])
  func `is read as the parser reads it, whatever its words are`(words: [String]) {
    let words =
      words + ["-", "--", "", "-x", "--app=x", "-cx", "ü", "--\u{301}x", "-\u{301}", "\u{301}"]
    var state: UInt64 = 1
    func random(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var plainLines = 0
    for _ in 0..<300 {
      let line = (0..<random(below: 6)).map { _ in words[random(below: words.count)] }
      if let plain = RunRequest(plain: line) {
        plainLines += 1
        #expect(parsed(line) == plain, "\(line)")
      }
      if let plain = TestCommand(plain: line) {
        plainLines += 1
        #expect(properties(parsedTest(line)) == properties(plain), "\(line)")
      }
    }
    #expect(plainLines > 30)
  }
}
