import Foundation
import PseudoTerminal
import Testing

/// Runs the sessions that the README and the articles show.
@Suite(.blocking) struct `The documentation` {
  private static var prompt: Regex<(Substring, prompt: Substring, input: Substring)> {
    /(?<prompt>[^>\s][^>]*[^>\s])> (?<input>.+)/
  }

  /// If the document shows nothing below a command, the command must succeed.
  @Test(arguments: Document.all.filter { !$0.commands.isEmpty && !$0.needsJq })
  func `shows the actual output of its commands`(_ document: Document) throws {
    try run(document)
  }

  @Test(
    .enabled("jq isn't installed; run \"apt-get install jq\"") {
      try Program.run("/bin/sh", ["-c", "command -v jq"]).status == .exited(0)
    }, arguments: Document.all.filter(\.needsJq))
  func `shows the actual output of its commands, which need jq`(_ document: Document) throws {
    try run(document)
  }

  private func run(_ document: Document) throws {
    let folder = try Directory()
    for block in document.blocks where block.language == "jq" {
      folder.write(block.lines.map { "\($0)\n" }.joined(), to: "walk.jq")
    }
    for block in document.blocks {
      if let path = block.walkthroughPath ?? block.dataPath {
        try write(block, to: path, in: folder)
      }
      for command in block.commands { try run(command, in: folder) }
    }
  }

  private func write(_ block: Document.Block, to path: String, in folder: Directory) throws {
    let file = URL(filePath: folder.file(path))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    folder.write(block.lines.map { "\($0)\n" }.joined(), to: path)
  }

  private func run(_ command: Document.Command, in folder: Directory) throws {
    if command.isInteractive { return try follow(command, in: folder) }
    let ending = try Program.run(
      "/bin/sh", ["-c", script("exec 2>&1; \(command.line)", in: folder)])
    if command.output.isEmpty {
      #expect(ending.status == .exited(0), "\(command.line): \(ending.output)")
    } else {
      #expect(
        Self.timeless(ending.output)
          == Self.timeless(command.output.map { "\($0)\n" }.joined()), "\(command.line)")
    }
  }

  /// Returns the text without the durations of test runs.
  private static func timeless(_ text: String) -> String {
    text.replacing(/\(\d+\.\d{3} s\)/, with: "(TIME)")
  }

  @Test(arguments: Document.all.filter { !$0.walkthroughs.isEmpty })
  func `shows walkthroughs that pass`(_ document: Document) throws {
    let folder = try Directory()
    folder.write("name,mail\nFred,fred@example.org\n", to: "persons.csv")
    for block in document.walkthroughs {
      folder.write(block.lines.map { "\($0)\n" }.joined(), to: "a.walk")
      let ending = try Program.run(
        "flowsh", ["test", folder.file("a.walk")], environment: ["PASSWORD": "yabba"])
      #expect(ending.status == .exited(0), "\(ending.output)\(ending.errors)")
    }
  }

  @Test(arguments: Document.all)
  func `shows prompts only in sessions that begin with a command`(_ document: Document) {
    for block in document.blocks where block.commands.isEmpty {
      #expect(!block.lines.contains { $0.wholeMatch(of: Self.prompt) != nil })
    }
  }

  @Test func `has sessions in more than one article`() {
    #expect(Document.all.count { !$0.commands.isEmpty } >= 5)
  }

  @Test func `has a README of at most 150 lines`() throws {
    #expect(try Document(path: "README.md").text.count { $0 == "\n" } <= 150)
  }

  @Test func `lists every decision in the index`() throws {
    let index = try Document(path: "Sources/DECISIONS.md").text
    var count = 0
    for folder in ["System", "Model", "Shell", "Tools", "Apple", "Adapter", "Workbench"] {
      let decisions = try Document(path: "Sources/\(folder)/DECISIONS.md").text
      for heading in decisions.matches(of: /(?m)^### (.+)$/).map(\.1) {
        count += 1
        #expect(index.contains("* [\(heading)](\(folder)/DECISIONS.md#"))
      }
    }
    #expect(index.matches(of: /(?m)^\* \[/).count == count)
  }

  @Test func `lists only commands that exist`() throws {
    let help = try Program.run(input: "help all\n").output
    let article = try Document(
      path: "Sources/Tools/FlowshCommand/FlowshCommand.docc/FlowshCommand.md")
    let section = try #require(article.text.split(separator: "`help` lists the commands").last)
    let listed = section.prefix { $0 != "." }
    for name in listed.matches(of: /`([a-z]+)`/).map(\.1) where name != "login" {
      #expect(help.contains("  \(name)"), "help doesn't list \(name)")
    }
  }

  /// Types the input of a session at a prompt, and waits for the lines that the document shows.
  ///
  /// Documents may omit lines of such a session, but not prompts.
  private func follow(_ session: Document.Command, in folder: Directory) throws {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", script(session.line, in: folder)],
      environment: ["HOME": folder.path, "SWIFT_BACKTRACE": "enable=no"], columns: 100)
    for line in session.output {
      if let (_, prompt, input) = line.wholeMatch(of: Self.prompt)?.output {
        let before = try shell.wait(for: "\(prompt)> ")
        #expect(before.isEmpty || before.hasSuffix("\n"), "the prompt isn't \(prompt)")
        try shell.send(String(input))
        try shell.wait(for: String(input), behind: "> ")
        try shell.send(Key.enter)
        try shell.wait(for: "\n")
      } else if line == "Password:" {
        try shell.wait(for: line)
        try shell.send("yabba\(Key.enter)")
      } else {
        try shell.wait(for: "\(line)\n")
      }
    }
    try shell.wait(for: "> ")
    try shell.send(Key.control("d"))
    #expect(try shell.waitForExit() == .exited(0))
  }

  /// Returns a script in which `swift run` starts the products that were built with the tests.
  private func script(_ line: String, in folder: Directory) -> String {
    """
    cd '\(folder.path)'
    export XDG_STATE_HOME='\(folder.path)'
    ln -sfn '\(Document.root.appending(path: "samples").path)' samples
    swift() {
      case $2 in MyApp) program=RecipesProbe ;; Weather) program=WeatherProbe ;; *) program=$2 ;; esac
      shift 2
      "\(BuiltProduct.path(of: ""))$program" "$@"
    }
    \(line)
    """
  }
}
