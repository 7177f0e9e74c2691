import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh test` with apps that start child processes or tamper with the worker's
/// descriptors.
@Suite(.blocking) struct `The test runner with a hostile app` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  private func run(
    _ buttons: [String], of app: String = "hostile", timeout: String
  ) throws -> HostileRun {
    try HostileRun(buttons, of: app, timeout: timeout, in: directory)
  }

  @Test func `F3: an app that crashes and leaves a child process behind ends its case at once`()
    throws
  {
    let buttons = ["ForkCrash", "ForkExit", "ForkChatter", "CloneCrash"]
    let run = try run(buttons, timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    for button in buttons {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(cases["ForkCrash"]?.reason.hasSuffix("Fatal error: with a child") == true)
    #expect(cases["ForkExit"]?.reason == "the app terminated the process (exit 3)")
    #expect(ending.status == .exited(70))
  }

  @Test func `F3: a worker's child processes end with it`() throws {
    _ = try run(["ForkCrash", "ForkHang"], timeout: "1s")
    // A killed process may need a moment to end.
    let deadline = ContinuousClock.now + .seconds(60)
    while try !Workers.withEnvironment(directory.path).isEmpty, ContinuousClock.now < deadline {
      poll(nil, 0, 1)
    }
    #expect(try Workers.withEnvironment(directory.path).isEmpty)
  }

  @Test func `F3: a case times out if the app hangs and has a child process`() throws {
    let run = try run(["ForkHang"], timeout: "1s")
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases["ForkHang"]?.status == "timedOut", "\(cases)")
    #expect(cases["after ForkHang"]?.status == "passed")
    #expect(ending.status == .exited(1))
  }

  @Test func `F3: the app's child processes don't inherit the worker's descriptors`() throws {
    directory.write("@app hostile\ntap Inherit\nexpect screen Nothing inherited\n", to: "a.walk")
    let ending = try Program.run("FlowshProbe", ["test", directory.file("a.walk")])
    #expect(ending.status == .exited(0), "\(ending.output)")
  }

  @Test func `F4: a case times out if the app closes the worker's descriptors and hangs`() throws {
    let run = try run(["CloseHang", "CloseAllHang"], timeout: "1s")
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CloseHang", "CloseAllHang"] {
      #expect(cases[button]?.status == "timedOut", "\(button): \(cases)")
      #expect(cases[button]?.reason == "the case exceeded its time limit of 1 second")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(1))
  }

  @Test func `F4: a case fails with the reason if the app closes the worker's descriptors`()
    throws
  {
    let run = try run(["CloseSocket", "CloseAll"], timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CloseSocket", "CloseAll"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(
        cases[button]?.reason == "the app closed descriptor 3, which the test worker needs")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `F4: a crash is reported even if the app has closed the worker's descriptors`()
    throws
  {
    let run = try run(["CloseCrash", "CloseAllCrash"], timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases["CloseCrash"]?.reason.hasSuffix("Fatal error: without a socket") == true)
    for button in ["CloseCrash", "CloseAllCrash"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `F4: a worker doesn't need its shared memory's descriptor`() throws {
    let run = try run(["CloseMemory"], timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases.values.allSatisfy { $0.status == "passed" }, "\(cases)")
    #expect(ending.status == .exited(0))
  }

  @Test(arguments: ["CloseHang", "CloseAllHang"])
  func `F4: Ctrl-C ends a run whose app has closed the worker's descriptors`(
    button: String
  ) throws {
    directory.write(
      "@app hostile\n@timeout 60s\n== good\nexpect screen Hostile\n== hangs\ntap \(button)\n",
      to: "a.walk")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", directory.file("a.walk"), "--jobs", "1", "--tap", report])
    let worker = try Workers.waitForOne(of: program.process)
    let deadline = ContinuousClock.now + .seconds(60)
    while (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(worker)/fd/3"))
      != nil, ContinuousClock.now < deadline
    {
      poll(nil, 0, 1)
    }
    kill(program.process, SIGINT)
    #expect(try program.waitForEnd().status == .signaled(SIGINT))
    let text = directory.read("o.tap")
    #expect(text.contains("ok 1 ") && text.contains("Bail out! interrupted"), "\(text)")
    #expect(!Workers.isRunning(worker))
  }

  /// The expected result of a case whose worker sent invalid messages.
  private static let nonsense =
    "the test worker sent an invalid message; the app may have written to the worker's "
    + "descriptors 3 and 4"

  @Test(arguments: [
    ["CountHuge", "CountNegative", "CountOdd", "Frames", "Zeroes", "Everything", "Growing"],
    ["Byte", "Words", "LengthHuge", "HalfFrame", "Unknown", "Ended", "FullAlways"],
  ])
  func `an app that writes to the worker's descriptors ends only its own case`(
    buttons: [String]
  ) throws {
    let run = try run(buttons, of: "forger", timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    for button in buttons {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases[button]?.reason == Self.nonsense, "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `an app can't truncate the memory that the runner reads`() throws {
    let run = try run(["Truncate"], of: "forger", timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases.values.allSatisfy { $0.status == "passed" }, "\(cases)")
    #expect(ending.status == .exited(0))
  }

  @Test func `a crash is reported even if the app has overwritten the crash record`() throws {
    let run = try run(["CrashRecord", "CrashCovered"], of: "forger", timeout: "60s")
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CrashRecord", "CrashCovered"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases[button]?.reason.hasSuffix("Fatal error: covered") == true, "\(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `a case times out if the app sends endless signals`() throws {
    let run = try run(["FullAnswered"], of: "forger", timeout: "1s")
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases["FullAnswered"]?.status == "timedOut", "\(cases)")
    #expect(cases["after FullAnswered"]?.status == "passed")
    #expect(ending.status == .exited(1))
  }
}
