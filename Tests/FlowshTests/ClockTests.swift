import Foundation
import PseudoTerminal
import Testing

/// Tests of virtual time, which belongs to a whole process, so they run apps in other processes.
@Suite(.blocking) struct `Virtual time` {
  private let directory: Directory

  init() throws { directory = try Directory() }

  /// Each case is a rule.
  private static let rules = """
    @app clock
    @now 2026-03-01T09:00Z

    == the date at the launch is the one that the script sets
    tap Date
    expect text 2026-03-01T09:00:00Z
    wait 3600
    tap Date
    expect text 2026-03-01T10:00:00Z

    == each case starts the clock again
    tap Date
    expect text 2026-03-01T09:00:00Z

    == deadlines end in their order, whatever waits for them
    tap Order
    wait 20
    | Clock
    |...
    |   source 1.00
    |   asyncAfter 3.00
    |   wall 4.00
    |   Timer 5.00
    |   source 6.00
    |   global 7.00
    |   ContinuousClock 10.00
    |   nanoseconds 12.00
    |   SuspendingClock 13.00
    | stack  Clock

    == a display link doesn't keep the app from settling, and ticks while time passes
    tap Frames
    expect text "frames 0"
    wait 1
    expect text "frames 60"
    tap Pause
    wait 1
    expect text "frames 60"
    tap Pause
    wait 0.5
    expect text "frames 90"
    tap Slow
    wait 60
    expect text "frames 1290"
    tap End
    wait 1
    expect text "frames 1290"

    == animations take no time, unless the script says so
    tap Animate
    expect text "presented 0.00"
    expect text "dismissed 0.00"
    expect text "animation 0.00"
    expect no text "reply 0.20"
    wait 1
    expect text "reply 0.20"

    == timed transitions take 0.35 seconds each, in which the app's work goes on
    @transitions timed
    tap Animate
    | Clock
    |...
    |   reply 0.20
    |   presented 0.35
    |   dismissed 0.70
    |   animation 1.00
    | stack  Clock

    == an animation without end is awaited for 5 seconds
    @transitions timed
    tap Pulse
    expect text "pulse 25"
    expect no text "pulse 26"

    == a wait ends in time, even if animations go on
    @transitions timed
    tap Pulse
    wait 0.4
    expect text "pulse 27"
    expect no text "pulse 28"

    == deadlines after the same time end in the order in which they were set
    tap Equal
    wait 2
    | Clock
    |...
    |   after 1
    |   timer 1
    |   after 2
    |   timer 2
    |   after 3
    |   timer 3
    |   task 1
    |   task 2
    |   task 3
    | stack  Clock

    == the clock stands still while an action settles
    tap Load
    expect text Loading
    wait 0.002
    expect text loaded

    == a wait ends in the middle of a repeating timer
    tap Tick
    wait 3.5
    expect text "tick 3"
    expect no text "tick 4"
    wait 0.6
    expect text "tick 4"

    == within moves to the next deadline until the check passes
    tap Tick
    expect text "tick 3" within 60s
    expect no text "tick 4"

    == a search that waits for the last letter finds only that
    tap Debounce
    wait 1
    expect text "found red"

    == an app that polls in the background gets each answer
    tap Poll
    wait 5
    |...
    |   poll 1
    |   poll 2
    |   poll 3
    | stack  Clock

    == a time-out wins against an answer that takes longer
    tap Race
    expect text time-out within 20s

    == an app that blocks the main thread moves the clock
    tap Block
    |...
    |   sleep 2.00
    |   semaphore 3.00
    |   signal 4.00
    |   group 5.00
    |   leave 6.00
    |   condition 7.00
    |   timer 8.00
    |   run loop 9.00
    | stack  Clock

    == waits of other threads end in their order
    tap Waits
    wait 10
    |...
    |   sleep 1.00
    |   semaphore 2.00
    |   group 3.00
    |   condition 4.00
    |   usleep 6.00
    |   operation 7.00
    | stack  Clock

    == all clocks move together
    tap Clocks
    wait 3600
    |...
    |   3600 continuous
    |   3600 suspending
    |   3600 date
    |   3600 absolute
    |   3600 dispatch
    |   3600 uptime
    | stack  Clock

    == work on other threads is waited for in real time
    tap Compute
    wait 2
    |...
    |   computed true 0.00
    |   later 1.00
    | stack  Clock

    == an app sets its own clock, and not the machine's
    tap Set
    expect text 2001-09-09T01:46:40Z
    expect text after within 2s

    == a loop until a deadline ends
    tap Spin
    expect text spun
    """

  @Test func `each rule holds`() throws {
    let ending = try Program.run("FlowshProbe", ["test", directory.walk(Self.rules)])
    #expect(ending.status == .exited(0), "\(ending.output)")
  }

  /// Runs the two cases of deadlines 20 times, or as often as `FLOWSH_CLOCK_RUNS` says, as in CI.
  ///
  /// A process runs them ten times, because most of the time goes into the start of a process.
  @Test func `the order of deadlines is the same each time`() throws {
    let count =
      ProcessInfo.processInfo.environment["FLOWSH_CLOCK_RUNS"].flatMap { Int($0) } ?? 20
    let cases = Self.rules.components(separatedBy: "\n\n== ").filter { $0.hasPrefix("deadlines ") }
    try #require(cases.count == 2)
    let rounds = cases.map { rule in
      let lines = rule.drop { $0 != "\n" }.dropFirst()
      return "== \(rule.prefix { $0 != "\n" })\n"
        + Array(repeating: "\(lines)\n", count: 10).joined(separator: "relaunch\n")
    }
    let walk = directory.walk("@app clock\n@now 2026-03-01T09:00Z\n" + rounds.joined())
    let ending = try Program.run(
      "FlowshProbe", ["test", walk, "--repeat", "\((count + 9) / 10)"])
    #expect(ending.status == .exited(0), "\(ending.output)")
    #expect(ending.output.contains("2 cases: 2 passed ("), "\(ending.output)")
  }

  @Test func `a wait takes no time, and a check that fails says how long it waited`() throws {
    let walk = directory.walk(
      "@app clock\n== waits\n"
        + String(repeating: "wait 300\n", count: 20)
        + "== fails\nexpect text Never within 3600s\n")
    let report = directory.file("o.json")
    let ending = try Program.run("FlowshProbe", ["test", walk, "--json", report])
    #expect(ending.status == .exited(1))
    #expect(
      ending.output.contains("expected text \"Never\" within 3600 s, found"), "\(ending.output)")
    let content = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: report)))
    let cases = try #require((content as? [String: Any])?["cases"] as? [[String: Any]])
    // Even on a slow machine, it is a fraction of the 6,000 and 3,600 seconds that the cases wait.
    for item in cases { #expect((item["seconds"] as? Double ?? 3_600) < 1_000, "\(item)") }
  }

  @Test func `time is real where the script says so, and in scripts that aren't tests`() throws {
    let text = "tap Date\nexpect no text 2026-03-01T09:00:00Z\n"
    let walk = directory.walk("@app clock\n@now 2026-03-01T09:00Z\n@clock real\n\(text)")
    #expect(try Program.run("FlowshProbe", ["test", walk]).status == .exited(0))
    let ending = try Program.run(
      "FlowshProbe", ["--app", "clock", "-c", "set clock"])
    #expect(ending.output.contains("* real"), "\(ending.output)")
    let virtual = try Program.run(
      "FlowshProbe",
      ["--app", "clock", "-c", "set clock virtual; tap Tick; wait 3600; expect text \"tick 3600\""])
    #expect(virtual.status == .exited(0), "\(virtual.errors)")
  }

  @Test func `timers and work without end are reported, and the wait goes on`() throws {
    let walk = directory.walk(
      """
      @app clock
      @timeout 600s
      == timers
      tap Rearm
      wait 3600
      expect no warnings
      == timers during a check
      tap Rearm
      expect text Never within 3600s
      """)
    let ending = try Program.run("FlowshProbe", ["test", walk])
    #expect(ending.status == .exited(1))
    #expect(ending.output.contains("timers fired during a wait"), "\(ending.output)")
    #expect(ending.output.contains("; so many timers fired that"), "\(ending.output)")
    #expect(ending.output.contains("2 failed"), "\(ending.output)")
  }
}
