import Foundation
import PseudoTerminal
import Testing

/// Tests of `flowsh test` with apps that start child processes or tamper with the worker's
/// descriptors.
@Suite(.blocking) struct `The test runner with a hostile app` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// A run that several tests read, so that they share the start of the runner.
  private struct SharedRun {
    /// The value of an environment variable of the app and its child processes.
    let path: String
    let run: HostileRun

    init(_ buttons: [String], hanging: Set<String> = [], of app: String) throws {
      let directory = try Directory()
      path = directory.path
      run = try HostileRun(buttons, hanging: hanging, of: app, in: directory)
    }
  }

  private static let crashes = Result {
    try SharedRun(
      [
        "ForkCrash", "ForkExit", "ForkChatter", "CloneCrash", "CloseSocket", "CloseAll",
        "CloseCrash", "CloseAllCrash", "CloseMemory",
      ], of: "hostile")
  }
  private static let timeouts = Result {
    let buttons = ["ForkHang", "CloseHang", "CloseAllHang"]
    return try SharedRun(buttons, hanging: Set(buttons), of: "hostile")
  }
  private static let forgeries = Result {
    try SharedRun(
      forged + ["Truncate", "CrashRecord", "CrashCleared", "CrashCovered"], of: "forger")
  }

  @Test(.bug(id: "F3"))
  func `an app that crashes and leaves a child process behind ends its case at once`()
    throws
  {
    let run = try Self.crashes.get().run
    let (ending, cases) = (run.ending, run.cases)
    for button in ["ForkCrash", "ForkExit", "ForkChatter", "CloneCrash"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(cases["ForkCrash"]?.reason.hasSuffix("Fatal error: with a child") == true)
    #expect(cases["ForkExit"]?.reason == "the app terminated the process (exit 3)")
    #expect(ending.status == .exited(70))
  }

  @Test(.bug(id: "F3")) func `a worker's child processes end with it`() throws {
    for shared in [try Self.crashes.get(), try Self.timeouts.get()] {
      // A killed process may need a moment to end.
      #expect(try Patience.wait { try Workers.withEnvironment(shared.path).isEmpty })
    }
  }

  @Test(.bug(id: "F3")) func `a case times out if the app hangs and has a child process`() throws {
    let run = try Self.timeouts.get().run
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases["ForkHang"]?.status == "timedOut", "\(cases)")
    #expect(cases["after ForkHang"]?.status == "passed")
    #expect(ending.status == .exited(1))
  }

  @Test(.bug(id: "F3")) func `the app's child processes don't inherit the worker's descriptors`()
    throws
  {
    directory.write("@app hostile\ntap Inherit\nexpect screen Nothing inherited\n", to: "a.walk")
    let ending = try Program.run("FlowshProbe", ["test", directory.file("a.walk")])
    #expect(ending.status == .exited(0), "\(ending.output)")
  }

  @Test(.bug(id: "F4"))
  func `a case times out if the app closes the worker's descriptors and hangs`() throws {
    let run = try Self.timeouts.get().run
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CloseHang", "CloseAllHang"] {
      #expect(cases[button]?.status == "timedOut", "\(button): \(cases)")
      #expect(cases[button]?.reason == "the case exceeded its time limit of 1 second")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(1))
  }

  @Test(.bug(id: "F4"))
  func `a case fails with the reason if the app closes the worker's descriptors`()
    throws
  {
    let run = try Self.crashes.get().run
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CloseSocket", "CloseAll"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(
        cases[button]?.reason == "the app closed descriptor 3, which the test worker needs")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test(.bug(id: "F4"))
  func `a crash is reported even if the app has closed the worker's descriptors`()
    throws
  {
    let run = try Self.crashes.get().run
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases["CloseCrash"]?.reason.hasSuffix("Fatal error: without a socket") == true)
    for button in ["CloseCrash", "CloseAllCrash"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test(.bug(id: "F4")) func `a worker doesn't need its shared memory's descriptor`() throws {
    let cases = try Self.crashes.get().run.cases
    for name in ["CloseMemory", "after CloseMemory"] {
      #expect(cases[name]?.status == "passed", "\(cases)")
    }
  }

  @Test(.bug(id: "F4"), arguments: ["CloseHang", "CloseAllHang"])
  func `Ctrl-C ends a run whose app has closed the worker's descriptors`(
    button: String
  ) throws {
    directory.write(
      "@app hostile\n@timeout 600s\n== good\nexpect screen Hostile\n== hangs\ntap \(button)\n",
      to: "a.walk")
    let report = directory.file("o.tap")
    let program = try Program(
      "FlowshProbe", ["test", directory.file("a.walk"), "--jobs", "1", "--tap", report])
    let worker = try Workers.waitForOne(of: program.process)
    Patience.wait {
      let socket = "/proc/\(worker)/fd/3"
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: socket)) == nil
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

  private static let forged = [
    "CountHuge", "CountNegative", "CountOdd", "Frames", "Zeroes", "Everything", "Growing", "Byte",
    "Words", "LengthHuge", "HalfFrame", "Unknown", "Ended", "FullAlways",
  ]

  @Test func `an app that writes to the worker's descriptors ends only its own case`() throws {
    let run = try Self.forgeries.get().run
    let (ending, cases) = (run.ending, run.cases)
    for button in Self.forged {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      // The runner may read a forged signal only when the case has ended.
      let reason = cases[button]?.reason.replacing("after the end of the case: ", with: "")
      #expect(reason == Self.nonsense, "\(button): \(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `an app can't truncate the memory that the runner reads`() throws {
    let cases = try Self.forgeries.get().run.cases
    for name in ["Truncate", "after Truncate"] {
      #expect(cases[name]?.status == "passed", "\(cases)")
    }
  }

  @Test func `a crash is reported even if the app has overwritten the shared memory`() throws {
    let run = try Self.forgeries.get().run
    let (ending, cases) = (run.ending, run.cases)
    for button in ["CrashRecord", "CrashCleared", "CrashCovered"] {
      #expect(cases[button]?.status == "crashed", "\(button): \(cases)")
      #expect(cases[button]?.reason.hasSuffix("Fatal error: covered") == true, "\(cases)")
      #expect(cases["after \(button)"]?.status == "passed", "\(button): \(cases)")
    }
    #expect(ending.status == .exited(70))
  }

  @Test func `a case times out if the app sends endless signals`() throws {
    let button = "FullAnswered"
    let run = try HostileRun([button], hanging: [button], of: "forger", in: directory)
    let (ending, cases) = (run.ending, run.cases)
    #expect(cases[button]?.status == "timedOut", "\(cases)")
    #expect(cases["after \(button)"]?.status == "passed")
    #expect(ending.status == .exited(1))
  }
}
