import PseudoTerminal
import Testing

/// Tests that the same lines have the same result as a test, in a file, on standard input and with
/// `-c`.
@Suite(.blocking) struct `The same lines` {
  let directory: Directory

  init() throws { directory = try Directory() }

  /// The ways to run files, each as a line of the system's shell: those that run all at once, and
  /// those for a single one, which are standard input and `-c` in turn.
  ///
  /// In a debug build, naming calls takes half of the time, so only lines about calls do it.
  private static func ways(
    _ files: [String], options: String
  ) -> (together: [String], alone: [String]) {
    let all = files.joined(separator: " ")
    return (
      ["\"$FLOWSH\" test \(all)", "\"$FLOWSH\" run \(options) \(all)"],
      files.enumerated().map { place, file in
        place.isMultiple(of: 2)
          ? "cat \(file) | \"$FLOWSH\" \(options)"
          : "\"$FLOWSH\" \(options) -c \"$(cat \(file))\""
      }
    )
  }

  /// Writes a file for each text, and returns their names.
  private func write(_ texts: [String]) -> [String] {
    texts.enumerated().map { place, text in
      let name = "lines\(place).walk"
      directory.write(text, to: name)
      return name
    }
  }

  func shell(_ script: String) throws -> Program.Ending {
    try Program.shell("cd \"$DIR\"; \(script)", environment: ["DIR": directory.path])
  }

  /// Expects each text's lines to pass in all ways.
  func expectPass(
    _ texts: String..., tracing: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ways = Self.ways(write(texts), options: tracing ? "--trace" : "--no-trace")
    for way in ways.together + ways.alone {
      let ending = try shell(way)
      #expect(
        ending.status == .exited(0) && ending.errors == "", "\(way): \(ending)",
        sourceLocation: sourceLocation)
    }
  }

  /// Expects each text's lines to fail in all ways, for the same reason.
  func expectFailure(
    _ texts: String..., reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let files = write(texts)
    let ways = Self.ways(files, options: "--no-trace --keep-going")
    for way in ways.together + ways.alone {
      let ending = try shell(way)
      #expect(
        ending.status == .exited(1) && (ending.errors + ending.output).contains(reason),
        "\(way): \(ending)", sourceLocation: sourceLocation)
      guard ways.together.contains(way) else { continue }
      for file in files {
        #expect(
          (ending.errors + ending.output).contains("\(file):"), "\(way): \(file) passes",
          sourceLocation: sourceLocation)
      }
    }
  }

  /// Writes a data file of the app `storefront` with these persons.
  func writeData(_ names: String..., to name: String) {
    let persons = names.map { #"{"id": "\#($0)", "name": "\#($0)", "role": "", "email": ""}"# }
    directory.write(
      """
      {"persons": [\(persons.joined(separator: ", "))], "groups": [],
       "users": [], "categories": [], "products": [], "giftCards": []}
      """, to: name)
  }

  // MARK: The launch

  @Test func `the calls and events of the launch are those of the last step`() throws {
    let checks = "expect event windowRoot\nexpect event didBecomeActive\nexpect call start\n"
    try expectPass("@app contacts\n\(checks)== next\n\(checks)", tracing: true)
  }

  @Test func `what --accept writes below why and events of a launch passes everywhere`() throws {
    directory.write(
      "@app contacts\nwhy\n|\nevents\n|\n== next\nevents\n|\nwhy\n|\n", to: "a.walk")
    let accepting = try shell("exec \"$FLOWSH\" test a.walk --accept")
    #expect(accepting.status == .exited(0), "\(accepting)")
    let accepted = directory.read("a.walk")
    let outputs = accepted.matches(of: /(?:why|events)\n((?:\|.*\n)+)/).map(\.1)
    #expect(outputs.count == 4, "\(accepted)")
    for output in outputs { #expect(output.contains("UITabBarController"), "\(accepted)") }
    try expectPass(accepted, tracing: true)
  }

  // MARK: What is found before a run

  @Test func `a secret that isn't set is a mistake before a run`() throws {
    directory.write("@app contacts\n@secret p=env:WALK_P\nlogin fred ${p}\n", to: "a.walk")
    for way in ["run a.walk", "< a.walk"] {
      let ending = try shell("exec \"$FLOWSH\" \(way)")
      #expect(ending.status == .exited(64) && ending.output == "", "\(ending)")
      #expect(
        ending.errors.hasSuffix(
          ":2: the environment variable WALK_P for ${p} is not set; set it before flowsh starts\n"))
    }
    let json = try shell("exec \"$FLOWSH\" run --format json a.walk")
    #expect(json.output.contains(#""line":2"#), "\(json)")
  }

  @Test func `a secret that isn't set fails only the steps that use it`() throws {
    let head = "@app contacts\n@secret p=env:WALK_P\n"
    try expectPass(head + "select Fred\nnote ${p:-none}\n")
    directory.write(head + "select Fred\nlogin\nlogin fred ${p}\n", to: "a.walk")
    for way in ["cat a.walk | \"$FLOWSH\"", "\"$FLOWSH\" -c \"$(cat a.walk)\""] {
      let ending = try shell(way)
      #expect(ending.status == .exited(1) && ending.output.contains("> select Fred\n"))
      #expect(
        ending.errors.hasSuffix(
          ":5: the environment variable WALK_P for ${p} is not set; set it before flowsh starts\n"))
    }
  }

  @Test func `a variable of --set that no script uses gets a warning`() throws {
    directory.write("@app contacts\n@set who=Fred\nselect ${who}\n", to: "a.walk")
    for way in ["test", "check", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) --set whom=Barney a.walk")
      #expect(
        ending.errors == "warning: --set whom: no walkthrough uses ${whom}; did you mean ${who}?\n",
        "\(way): \(ending)")
      #expect(ending.status == .exited(0))
    }
    for way in ["a.walk -c 'note ${whom}'", "-c 'note ${whom}'"] {
      let ending = try shell("exec \"$FLOWSH\" run --set whom=Barney \(way)")
      #expect(ending.errors == "" && ending.output.contains("Barney"), "\(ending)")
    }
  }

  @Test func `the option --size replaces @size`() throws {
    directory.write(
      "@app contacts\n@size compact\nexpect size regular\n== next\nexpect size regular\n",
      to: "a.walk")
    for way in ["test a.walk", "run a.walk", "< a.walk"] {
      let ending = try shell("set -- --size regular; exec \"$FLOWSH\" \(way) \"$@\"")
      #expect(ending.status == .exited(0), "\(way): \(ending)")
    }
    let other = try shell("exec \"$FLOWSH\" run a.walk")
    #expect(other.errors.contains("a.walk:3: expected size"), "\(other)")
    directory.write("@size compact\n== c\nexpect size regular\n", to: "size.steps")
    directory.write("@app contacts\nsource size.steps\nexpect size regular\n", to: "a.walk")
    for way in ["test", "run"] {
      let ending = try shell("exec \"$FLOWSH\" \(way) --size regular a.walk")
      #expect(ending.status == .exited(0), "\(way): \(ending)")
    }
  }

  @Test func `a case runs in each language of --language, which replaces @language`() throws {
    directory.write(
      "@app contacts\n@language fr\n@argument AppleLanguages=\"(fr)\"\n== a\nselect 1\n",
      to: "a.walk")
    let ending = try shell("exec \"$FLOWSH\" test --language en,de a.walk")
    #expect(
      ending.status == .exited(0) && ending.output.hasPrefix("2 cases: 2 passed"), "\(ending)")
    #expect(
      ending.output.contains(
        """
        en and de: no differences
        the app has no localization for de; it runs in en

        """))
  }

  @Test func `a script that is sourced at a prompt is like any other`() throws {
    directory.write("@app contacts\n@size compact\nset leaks off\n== a\nset leaks\n", to: "a.walk")
    let shell = try ShellTerminal("flowsh", ["--size", "regular"])
    let shown = try shell.enter("source \(directory.file("a.walk"))", prompt: "leaks on")
    #expect(!shown.contains("leaks off"))
    try shell.enter("expect size regular; note right", prompt: "right")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `an empty shard explores nothing`() throws {
    directory.write("@app contacts\nselect Fred\n", to: "a.walk")
    let ending = try shell("exec \"$FLOWSH\" test a.walk --shard 5/5 --coverage")
    #expect(ending.errors == "" && ending.status == .exited(0), "\(ending)")
  }
}
