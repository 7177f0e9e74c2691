import Glibc
import PseudoTerminal
import TestSupport
import Testing

@Suite(.blocking) struct `An app that ends its process` {
  /// Variables that make the Swift runtime handle fatal signals as it does when it prints
  /// backtraces, but with a program that prints none.
  private static let backtraces = ["SWIFT_BACKTRACE": "enable=yes,swift-backtrace=/bin/true"]

  /// Runs a line that ends the process during a recording, and another line after it.
  private func end(
    by line: String, environment: [String: String] = Self.backtraces
  ) throws -> Program.Ending {
    let directory = try Directory()
    let ending = try Program.run(
      "FlowshProbe", ["--app", "traps", "--no-trace"],
      input: "record \(directory.file("r.walk"))\nexpect button Trap\n\(line)\nwhere\n",
      environment: environment)
    #expect(ending.output.contains("Traps> \(line)\n") && !ending.output.contains("> where"))
    #expect(
      directory.read("r.walk")
        == "@app traps\n\nexpect button Trap\n# crashed the app: \(line)\n")
    return ending
  }

  @Test(
    arguments: [SIGSEGV, SIGTRAP, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGQUIT]
      + [SIGALRM, SIGUSR1, SIGSYS, SIGSTKFLT])
  func `by a signal ends the session, even if the runtime's handler for backtraces returns`(
    signal: Int32
  ) throws {
    let ending = try end(by: "tap Raise \(signal)")
    #expect(ending.status == .signaled(signal))
    #expect(ending.errors.hasPrefix("the app terminated the process ("), "\(ending.errors)")
  }

  @Test func `by a fault ends the session with the fault's signal`() throws {
    #expect(try end(by: "tap Fault").status == .signaled(SIGSEGV))
  }

  @Test func `by a trap prints its calls without memory, and an object for the command`() throws {
    let ending = try Program.shell(
      "unset SWIFT_BACKTRACE; \"$PROBE\" --app traps --format json -c where -c 'tap Trap'")
    #expect(
      ending.errors.contains(
        "the app terminated the process (Illegal instruction)\n  "), "\(ending.errors)")
    #expect(ending.errors.contains("  closure in TrappingViewController.endings  TrappingView"))
    #expect(!ending.errors.contains("0x"))
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
    let last = ending.output.split(separator: "\n").last ?? ""
    #expect(
      last.contains(#""command":"tap Trap","error":{"kind":"process-ended","message":"the app"#))
    #expect(last.contains(#""status":"crashed""#))
  }

  @Test func `by a trap after UIKit's fault tells the fault first, and as the command's error`()
    throws
  {
    let line = "the app crashed: Could not find a storyboard named 'Gone', nor a class Gone; "
    let ending = try end(by: "tap TrapAfterFault", environment: ["SWIFT_BACKTRACE": "enable=no"])
    let lines = ending.errors.split(separator: "\n")
    let told = lines.firstIndex { $0.hasPrefix(line) }
    let ended = lines.firstIndex { $0.hasPrefix("the app terminated the process (") }
    #expect(told != nil && ended.map { $0 - 1 } == told, "\(ending.errors)")
    let object = try Program.shell(
      "\"$PROBE\" --app traps --format json -c 'tap TrapAfterFault' 2>/dev/null")
    #expect(try JSONSchema.ofOutput().problems(ofLines: object.output) == [])
    let last = object.output.split(separator: "\n").last ?? ""
    #expect(last.contains(#""error":{"kind":"crashed""#) && last.contains("nor a class Gone"))
  }

  @Test func `by a trap after UIKit's fault has the fault as its reason in a test run`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app traps\n\ntap TrapAfterFault\n")
    let ending = try Program.run("FlowshProbe", ["test", walk])
    #expect(ending.status == .exited(70))
    #expect(
      ending.output.contains(
        "> tap TrapAfterFault\n  the app crashed: Could not find a storyboard named 'Gone'"),
      "\(ending.output)")
  }

  @Test func `by a trap after UIKit's fault at launch keeps the fault as the reason, too`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app stillborn\n\nscreen\n")
    let ending = try Program.run("FlowshProbe", ["test", walk])
    #expect(ending.status == .exited(70))
    #expect(
      ending.output.contains("the app crashed: Could not find a storyboard named 'Gone'"),
      "\(ending.output)")
  }

  @Test(arguments: [
    ("TrapInInit", "TrappingCell.init(style:reuseIdentifier:)"),
    ("OtherClass", "TrappingTableViewController.tableView(_:cellForRowAt:)"),
    ("NotRegistered", "TrappingTableViewController.tableView(_:cellForRowAt:)"),
  ])
  func `by a cell that traps names the app's own code`(
    mistake: String, culprit: String
  ) throws {
    let ending = try end(by: "tap \(mistake)", environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(ending.status == .signaled(SIGILL) || ending.status == .signaled(SIGTRAP))
    #expect(ending.errors.contains(culprit), "\(ending.errors)")
  }

  @Test(arguments: ["enable=no", "color=no"])
  func `by abort without a backtrace of the runtime lists the function that called it`(
    setting: String
  ) throws {
    let ending = try Program.run(
      "FlowshProbe", ["--app", "traps", "--no-trace"], input: "tap Raise \(SIGABRT)\n",
      environment: ["SWIFT_BACKTRACE": setting])
    let lines = ending.errors.split(separator: "\n")
    #expect(lines.first == "the app terminated the process (Aborted)", "\(ending.errors)")
    let caller = "  closure in TrappingViewController.signals  TrappingViewController.swift:"
    #expect(lines.contains { $0.hasPrefix(caller) })
    #expect(!ending.errors.contains("0x"))
  }

  @Test func `by exit in a function registered with atexit doesn't decide the status`() throws {
    let ending = try Program.run(
      "FlowshProbe", ["--app", "chatter", "--no-trace", "--format", "json"], input: "exitatexit\n")
    #expect(ending.status == .exited(70))
    #expect(ending.errors == "the app terminated the process (exit 5)\n")
    #expect(try JSONSchema.ofOutput().problems(ofLines: ending.output) == [])
    let last = ending.output.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix(#"{"error":{"kind":"process-ended","message":"the app terminated"#))
  }

  @Test(.bug(id: "F11")) func `by traps on several threads at once loses nothing`() throws {
    #expect(try end(by: "tap ManyTraps").status == .signaled(SIGILL))
  }

  @Test(
    .bug(id: "F11"),
    arguments: [
      ("ManyExits", "exit 0"), ("ExitWhilePrinting", "exit 0"), ("QuickExit", "quick_exit"),
      ("LeaveMainThread", "pthread_exit"),
    ])
  func `by a call from any thread loses nothing and has status 70`(
    button: String, call: String
  ) throws {
    let ending = try end(by: "tap \(button)")
    #expect(ending.status == .exited(70))
    #expect(ending.errors.hasSuffix("the app terminated the process (\(call))\n"))
  }

  @Test(.bug(id: "F11"), arguments: [SIGPROF, SIGUSR1])
  func `at a terminal by another signal saves everything`(signal: Int32) throws {
    let shell = try ShellTerminal("FlowshProbe", ["--app", "traps", "--no-trace"])
    try shell.enter("record \(shell.home.file("r.walk"))", prompt: "Traps> ")
    try shell.enter("expect button Trap", prompt: "Traps> ")
    try shell.terminal.send("tap Raise \(signal)\r")
    #expect(try shell.terminal.waitForExit() == .signaled(signal))
    #expect(shell.terminal.isOrdinary)
    #expect(shell.home.read("r.walk").hasPrefix("@app traps\n\nexpect button Trap\n"))
    #expect(shell.home.read(ShellTerminal.history).contains("button\\040Trap\n"))
  }

  @Test func `SIGQUIT from outside ends a wait for input during a recording without a backtrace`()
    throws
  {
    let directory = try Directory()
    // The runtime prints a backtrace unless the variable says otherwise.
    let program = try Program(
      "FlowshProbe", ["--app", "traps"], environment: ["SWIFT_BACKTRACE": ""])
    try program.send("record \(directory.file("r.walk"))\nexpect button Trap\nwhere\n")
    try program.wait(for: "compact width")
    Workers.waitUntilAsleep(program.process)
    kill(program.process, SIGQUIT)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGQUIT))
    #expect(ending.errors.isEmpty)
    #expect(directory.read("r.walk") == "@app traps\n\nexpect button Trap\n")
  }

  @Test func `by a signal fails its case as crashed in a test run`() throws {
    let buttons = [SIGSEGV, SIGTRAP, SIGQUIT].map { "Raise \($0)" }
    let run = try HostileRun(buttons, of: "traps", in: Directory())
    for button in buttons {
      #expect(run.cases[button]?.status == "crashed", "\(run.cases)")
      #expect(run.cases["after \(button)"]?.status == "passed", "\(run.cases)")
    }
    #expect(run.ending.status == .exited(70))
    let calls = run.ending.output.ranges(of: "closure in TrappingViewController.signals  Trapping")
    #expect(calls.count == buttons.count, "\(run.ending.output)")
  }

  @Test func `by exit ends a script with a message and status 70`() throws {
    let ending = try end(by: "tap ExitWell")
    #expect(ending.status == .exited(70))
    #expect(ending.errors == "app: the last words\nthe app terminated the process (exit 0)\n")
  }

  @Test(arguments: ["WriteLow", "CloseLow", "CloseTen"])
  func `one that writes to low descriptors or closes them doesn't disturb the session`(
    button: String
  ) throws {
    let program = try Program("FlowshProbe", ["--app", "traps", "--no-trace"])
    try program.send("wait 0; tap \(button)\n")
    try program.wait(for: "tap \(button)\n")
    try program.send("wait 0.01; where\n")
    try program.wait(for: ", compact width")
    let ending = try program.finish()
    #expect(ending.status == .exited(0) && ending.errors == "")
    #expect(!ending.output.contains("stray"))
  }

  @Test(arguments: ["closelow", "closeten"], ["xterm", "dumb"])
  func `one that closes low descriptors doesn't disturb the prompt`(
    line: String, kind: String
  ) throws {
    let shell = try ShellTerminal(
      "FlowshProbe", ["--app", "traps", "--no-trace"], environment: ["TERM": kind])
    // Without the wait, the app might act before the prompt has used the run loop.
    try shell.type("wait 0; \(line)\r", expecting: "Traps> ")
    try shell.type("wait 0.1; where\r", expecting: ", compact width")
    try shell.terminal.wait(for: "Traps> ")
    #expect(try shell.leave() == .exited(0))
    #expect(shell.terminal.isOrdinary)
    #expect(shell.home.read(ShellTerminal.history).contains("\(line)\n"))
  }

  @Test func `one that closes all descriptors ends with an error`() throws {
    let program = try Program("FlowshProbe", ["--app", "traps", "--no-trace"])
    try program.send("tap CloseAll\nwhere\n")
    #expect(try program.waitForEnd().status == .exited(74))
  }
}
