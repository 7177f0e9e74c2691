import Foundation
import PseudoTerminal
import Testing

/// Tests of how `flowsh test` ends early.
@Suite(.blocking) struct `The end of a test run` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  @Test func `a signal ends the run at once, and the reports list the cases that ran`() throws {
    let walk = directory.walk("@app traps\n== good\nexpect screen Traps\n== spins\ntap Spin\n")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", walk, "--jobs", "1", "--tap", report],
      environment: ["FLOWSH_TEST": directory.path])
    directory.wait(for: "hanging")
    kill(program.process, SIGINT)
    let status = try program.waitForEnd().status
    #expect(status == .signaled(SIGINT) || status == .exited(130))
    let text = try String(contentsOfFile: report, encoding: .utf8)
    #expect(text.contains("ok 1") && text.contains("Bail out! interrupted"), "\(text)")
    #expect(try Workers.all(of: program.process).isEmpty)
  }

  @Test func `a killed runner leaves no processes and no partial report`() throws {
    let walk = directory.walk("@app traps\n== hangs\ntap Stall\n")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", walk, "--tap", report], environment: ["FLOWSH_TEST": directory.path])
    directory.wait(for: "hanging")
    let worker = try Workers.waitForOne(of: program.process)
    kill(program.process, SIGKILL)
    _ = try program.waitForEnd()
    #expect(Patience.wait { !Workers.isRunning(worker) })
    #expect(!FileManager.default.fileExists(atPath: report))
  }

  @Test(arguments: [SIGQUIT, SIGUSR1])
  func `a signal that ends a process leaves no process of the app and all reports`(
    signal: Int32
  ) throws {
    directory.write("@app lasting\ntap LeaveDaemon\ntap HangBlocked\n", to: "a.walk")
    let program = try Program(
      "FlowshProbe", ["test", directory.file("a.walk"), "--tap", directory.file("o.tap")],
      environment: ["FLOWSH_TEST": directory.path])
    // The runner, the worker and at least three processes of the app.
    try Patience.wait { try Workers.withEnvironment(directory.path).count >= 5 }
    kill(program.process, signal)
    #expect(try program.waitForEnd().status == .signaled(signal))
    #expect(directory.read("o.tap").contains("Bail out! interrupted"))
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test(arguments: ["check", "test"])
  func `Ctrl-Backslash also ends a command that runs no app yet`(command: String) throws {
    let path = directory.file("pipe.walk")
    try #require(mkfifo(path, 0o600) == 0)
    let program = try Program("flowsh", [command, path], environment: ["SWIFT_BACKTRACE": ""])
    Workers.waitUntilAsleep(program.process)
    kill(program.process, SIGQUIT)
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGQUIT) && ending.errors.isEmpty, "\(ending)")
  }

  @Test func `a run of tests needs no large stack`() throws {
    directory.write("@app contacts\nopen persons\n", to: "a.walk")
    let ending = try Program.shell(
      "ulimit -s 96; exec $FLOWSH test \(directory.file("a.walk")) --jobs 1")
    #expect(ending.status == .exited(0), "\(ending)")
  }

  @Test func `a closed output pipe ends the run, and all reports are written`() throws {
    directory.write(
      "@app lasting\n== fails\nexpect screen Nowhere\n== hangs\ntap HangBlocked\n", to: "a.walk")
    let program = try Program(
      "FlowshProbe",
      ["test", directory.file("a.walk"), "--jobs", "1", "--tap", directory.file("o.tap")])
    program.closeOutput()
    let ending = try program.waitForEnd()
    #expect(ending.status == .signaled(SIGPIPE) && ending.errors.isEmpty, "\(ending)")
    let report = directory.read("o.tap")
    #expect(report.contains("\nok 2 ") && report.contains("Bail out! interrupted"), "\(report)")
  }

  @Test func `a time limit shorter than the start of a worker ends only its own case`() throws {
    directory.write("@app traps\n@timeout 0.001s\n== hangs\ntap Hang\n", to: "a.walk")
    directory.write("@app traps\n== one\nscreen\n== two\nscreen\n", to: "b.walk")
    let ending = try Program.testProbe(directory.path, "--jobs", "1")
    #expect(ending.output.contains("3 cases: 2 passed, 1 timed out ("), "\(ending)")
    #expect(ending.status == .exited(1))
  }
}
