/// A random walk by a crew, with the shortest walk for each finding.
package final class MonkeyRun {
  /// The most replays that the walk to the end of a process may take, each of which ends a process.
  private static let replays = 80

  private let options: ExplorationOptions
  private let order: MonkeyOrder
  private let crew: any ExplorationCrew
  private let isInterrupted: () -> Bool
  private var faults = FaultList()

  /// The findings, the gravest kinds first.
  package private(set) var findings: [Finding] = []
  /// The number of steps that were made.
  package private(set) var steps = 0
  /// The number of launches, and of states that were seen.
  package private(set) var launches = 0
  package private(set) var states = 0

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - order: The seed and the number of steps.
  ///   - options: What is tried.
  ///   - crew: Those who walk.
  ///   - isInterrupted: A closure that returns whether to stop with what is known so far.
  package init(
    _ order: MonkeyOrder, _ options: ExplorationOptions, _ crew: any ExplorationCrew,
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.order = order
    self.options = options
    self.crew = crew
    self.isInterrupted = isInterrupted
  }

  /// The number of steps that a member makes at a time, after which the app is launched again.
  private static let leg = 1_000

  /// Walks.
  ///
  /// The walk consists of legs, each of which begins with a launch and has random numbers of its own. So
  /// the findings are the same for any number of members.
  ///
  /// - Throws: An error if the crew can't work.
  package func run() async throws {
    try await crew.tell(.begin(options, CrewRefinement(refinement: Refinement())))
    let legs = stride(from: 0, to: order.steps, by: Self.leg).enumerated().map { number, first in
      var leg = order
      leg.seed = order.seed &+ UInt64(number) &* 0x9E37_79B9_7F4A_7C15
      leg.steps = min(Self.leg, order.steps - first)
      return leg
    }
    // A few legs at a time, so that later ones know the findings of earlier ones.
    for first in stride(from: 0, to: legs.count, by: 16) {
      if isInterrupted() { break }
      let some = Array(legs[first..<min(legs.count, first + 16)])
      let outcomes = try await crew.perform(some.map { .monkey($0) }, isOver: isInterrupted)
      for (outcome, leg) in zip(outcomes, some) { try await add(outcome, leg) }
      let news = faults.takeNewGroups()
      if !news.isEmpty {
        var knowledge = CrewKnowledge()
        knowledge.groups = news
        try await crew.tell(.learn(knowledge))
      }
    }
    findings = faults.findings
  }

  /// Walks outside of a main-actor job.
  package func runNow() throws { try Inline.run { try await self.run() } }

  private func add(_ outcome: CrewOutcome?, _ leg: MonkeyOrder) async throws {
    switch outcome {
    case .reply(.monkey(let result)):
      steps += result.steps
      launches += result.launches
      states = max(states, result.states)
      for fault in result.findings { faults.add(fault) }
    case .lost(let loss): try await add(loss, leg)
    case .reply, nil: break
    }
  }

  /// Adds the end of a process, with the shortest choices that lead to it.
  private func add(_ loss: CrewLoss, _ leg: MonkeyOrder) async throws {
    let step = PathStep(mark: loss.mark).map { Int($0.state) } ?? 0
    steps += step
    var names: [ChoiceName] = []
    if step > 0 {
      var again = leg
      again.steps = step - 1
      again.wantsNames = true
      if case .reply(.monkey(let result))? = try await crew.perform(
        [.monkey(again)], isOver: { false }
      ).first {
        for fault in result.findings { faults.add(fault) }
        names = try await shrink(result.names)
      }
    }
    let verdict = Verdict(
      kind: loss.isHang ? .hang : .crash, subject: "process", message: loss.message)
    let walk = try await written(names)
    faults.add(
      FoundFault(
        group: FindingGroup(verdict, after: names.last), verdict: verdict, screen: "", walk: walk))
  }

  private func shrink(_ names: [ChoiceName]) async throws -> [ChoiceName] {
    var kept = names
    var left = Self.replays
    var size = max(1, kept.count / 2)
    while size >= 1, left > 0, kept.count > 1 {
      var place = 0
      // The last choice is the one that ends the process.
      while place < kept.count - 1, left > 0 {
        var fewer = kept
        fewer.removeSubrange(place..<min(kept.count - 1, place + size))
        left -= 1
        if try await ends(fewer) { kept = fewer } else { place += size }
      }
      size /= 2
    }
    return kept
  }

  private func ends(_ names: [ChoiceName]) async throws -> Bool {
    let outcome = try await crew.perform(
      [.replay(CrewNames(names: names))], isOver: { false }
    ).first
    if case .lost? = outcome { return true }
    return false
  }

  /// Returns the steps of choices, the last of which isn't made.
  private func written(_ names: [ChoiceName]) async throws -> [WalkStep] {
    guard !names.isEmpty else { return [] }
    let outcome = try await crew.perform(
      [.write(CrewNames(names: names))], isOver: { false }
    ).first
    guard case .reply(.described(let walks))? = outcome else { return [] }
    return walks.first?.steps ?? []
  }
}
