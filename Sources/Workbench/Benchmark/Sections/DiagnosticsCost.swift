import AppDriver
import Contacts
import LeakyContacts

/// The cost of diagnostics: tracing, the leak check, and a leak report with its path.
struct DiagnosticsCost {
  private static let actions = 100_000
  private static let findings = 2_000

  /// Measures each feature by performing the actions with and without it, in interleaved runs.
  ///
  /// The figure is the difference.
  func measure(runs: Int) throws -> [FigureGroup] {
    var tracing = Figure(name: "tracing a navigation", unit: .seconds, goal: .atMost(0.3e-6))
    var check = Figure(name: "the leak check, nothing removed", unit: .seconds)
    var removal = Figure(name: "the leak check, a screen pushed or popped", unit: .seconds)
    var finding = Figure(name: "finding a leak and its path", unit: .seconds)
    for _ in 0..<runs {
      let plain = try navigation { $0.findsLeaks = false }
      tracing.samples.append(
        try max(0, navigation { ($0.findsLeaks, $0.tracesCalls) = (false, true) } - plain))
      removal.samples.append(try max(0, navigation { $0.findsLeaks = true } - plain))
      check.samples.append(try max(0, rotation(true) - rotation(false)))
      finding.samples.append(try max(0, leak(true) - leak(false)))
    }
    return [
      FigureGroup(
        what: "the cost of diagnostics", section: .driver,
        figures: [tracing, check, removal, finding], isComparison: false)
    ]
  }

  private func navigation(_ prepare: @MainActor (AppSession) -> Void) throws -> Double {
    let session = AppSession { _ in Contacts.AppDelegate() }
    prepare(session)
    try session.launch().requireDone()
    try session.perform(.selectTab(0)).requireDone()
    let fred = try Self.fred(session)
    var names = 0
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.actions / 2 {
        let outcome = session.perform(.select(fred))
        try outcome.requireDone()
        // Name the stack, as reading the trace does, first without and then with the cache.
        if session.tracesCalls { names += session.traceKey(of: outcome.events) == nil ? 1 : 0 }
        try session.perform(.back(steps: 1)).requireDone()
      }
    }
    precondition(names == 0, "the call stack of a command was not captured")
    return time / .seconds(Self.actions)
  }

  private func rotation(_ findsLeaks: Bool) throws -> Double {
    let session = AppSession { _ in Contacts.AppDelegate() }
    session.findsLeaks = findsLeaks
    try session.launch().requireDone()
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.actions { try session.perform(.rotate).requireDone() }
    }
    return time / .seconds(Self.actions)
  }

  private func leak(_ findsLeaks: Bool) throws -> Double {
    let session = AppSession { _ in LeakyContacts.AppDelegate() }
    session.findsLeaks = findsLeaks
    var found = 0
    let time = try ContinuousClock().measure {
      for _ in 0..<Self.findings {
        try session.launch().requireDone()
        try session.perform(.select(try Self.fred(session))).requireDone()
        try session.perform(.back(steps: 1)).requireDone()
        found += session.leaks.count
      }
    }
    guard found == (findsLeaks ? Self.findings : 0) else {
      throw BenchmarkError.wrongOutcome("LeakyContacts has \(found) leaks")
    }
    return time / .seconds(Self.findings)
  }

  private static func fred(_ session: AppSession) throws -> ElementTarget {
    guard let screen = session.screen()?.panes.first else {
      throw BenchmarkError.wrongOutcome("the app shows no screen")
    }
    return ElementTarget(controller: screen.controller, kind: .row, label: "Fred", ordinal: 0)
  }
}
