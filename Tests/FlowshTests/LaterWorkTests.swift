import PseudoTerminal
import TestSupport
import Testing
import ToolSupport

/// Explorations of apps that leave work for later, and controls that seem to do nothing.
@Suite(.blocking) struct `Explorations in time` {
  private func run(_ arguments: String..., program: String = "FlowshProbe") throws -> Program.Ending
  {
    try Program.run(program, arguments)
  }

  /// An exploration, and its map as JSON.
  private static let later = Result {
    let directory = try Directory()
    let ending = try Program.run(
      "FlowshProbe",
      ["explore", "--app", "later", "--json", directory.file("map.json")])
    return (ending: ending, map: directory.read("map.json"))
  }

  @Test func `screens and crashes behind timers and other threads are found`() throws {
    let ending = try Self.later.get().ending
    #expect(
      ending.output.contains("LaterViewController \"Later\", after: crash; wait 0"),
      "\(ending.output)")
    #expect(!ending.output.contains("idle: ") && !ending.output.contains("(cut: "))
    let titles = ["After a timer", "After a sleep", "After a service"]
    let script = titles.map { "goto \($0)\nwhere\n" }.joined(separator: "relaunch\n")
    let ways = try Program.run("FlowshProbe", ["--app", "later"], input: script)
    for title in titles {
      #expect(
        ways.output.contains("\nLater › \(title) (UIViewController), "),
        "\(ways.output) \(ways.errors)")
    }
  }

  @Test func `what a walk leaves for later doesn't happen in the next one`() throws {
    let map = try run("explore", "--app", "leaving", "--limit", "5", "--json", "-").output
    #expect(map.contains(#""label" : "one""#) && !map.contains("wait 0"), "\(map)")
  }

  @Test func `a walk waits for threads, however quick they are`() throws {
    let map = try Self.later.get().map
    #expect(map.contains(#""label" : "thread; wait 0""#), "\(map)")
  }

  @Test func `a second quick tap is compared with one after a reply, too`() throws {
    let ending = try Self.later.get().ending
    // One button pushes after a sleep, the others at once.
    #expect(
      ending.output.contains("--times 2  (shown by 6 actions)"), "\(ending.output)")
  }

  @Test func `screens may be freed in the middle of a transition that takes time`() throws {
    let ending = try run("explore", "--app", "hoarder", "--transitions", "timed")
    #expect(
      !ending.output.contains("crash: ") && ending.output.contains("  growth: "),
      "\(ending.output)")
    // The page's task sleeps longer than a wait for an earlier page's task.
    #expect(!ending.output.contains("leak: "), "\(ending.output)")
  }

  @Test func `random walks in time are the same each time`() throws {
    let runs = try (1...2).map { _ in try run("monkey", "--app", "later", "--steps", "40") }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].lines.count { $0.hasPrefix("  crash: ") } == 1, "\(runs[0].output)")
  }

  @Test func `a control that changes what another tab shows isn't idle`() throws {
    let directory = try Directory()
    let ending = try run(
      "explore", "--app", "RecipesProbe", "--limit", "30", "--json", directory.file("map.json"),
      program: "RecipesProbe")
    #expect(!ending.output.contains("idle: "), "\(ending.output)")
    let map = directory.read("map.json")
    #expect(map.contains("\"label\" : \"star\""), "\(map)")
  }

  @Test func `timers and threads without end are no reason to call a control idle`() throws {
    // The first 17 actions; a later one waits so long for the endless thread that it can hang.
    let ending = try run("explore", "--app", "impatient-clock", "--limit", "17")
    let busy = [
      "order", "tick", "debounce", "poll", "race", "waits", "clocks", "compute", "rearm", "forever",
    ]
    for name in busy {
      #expect(!ending.output.contains("idle: \"\(name)\""), "\(ending.output)")
    }
    // The second step starts the endless thread, the third the endless timer.
    let walk = try run("monkey", "--app", "impatient-clock", "--steps", "4")
    #expect(walk.output.contains(" random steps (seed 1)"), "\(walk.output) \(walk.errors)")
  }

  @Test func `an app in the background is opened again first`() throws {
    let directory = try Directory()
    let walk = directory.walk("@app contacts\n\nbackground\n")
    let ending = try run("explore", "--from", walk, "--limit", "5", program: "flowsh")
    #expect(ending.output.contains("findings: none") && !ending.output.contains(" 0 transitions"))
  }

  @Test func `what was left out is said, and what wasn't isn't`() throws {
    // The list reloads itself whenever it shows its last row.
    let list = try run("explore", "--app", "endless-list")
    #expect(list.output.hasPrefix("1 screen, "), "\(list.output)")
    #expect(
      list.output.contains("1 screen with many rows of a kind, of which three were tried"),
      "\(list.output)")
    let busy = try run("explore", "--app", "busy", "--seconds", "0.3")
    #expect(!busy.output.contains("0 states left"), "\(busy.output)")
  }

  @Test func `a random walk finds screens that have outlived their coordinators`() throws {
    let ending = try run("monkey", "--app", "leaky", "--steps", "400", program: "flowsh")
    #expect(
      ending.output.contains("Page \"Edit\" has outlived its coordinator"), "\(ending.output)")
  }

  @Test func `a random walk ends after the given seconds`() throws {
    let ending = try run(
      "monkey", "--app", "prints", "--steps", "10000000", "--seconds", "0.1")
    #expect(ending.output.contains("because time ran out"), "\(ending.output)")
  }
}
