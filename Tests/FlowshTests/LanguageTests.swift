import Glibc
import PseudoTerminal
import Testing

/// Tests of the walkthrough language with each kind of input.
@Suite(.blocking) struct LanguageTests {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private static let walk = """
    @app contacts
    @set who=Fred
    setup
      open persons
    end
    teardown
      note done
    end
    == one person; that's all  @smoke
    select ${who}
    | ${who}
    |...
    == each of two
    each name in (Barney "Wilma")
      select ${name}
      expect screen ${name}  -- it's ${name}'s page
      back
    end

    """

  @Test func `a script runs the same from standard input, from a file, with source and with -c`()
    throws
  {
    directory.write(Self.walk, to: "a.walk")
    let file = directory.file("a.walk")
    let piped = try Program.run("flowsh", ["--trace"], input: Self.walk)
    #expect(piped.errors == "" && piped.status == .exited(0))
    #expect(
      piped.lines.filter { $0.hasPrefix("== ") || $0 == "done" } == [
        "== one person; that's all", "done", "== each of two", "done",
      ])
    #expect(try Program.run("flowsh", ["--trace", file]).output == piped.output)
    #expect(try Program.run("flowsh", ["--trace", "-c", Self.walk]).output == piped.output)
    let redirected = try Program.shell("exec \"$FLOWSH\" --app contacts < '\(file)'")
    #expect(redirected.output == piped.output && redirected.status == .exited(0))
    let sourced = try Program.run("flowsh", ["--trace", "-c", "source '\(file)'"])
    #expect(
      sourced.output.split(separator: "\n", maxSplits: 1).last.map { "\($0)" }
        .map { piped.output.hasSuffix($0.split(separator: "\n\n", maxSplits: 1).last ?? "x") }
        == true)
  }

  @Test func `mistakes are reported in advance for a file, and line by line for a pipe`() throws {
    let text = "select Fred\nexpect scren x\nend\n"
    directory.write(text, to: "a.walk")
    let file = directory.file("a.walk")
    let problem =
      "expect: unknown subject \"scren\"; did you mean \"screen\"?; usage: expect [soft] [not | no] SUBJECT"
      + " [within SECONDS] [-- MESSAGE]\n"
    let second = "\"end\" has no block to end, such as an \"each\" above it\n"
    let run = try Program.run("flowsh", [file])
    #expect(run.errors == "\(file):2: \(problem)\(file):3: \(second)")
    #expect(run.output == "" && run.status == .exited(64))
    let redirected = try Program.shell("exec \"$FLOWSH\" --app contacts < '\(file)'")
    #expect(redirected.output == "" && redirected.status == .exited(64))
    let piped = try Program.run(input: text)
    #expect(piped.errors == "<stdin>:2: \(problem)")
    #expect(piped.output.contains("stack  Persons › Fred") && piped.status == .exited(1))
  }

  @Test func `check checks files and folders without running them`() throws {
    directory.write(Self.walk, to: "a.walk")
    directory.write("slect Fred\nlogin\n", to: "b.walk")
    let good = try Program.run("flowsh", ["check", directory.path])
    #expect(good.output == "2 files, no mistakes, 1 warning\n" && good.status == .exited(0))
    #expect(
      good.errors
        == "\(directory.file("b.walk")):1: warning: no command or button \"slect\"; did you mean"
        + " \"select\"?\n")
    directory.write("size\n", to: "c.walk")
    let bad = try Program.run("flowsh", ["check", directory.file("c.walk")])
    #expect(bad.errors.contains("c.walk:1: size: needs a size"))
    #expect(bad.output == "1 file, 1 mistake\n" && bad.status == .exited(64))
    let missing = try Program.run("flowsh", ["check", directory.file("no")])
    #expect(missing.status == .exited(66) && missing.errors.contains("No such file or directory"))
    #expect(missing.output == "")
  }

  @Test func `at the end of a pipe, pending output is compared and an unclosed block is reported`()
    throws
  {
    let differing = try Program.run(input: "open persons\n| Groups\n|...\n")
    #expect(differing.errors.hasPrefix("<stdin>:1: the output differs from the | lines below"))
    #expect(differing.output.hasSuffix("  - 2 | Groups\n  +   | Persons\n    3 |...\n\n"))
    #expect(differing.status == .exited(1))
    let open = try Program.run(input: "each x in (1)\nnote ${x}\n")
    #expect(open.errors == "<stdin>:1: \"each\" has no \"end\"; add it after the steps\n")
    #expect(open.status == .exited(1))
  }

  @Test func `a secret from the environment appears in neither the output nor the errors`() throws {
    let script = "@secret word=env:WORD\nnote ${word}\nselect ${word}\n"
    let ending = try Program.run(input: script, environment: ["WORD": "yabba dabba"])
    #expect(ending.errors.hasPrefix("<stdin>:3: no row \"********\""), "\(ending.errors)")
    #expect(!(ending.output + ending.errors).contains("yabba"))
    let absent = try Program.run(input: script)
    #expect(absent.errors.hasPrefix("<stdin>:2: the environment variable WORD"))
  }

  @Test func `at a terminal, a block runs when it is complete, and Ctrl-C discards it`() throws {
    let shell = try ShellTerminal()
    try shell.enter("each n in (Fred Barney)", prompt: "each…> ")
    try shell.enter("select ${n}; back", prompt: "each…> ")
    try shell.enter("end", prompt: "\nPersons> ")
    #expect(shell.terminal.output.contains("barney@example.org"))
    try shell.enter("each n in (Fred)", prompt: "each…> ")
    try shell.type(Key.control("c"), expecting: "^C\nPersons> ")
    try shell.enter("each n in", prompt: "\nPersons> ")
    try shell.enter("| Groups", prompt: "Persons> ")
    #expect(try shell.leave() == .exited(0))
  }

  @Test func `the recording of a session at a terminal passes when it is run`() throws {
    let file = directory.file("made.walk")
    let shell = try ShellTerminal()
    try shell.enter("select fr", prompt: "Fred> ")
    try shell.enter("record --expect \(file)", prompt: "Fred> ")
    try shell.enter("back", prompt: "\n[rec] Persons> ")
    #expect(try shell.leave() == .exited(0))
    let run = try Program.run("flowsh", [file])
    #expect(run.errors == "" && run.status == .exited(0))
    #expect(
      run.output.contains("> select Fred\n") && run.output.contains("> expect stack Persons\n"))
  }
}
