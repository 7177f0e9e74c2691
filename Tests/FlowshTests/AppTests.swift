import Glibc
import PseudoTerminal
import Testing

@Suite(.blocking) struct `Apps of every kind` {
  private func run(_ app: String, _ commands: String..., options: [String] = []) throws
    -> Program.Ending
  {
    try Program.run(
      "FlowshProbe", ["--app", app] + options + commands.flatMap { ["-c", $0] })
  }

  @Test(arguments: [
    ("task", "After a task"), ("service", "After a service"), ("dispatch", "After two turns"),
  ])
  func `a command waits for tasks and the main queue`(
    button: String, screen: String
  ) throws {
    let ending = try run("later", "\(button)", "expect screen \(screen)")
    #expect(ending.status == .exited(0), "\(ending.errors)")
    #expect(ending.output.contains("stack  Later › \(screen)\n"))
  }

  @Test(arguments: [("timer", "After a timer"), ("sleep", "After a sleep")])
  func `wait gives timers and sleeping tasks time to finish`(button: String, screen: String) throws
  {
    // It takes 30 ms, plus a busy machine's delays.
    let ending = try run("later", "\(button)", "wait 1", "expect screen \(screen)")
    #expect(ending.status == .exited(0), "\(ending.errors)")
  }

  @Test func `an expectation with a time limit waits for a timer`() throws {
    let ending = try run("later", "timer", "expect screen After a timer within 60s")
    #expect(ending.status == .exited(0), "\(ending.errors)")
  }

  @Test func `an app that violates a UIKit rule crashes, and relaunch starts it again`() throws {
    let ending = try run(
      "rules", "break", "screen", "relaunch", "screen", options: ["--keep-going"])
    let errors = ending.errors.split(separator: "\n")
    #expect(errors.count == 2)
    #expect(errors[0].hasPrefix("<command 1>:1: the app crashed: Pushing the same view controller"))
    #expect(errors[0].contains("; pop to the existing controller"))
    #expect(errors[1].hasSuffix("start it again with \"relaunch\""))
    #expect(ending.output.hasSuffix("Rules> screen\nRules\n  [Break]\nstack  Rules\n\n"))
    #expect(ending.status == .exited(70))
  }

  @Test(arguments: ["text", "json"])
  func `an app's names can't send control characters to the terminal or reverse its text direction`(
    format: String
  ) throws {
    let ending = try run(
      "names", "screen", "select 1", "tree", "actions", "stack", "tap 1",
      options: ["--format", format, "--keep-going"])
    let unsafe = (ending.output + ending.errors).unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control || $0 == "\u{202E}"
    }
    #expect(unsafe.isEmpty)
    #expect(
      ending.output.contains(format == "json" ? #"evil\u202Etxt.exe"# : #"evil\u{202E}txt.exe"#))
  }

  @Test func `an app without a window is reported`() throws {
    let ending = try run("blank", "screen", options: ["--keep-going"])
    #expect(ending.errors.contains("the app shows nothing; its delegate must give a window"))
    #expect(ending.status == .exited(1))
  }

  @Test func `no output is lost when an app traps`() throws {
    let ending = try run("traps", "screen", "trap", "screen")
    #expect(ending.output.hasSuffix("stack  Traps\n\nTraps> trap\n"))
    #expect(ending.errors.contains("the app's own mistake"))
    #expect(ending.status != .exited(0))
  }
}
