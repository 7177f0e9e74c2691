import ArgumentParser
import Glibc
import TestSupport
import Testing

@testable import FlowshCommand

@Suite struct `The arguments of the program` {
  /// Returns the message about the options of `test`, or `nil` if they are accepted.
  private func rejection(of options: [String]) -> String? {
    do {
      // The root command would collect the options of all subcommands after a mistake.
      _ = try TestCommand.parse(FailureOptions.rewritten(options + ["a.walk"])).validatedChoice()
      return nil
    } catch {
      return TestCommand.exitCode(for: error) == .validationFailure
        ? TestCommand.fullMessage(for: error) : "\(error)"
    }
  }

  @Test(
    .bug(id: "F8"),
    arguments: [
      ("--timeout", "86,400", "inf infinity nan 1e19 1e308 1e999 86401 0 -1"),
      (
        "--repeat", "1 to 1,000,000",
        "9223372036854775807 9223372036854775808 1000001 0 -1 x"
      ),
      ("--retries", "0 to 100", "-1 101 9223372036854775808 x"),
      ("--jobs", "1 to 1,000", "9223372036854775807 9223372036854775808 1001 0 -1"),
      (
        "--shard", "i from 1 to n",
        "0/1 2/1 1/0 -1/2 1/9223372036854775808 9223372036854775808/1 1 1/2/3"
      ),
    ])
  func `a number that is out of bounds is rejected, with a message that states the bounds`(
    option: String, bounds: String, values: String
  ) {
    for value in values.split(separator: " ") {
      let rejection = rejection(of: ["\(option)=\(value)"])
      #expect(rejection?.contains(bounds) == true, "\(option) \(value)")
    }
  }

  @Test(arguments: [
    ("--state", "tab", "--state can't be 'tab'; use one of screen, stack, tabs, params, content"),
    ("--fail-on", "leek", "did you mean 'leak'?"), ("--fail-on", "none,leak", "none alone"),
    ("--fail-on", "new", "--fail-on new needs --baseline"),
    ("--depth", "-1", "--depth must be a number from 0 to 100"),
    ("--seconds", "0", "--seconds must be more than 0"),
    ("--coverage", "-", "doesn't read standard input"),
    ("--open", "products", "--open needs a URL"),
    ("--write", "-", "--write needs a folder, not standard output"),
  ])
  func `a value that an option of explore can't have is rejected, with the reason`(
    option: String, value: String, reason: String
  ) throws {
    let error = try #require(throws: (any Error).self) {
      try ExploreCommand.parse([option, value])
    }
    #expect(ExploreCommand.fullMessage(for: error).contains(reason))
  }

  @Test(arguments: [
    (["hlep"], "no subcommand or file \"hlep\"; did you mean \"help\"?"),
    (["tset", "a.walk"], "did you mean \"test\"?"),
    (["map", "--help"], "it is a command of the shell: "),
    (["nosuchfile", "-h"], "no subcommand or file \"nosuchfile\"; the subcommands are run, test"),
  ])
  func `a word that is neither a subcommand nor a file isn't taken for a script`(
    arguments: [String], message: String
  ) throws {
    let error = try #require(throws: (any Error).self) {
      try FlowshCommand.subcommand(for: arguments)
    }
    #expect(FlowshCommand.fullMessage(for: error).contains(message))
    #expect(FlowshCommand.exitCode(for: error) == .validationFailure)
  }

  @Test(arguments: [
    ["test", "a.walk", "--print-schema"], ["a.walk", "--print-schema", "map"],
    ["a.walk", "--version"], ["test", "--version"], ["test", "--help"], ["-h"], ["help", "test"],
  ])
  func `help and options of the root command are found below a subcommand, too`(
    arguments: [String]
  ) throws {
    let end = try #require(throws: (any Error).self) {
      var command = try FlowshCommand.subcommand(for: arguments)
      // The parser's own command for help throws it.
      try command.run()
    }
    #expect(FlowshCommand.exitCode(for: end) == .success)
    #expect(!FlowshCommand.fullMessage(for: end).isEmpty)
  }

  @Test(arguments: [["nosuchfile"], ["hlep.walk"], ["./hlep"], ["/dev/null"]])
  func `another first argument is a script`(arguments: [String]) throws {
    #expect(try FlowshCommand.subcommand(for: arguments) is RunCommand)
  }

  @Test(arguments: [
    (#"odd\ name.walk"#, "odd name.walk"), (#""odd name.walk""#, "odd name.walk"),
    ("'odd name'.walk", "odd name.walk"), (#""a\"\$b\c""#, #"a"$b\c"#), (#"'a\b'"#, #"a\b"#),
    ("plain.walk", "plain.walk"), ("it\\'s", "it's"), ("'~/a'", "~/a"),
    ("~/a", (getenv("HOME").map { String(cString: $0) } ?? "") + "/a"),
    // None of these is the path of one file.
    ("", ""), ("\"open na", "\"open na"), ("$(touch evil)", "$(touch evil)"), ("a b", "a b"),
  ])
  func `a path that is quoted on the command line is found`(typed: String, path: String) {
    #expect(WordCompletion.path(typed) == path)
  }

  @Test(
    .bug(id: "F8"),
    arguments: [
      ["--retries", "0"], ["--retries", "100", "--allow-flaky"], ["--timeout", "86400s"],
      ["--timeout", "1e2"], ["--repeat", "2"], ["--jobs", "1000"],
      ["--shard", "1/9223372036854775807"],
    ])
  func `a number at its bounds is accepted`(options: [String]) {
    #expect(rejection(of: options) == nil)
  }

  @Test(arguments: [
    (["--retries", "1", "--repeat", "2"], "--retries and --repeat can't be combined"),
    (["--allow-flaky"], "--allow-flaky needs --retries"),
    (["--accept", "--retries", "1"], "--accept and --retries can't be combined"),
    (["--accept=ask"], "--accept=ask needs a terminal; use --accept"),
    (["--accept=all"], "--accept"),
  ])
  func `options that contradict each other are rejected`(options: [String], message: String) {
    #expect(rejection(of: options)?.contains(message) == true)
  }

  @Test(arguments: [
    ("--set", "user", "--set needs a name and a value, as in --set user=fred, not 'user'"),
    ("--set", "1=x", "not '1=x'"), ("--set", "=x", "not '=x'"),
    ("--size", "compact,reguler", "can't be 'reguler'"),
    ("--size", "", "--size needs one of compact, regular, without a space after a comma"),
    ("--size", "compact,compact", "names compact twice"),
    ("--language", "en,german", "--language can't be \"german\"; use the code of a language"),
    ("--language", "", "--language needs the code of a language, such as de or pt-BR"),
    ("--language", "de_at, de-AT", "names de-AT twice"), ("--region", "EU", "the code of a region"),
    ("--require-coverage", "some", "such as 90, 90% or 33.5"),
    ("--require-coverage", "101", "from 0 to 100"),
  ])
  func `a value that an option can't have is rejected, with the reason`(
    option: String, value: String, reason: String
  ) {
    #expect(rejection(of: [option, value])?.contains(reason) == true)
  }

  @Test func `--set takes text, and each name once`() throws {
    #expect(
      try VariableArguments.variables(["a=${b}=\u{301}", "b="]) == ["a": "${b}=\u{301}", "b": ""])
    #expect(rejection(of: ["--set", "a=1", "--set", "a=1"])?.contains("twice") == true)
    #expect(rejection(of: ["--set", "a=1", "--size", "regular,compact"]) == nil)
  }

  @Test(arguments: ["smoke,", "", "a b"])
  func `a tag that no case can have is rejected`(tag: String) {
    for option in ["--tag", "--not-tag"] {
      #expect(rejection(of: [option, tag])?.hasPrefix("Error: \(option) ") == true)
    }
  }

  @Test func `an option with one value can't be given twice, however it is written`() {
    let lines: [(any Tool.Type, [String])] = [
      (RunCommand.self, ["--html=a", "--html", "a"]),
      (RunCommand.self, ["--app", "contacts", "--app", "leaky"]),
      (TestCommand.self, ["--json", "a", "--json=a"]),
      (PictureCommand.self, ["a.walk", "--step", "1", "-o", "a", "--output", "b"]),
    ]
    for (tool, arguments) in lines {
      let error = #expect(throws: ValidationError.self) {
        try RepeatedOptions.reject(arguments, of: tool)
      }
      #expect(error?.message.hasSuffix(" is given twice; specify one value") == true)
    }
  }

  @Test(.bug(id: "F5")) func `a report needs the path of a file`() {
    for option in ["--junit", "--html", "--json", "--markdown", "--tap", "--tap13"] {
      let rejection = rejection(of: [option, ""])
      #expect(rejection?.contains("\(option) needs the path of a file") == true)
    }
  }

  @Test(.bug(id: "F13")) func `two reports to the same file are rejected, however it is named`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = folder.file("o")
    let link = folder.file("link")
    try #require(symlink("o", link) == 0)
    let around = folder.file("../\(folder.path.split(separator: "/").last ?? "")/o")
    for (first, second) in [(file, file), (file, folder.file("./o")), (link, file), (file, around)]
    {
      let rejection = rejection(of: ["--json", first, "--html", second])
      #expect(rejection?.contains("can't both write to") == true, "\(first) \(second)")
    }
    #expect(access(file, F_OK) != 0)
    #expect(rejection(of: ["--json", "/dev/null", "--html", "/dev/null"]) == nil)
  }
}
