import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// Every way out of the program: each subcommand with each of its formats, for an app that shows a
/// secret wherever it can.
@Suite(.blocking) struct `A secret leaves the program by no` {
  /// Needs other escapes in each format.
  private static let secret = #"S3s"a<m>e&/é'7"#

  /// A run of a subcommand.
  private struct Run {
    let arguments: [String]
    var input = ""
    var environment: [String: String] = [:]

    var subcommand: String { arguments[0] }
    /// The names of the options without hyphens.
    var options: [String] {
      arguments.filter { $0.hasPrefix("-") && $0 != "-" }
        .map { String($0.drop { $0 == "-" }.prefix { $0 != "=" }) }
    }
  }

  /// The options that let nothing else out, by subcommand.
  ///
  /// A new option fails the test until it is here or in a run.
  private static let silent: [String: Set<String>] = [
    "run": [
      "c", "size", "language", "region", "data", "set", "color", "no-echo", "trace", "leaks",
      "no-leaks",
      "no-history",
      "no-rc",
    ],
    "test": [
      "tag", "not-tag", "name", "set", "size", "language", "region", "shard", "jobs", "timeout",
      "repeat",
      "fail-fast",
      "allow-flaky", "leaks", "no-leaks", "require-coverage", "color",
      // What they show has tests of its own, or is what the others print and write.
      "accept=ask", "pause", "watch", "ui", "port",
    ],
    "merge": ["allow-flaky", "require-coverage", "color"],
    "picture": ["before", "case", "app", "size", "language", "region", "data", "set"],
    "check": ["color", "set"],
    "explore": [
      "size", "language", "region", "open", "depth", "limit", "seconds", "state", "transitions",
      "fail-on", "color",
    ],
    "monkey": ["size", "language", "region", "seconds", "transitions", "fail-on", "color"],
    // It runs no app.
    "adopt": [
      "into", "target", "exclude", "flowsh", "sdk", "forget", "force", "no-build", "watch", "color",
    ],
    "sdk": ["sdk", "into", "configuration", "flowsh", "color"],
    "apps": ["color"], "doctor": ["color"], "convert": ["into", "color"],
    // Their children hide secrets, and tests of their own say that they add none.
    "lsp": [], "mcp": [],
  ]

  private static let head = "@app confides\n@secret word=env:PROBE_WORD\n\n"
  private static let lines = """
    @secret word=env:PROBE_WORD
    enter ${word}
    screen
    where
    events
    why
    tree
    tree --screens
    views
    stack
    leaks
    select 1
    ok
    tap 1
    ok
    type Note ${word}
    search ${word}
    open ${word}
    open "confide://${word}"
    expect screen Nothing
    expect field Note nothing
    expect no row ${word}
    map
    map all
    explore
    back
    goto ${word}
    goto Confides
    undo
    history
    alias word=type Password ${word}
    frobnicate ${word}
    crash ${word}
    screen
    """

  /// Returns the runs, in the order in which one reads what another has written.
  private static func runs(_ directory: Directory) -> [Run] {
    let walk = directory.walk(
      head + "== shows it\nenter ${word}\n| nothing\nselect 1\nexpect screen Nothing\n\n"
        + "== crashes\ncrash ${word}\n")
    let passing = directory.walk(head + "enter ${word}\nexpect screen ${word}\n", "b.walk")
    let typed = directory.walk("@app confides\n\nback\nfrobnicate\n", "c.walk")
    let accepted = directory.walk(head + "enter ${word}\n| nothing\n", "d.walk")
    let recorded = "\(lines.split(separator: "\n")[0])\nrecord \(directory.file("r.walk"))\n"
    func file(_ name: String) -> String { directory.file(name) }
    let reports = ["html", "json", "junit", "markdown", "tap", "tap13"].flatMap { form in
      ["--\(form)", file("test.\(form)")]
    }
    let merged = ["html", "json", "junit", "markdown", "tap", "tap13"].flatMap { form in
      ["--\(form)", file("merged.\(form)")]
    }
    let maps = ["html", "dot", "mermaid", "json", "svg"].flatMap { form in
      ["--\(form)", file("map.\(form)")]
    }
    let github = [
      "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file("summary.md"),
    ]
    return [
      Run(
        arguments: [
          "run", "--app", "confides", "--no-trace", "--keep-going", "--echo", "--html",
          file("demo.html"),
        ], input: recorded + lines + "\nrecord stop\n"),
      Run(
        arguments: [
          "run", "--app", "confides", "--no-trace", "--keep-going", "--format", "json",
          "--json-events", "on",
        ], input: lines),
      Run(
        arguments: ["test", walk, "--pictures", "--coverage", "--retries", "1"] + reports,
        environment: github),
      Run(arguments: ["test", walk, passing, "--list"]),
      Run(arguments: ["test", walk, "--app", "confides", "--last-failed"]),
      Run(arguments: ["test", accepted, "--accept"]),
      Run(arguments: ["merge", file("test.json")] + merged),
      Run(arguments: ["picture", "--step", "1", passing, "--output", file("picture.svg")]),
      Run(arguments: ["check", walk, typed, "--fix"]),
      Run(
        arguments: [
          "explore", "--app", "confides", "--coverage", passing, "--write", file("walks"),
        ] + maps),
      Run(
        arguments: [
          "explore", "--app", "confides", "--coverage", passing, "--baseline", file("map.json"),
          "--limit", "10",
        ]),
      Run(arguments: ["explore", "--from", passing, "--write", file("more"), "--limit", "20"]),
      Run(
        arguments: [
          "monkey", "--app", "confides", "--steps", "20", "--seed", "1", "--write",
          file("monkey"),
        ]),
      Run(arguments: ["apps"]), Run(arguments: ["doctor"]),
    ]
  }

  /// Returns the options of each subcommand, except those that print a help, and the values of
  /// `--format`.
  private static func options() throws -> (all: [String: Set<String>], formats: [String]) {
    struct Help: Decodable {
      let command: Command
      struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?
        let arguments: [Argument]?
      }
      struct Argument: Decodable {
        let names: [Name]?
        let completionKind: Completion?
      }
      struct Name: Decodable { let name: String }
      struct Completion: Decodable { let list: Values? }
      struct Values: Decodable { let values: [String] }
    }
    let dump = try Program.run(
      BuiltProduct.path(of: "flowsh"), ["--experimental-dump-help"])
    let help = try JSONDecoder().decode(Help.self, from: Data(dump.output.utf8))
    var formats: [String] = []
    var options: [String: Set<String>] = [:]
    for command in help.command.subcommands ?? [] where command.commandName != "help" {
      let named = (command.arguments ?? []).filter { $0.names?.isEmpty == false }
      options[command.commandName] = Set(
        named.compactMap { $0.names?.map(\.name).max { $0.count < $1.count } }
      ).subtracting(["help", "version"])
      formats += named.filter { $0.names?.contains { $0.name == "format" } == true }
        .flatMap { $0.completionKind?.list?.values ?? [] }
    }
    return (options, formats)
  }

  /// The runs, with what they have printed, and all files that they have left.
  private static let written = Result {
    let directory = try Directory()
    let home = directory.file("home")
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var texts: [(name: String, text: String)] = []
    for run in runs(directory) {
      let ending = try Program.run(
        "FlowshProbe", run.arguments, input: run.input,
        environment: run.environment.merging(["PROBE_WORD": secret, "HOME": home]) { $1 })
      let name = run.arguments.joined(separator: " ")
      texts.append(("output of \(name)", ending.output))
      texts.append(("errors of \(name)", ending.errors))
    }
    let names = FileManager.default.enumerator(atPath: directory.path)
    for case let name as String in names ?? FileManager.DirectoryEnumerator() {
      texts.append((name, name))
      if let data = FileManager.default.contents(atPath: directory.file(name)) {
        texts.append((name, String(decoding: data, as: UTF8.self)))
      }
    }
    return texts
  }

  @Test func `option of a subcommand that this test doesn't know`() throws {
    let (all, formats) = try Self.options()
    let runs = Self.runs(try Directory())
    for (subcommand, options) in all {
      let used = Set(runs.filter { $0.subcommand == subcommand }.flatMap(\.options))
      let silent = Self.silent[subcommand] ?? []
      #expect(
        options == used.union(silent),
        "\(subcommand): \(options.symmetricDifference(used.union(silent)))")
    }
    #expect(Set(all.keys) == Set(Self.silent.keys))
    #expect(formats == ["text", "json"])
  }

  @Test func `output, error or file, however it is spelled`() throws {
    let written = try Self.written.get()
    let plain = Data(Self.secret.utf8)
    for (name, text) in written {
      for outer in Spelling.allCases {
        let once = outer.read(text)
        for inner in Spelling.allCases {
          // `firstRange(of:)` takes ten times as long in a debug build.
          let isThere = Data(inner.read(once).utf8).range(of: plain) != nil
          #expect(!isThere, "\(name), read as \(outer) and \(inner)")
          if isThere { break }
        }
      }
    }
  }

  @Test func `walk, which names it and can be run`() throws {
    let written = try Self.written.get()
    let walks = written.filter { $0.name.hasSuffix(".walk") && $0.name.contains("/") }
    #expect(walks.contains { $0.text.contains("\n@secret password=env:PASSWORD\n") })
    #expect(walks.contains { $0.text.contains("\n@secret word=env:PROBE_WORD\n") })
    #expect(walks.contains { $0.text.contains("\nexpect screen ${password}\n") })
  }

  @Test(arguments: ["map.html", "map.json", "test.html", "test.json", "test.markdown", "demo.html"])
  func `place where the screens of the app aren't shown at all`(_ name: String) throws {
    let text = try #require(try Self.written.get().last { $0.name == name }?.text)
    #expect(text.contains("ConfidedViewController") || text.contains("of ********"))
  }
}
