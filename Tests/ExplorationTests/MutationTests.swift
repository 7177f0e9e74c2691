import Exploration
import Foundation
import TestSupport
import Testing

@Suite(.serialized, .exclusive, .onMainQueue) struct `Oracles on an app with seeded faults` {
  /// The findings for each fault, the expected one first; others are its consequences.
  nonisolated private static let expected: [(LibraryFault, [String])] = [
    (.childNotRemoved, ["leak BookCoordinator: select Dune; back"]),
    (
      .delegateNotSet,
      [
        "idle BookViewController: select Dune; tap Lend",
        "idle BookViewController: select Dune; tap Edit",
      ]
    ),
    (
      .wrongTab,
      [
        "leak LoanCoordinator: select Dune; tap Lend; back",
        "leak LoanViewController: select Dune; tap Lend; tab 2",
      ]
    ),
    (
      .pushInsteadOfPresent,
      [
        "leak EditBookViewController: tap Add; tap Cancel",
        "leak EditBookCoordinator: tap Add; tab 1",
      ]
    ),
    (.missingWeak, ["leak BookViewController: select Dune; back"]),
    (.swallowedDismissal, ["leak SignInCoordinator: tab 3; tap Log In; swipe down"]),
    (
      .samePushedTwice,
      [
        "crash pushedTwice: tab 3; tap About; tap Licenses",
        "leak AboutViewController: tab 3; tap About; back",
      ]
    ),
    (.alertWhilePresenting, ["warning UIAlertController: tap Add; tap Save"]),
    (.visitKeepsScreen, ["leak LoanViewController: tab 2; select Dune; back"]),
    (.stackReplaced, ["back ListViewController \"Loans\": tab 2; select Dune; back"]),
    (.coordinatorSkipped, ["coordinators LoanViewController: tab 3; tap Latest Loan"]),
    (.noWayOut, ["dead end SignInViewController: tab 3; tap Log In"]),
  ]

  @Test(arguments: expected)
  func `each fault is found, with the shortest walk`(_ fault: LibraryFault, _ lines: [String]) async
  {
    var options = ExplorationOptions()
    options.checksSizes = false
    // Enough for the walks that are expected.
    let steps = lines.map { $0.count { $0 == ";" } + 1 }.max() ?? 0
    options.limit =
      switch fault {
      case .samePushedTwice: 150
      case .coordinatorSkipped: 80
      default: steps > 2 || fault == .noWayOut ? 110 : 40
      }
    let map = await Exploration(options) { _ in LibraryDelegate(fault) }.map
    #expect(map.findings.map(\.line) == lines)
  }

  @Test func `screens that are kept on purpose grow if each visit keeps another one`() async {
    var options = ExplorationOptions()
    options.checksSizes = false
    options.limit = 90
    options.keptOnPurpose = ["LoanViewController"]
    let map = await Exploration(options) { _ in LibraryDelegate(.visitKeepsScreen) }.map
    #expect(map.findings.map(\.line) == ["growth LoanViewController: tab 2; select Dune; back"])
  }

  @Test func `the app without a fault has no finding`() async {
    let map = await Exploration { _ in LibraryDelegate() }.map
    #expect(map.findings.map(\.line) == [])
    #expect(map.cuts.map(\.reason) == [.tooDeep, .tooManyTabs])
    #expect(map.unstableScreens.isEmpty)
  }

  @Test func `the app without a fault has no finding in random actions`() async throws {
    // By hand also with 100000.
    let steps =
      ProcessInfo.processInfo.environment["FLOWSH_RANDOM_ACTIONS"].flatMap { Int($0) } ?? 300
    let run = try await wander(steps, seed: 1) { _ in LibraryDelegate() }
    #expect(run.findings.map(\.line) == [])
    #expect(run.steps == steps)
  }
}
