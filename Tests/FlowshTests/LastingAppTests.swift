import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh test` with an app whose effects on its process outlive a case.
@Suite(.blocking) struct `The test runner with an app that outlives its case` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func run(
    _ buttons: [String], hanging: Set<String> = [], then: String = ""
  ) throws -> HostileRun {
    try HostileRun(
      buttons, hanging: hanging, of: "lasting", then: then, after: "text unchanged", in: directory)
  }

  @Test(.bug(id: "F16")) func `a case that changes its process doesn't affect the next one`() throws
  {
    let run = try run([
      "ChangeFolder", "ChangeEnvironment", "ChangeMask", "ChangeLimit", "ChangeSignals",
      "ChangeInput", "ChangeAlarm", "ChangeTimer", "ChangeSocket", "CloseDescriptors",
    ])
    #expect(run.failed.isEmpty, "\(run)")
    #expect(run.ending.status == .exited(0))
  }

  @Test(.bug(id: "F16"))
  func `work that a case leaves on the main queue doesn't run in the next one`() throws {
    let run = try HostileRun(
      ["LeaveTimer", "LeaveDispatch", "LeaveTask", "LeaveTurns"], of: "lasting",
      after: "text unchanged\nwait 0.05\nexpect text unchanged", in: directory)
    #expect(run.failed.isEmpty, "\(run)")
    #expect(run.ending.status == .exited(0))
  }

  @Test(.bug(id: "F16"))
  func `a variable that a case sets in the environment isn't the next case's secret`()
    throws
  {
    directory.write(
      "@app lasting\n== sets\ntap ChangeEnvironment\n", to: "a.walk")
    directory.write(
      "@app lasting\n@secret p=env:LASTING\n== uses\nnote ${p:-none}\n| none\n", to: "b.walk")
    let ending = try Program.testProbe(directory.path, "--jobs", "1")
    #expect(ending.output.contains("2 cases: 2 passed"), "\(ending)")
  }

  @Test(.bug(id: "F16")) func `an app that ends the process after its case is blamed on that case`()
    throws
  {
    let run = try run(["CrashLater", "ExitLater"])
    #expect(run.failed == ["CrashLater", "ExitLater"], "\(run)")
    #expect(run.cases.values.allSatisfy { ["passed", "crashed"].contains($0.status) })
    #expect(
      run.cases["ExitLater"]?.reason
        == "after the end of the case: the app terminated the process (exit 7)")
    let reason = run.cases["CrashLater"]?.reason ?? ""
    #expect(reason.hasPrefix("after the end of the case: "), "\(reason)")
    #expect(reason.hasSuffix("Fatal error: on another thread"), "\(reason)")
    #expect(run.ending.status == .exited(70))
  }

  @Test(.bug(id: "F16")) func `the last case of a run is blamed, too, and its own failure is kept`()
    throws
  {
    directory.write(
      "@app lasting\n== only\ntap FailAndCrashLater\nexpect screen Nowhere\n", to: "a.walk")
    let ending = try Program.testProbe(directory.file("a.walk"))
    #expect(ending.output.contains("1 case: 1 crashed ("), "\(ending)")
    #expect(ending.output.contains("expected screen \"Nowhere\""), "\(ending)")
    #expect(ending.output.contains("after the end of the case: "), "\(ending)")
  }

  @Test(.bug(id: "F25")) func `a child process of a case that passes ends before the next case`()
    throws
  {
    let run = try run(["LeaveChild", "LeaveDaemon"])
    #expect(run.failed.isEmpty, "\(run)")
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test func `a child process ends, too, if neither its environment nor its limit is the worker's`()
    throws
  {
    directory.write("@app lasting\ntap LeaveLimitedDaemon\n", to: "a.walk")
    let ending = try Program.run(
      "FlowshProbe", ["test", directory.file("a.walk")],
      environment: ["FLOWSH_TEST": directory.path])
    #expect(ending.output.contains("1 case: 1 passed ("), "\(ending)")
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test(.bug(id: "F25")) func `a run leaves other child processes of its own process alone`() throws
  {
    directory.write("@app lasting\ntap LeaveDaemon\n", to: "a.walk")
    let program = try Program(
      "/bin/sh",
      ["-c", "sleep 960 & echo $!; exec \"$PROBE\" test \"$DIR/a.walk\""],
      environment: [
        "PROBE": BuiltProduct.path(of: "FlowshProbe"), "DIR": directory.path,
        "FLOWSH_TEST": directory.path,
      ])
    try program.wait(for: "1 case: 1 passed (")
    let line = String(decoding: program.output, as: UTF8.self).split(separator: "\n").first ?? ""
    let sleeper = try #require(pid_t(line))
    #expect(Workers.isRunning(sleeper))
    kill(sleeper, SIGKILL)
    #expect(try program.waitForEnd().status == .exited(0))
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test func `an app that hangs or exits in atexit ends its own case`() throws {
    let run = try run(["HangInExit", "ExitInExit"], hanging: ["HangInExit"])
    #expect(run.failed == ["ExitInExit", "HangInExit"], "\(run)")
    #expect(run.cases["HangInExit"]?.status == "timedOut")
    // A step that is stopped has the time until the limit, whatever was left of it.
    let seconds = run.cases["HangInExit"]?.lastSeconds ?? 0
    #expect(seconds > 0 && seconds <= 1, "\(seconds)")
    #expect(run.cases["ExitInExit"]?.reason == "the app terminated the process (exit 9)")
  }

  @Test func `a deadline holds if the app blocks all signals or floods its output`() throws {
    let buttons = ["HangBlocked", "Flood"]
    let run = try run(buttons, hanging: Set(buttons))
    #expect(run.failed == ["Flood", "HangBlocked"], "\(run)")
    #expect(run.cases["HangBlocked"]?.status == "timedOut")
    #expect(run.cases["Flood"]?.status == "timedOut")
  }

  @Test func `an app can't raise its memory limit`() throws {
    let run = try run(["HoardUnlimited"], then: "expect screen Limited")
    #expect(run.failed.isEmpty, "\(run)")
  }
}
