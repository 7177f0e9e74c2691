/// Finds the shortest walk to a step that ends the process.
///
/// Each attempt uses a new process, because the app may have changed an old one.
struct FatalWalk {
  /// The most attempts, and the most that may hang until the time limit of a step.
  private static let (mostAttempts, mostHangs) = (80, 2)

  private let step: FatalStep
  private let loss: CrewLoss
  private let crew: any ExplorationCrew
  private let isInterrupted: () -> Bool

  init(
    _ step: FatalStep, _ loss: CrewLoss, _ crew: any ExplorationCrew,
    _ isInterrupted: @escaping () -> Bool
  ) {
    self.step = step
    self.loss = loss
    self.crew = crew
    self.isInterrupted = isInterrupted
  }

  /// Repeats and minimizes the walk.
  func proof() throws -> Proof {
    // Each hang takes the whole time limit of a step, which may be more than is left.
    if loss.isHang, isInterrupted() { return try description(step.history) }
    var names = step.history
    var isShown = false
    for way in step.short == step.history ? [step.history] : [step.short, step.history] {
      isShown = try ends(way)
      if isShown {
        names = try minimized(way)
        break
      }
    }
    var proof = try description(names)
    if !isShown { proof.outcome = .notRepeated }
    return proof
  }

  private func minimized(_ names: [ChoiceName]) throws -> [ChoiceName] {
    var hangs = Self.mostHangs
    // The last choice ends the process, unless the next launch does.
    let found = try Minimization.minimized(
      names, keepingLast: step.isLaunch ? 0 : 1, attempts: Self.mostAttempts
    ) { fewer in
      guard fewer.count < names.count else { return true }
      guard hangs > 0, !isInterrupted(), try ends(fewer) else { return nil as Bool? }
      if loss.isHang { hangs -= 1 }
      return true
    }
    return found?.names ?? names
  }

  /// Returns whether the last of the choices ends the process in the same way.
  private func ends(_ names: [ChoiceName]) throws -> Bool {
    try crew.renew()
    let request = CrewNames(names: names, launchesAgain: step.isLaunch)
    let outcome = try crew.perform([.replay(request)], isOver: { false }).first
    guard case .lost(let end)? = outcome, end.isHang == loss.isHang, end.cause == loss.cause,
      let last = PathStep(mark: end.mark)
    else { return false }
    return step.isLaunch
      ? last.choice == PathStep.launch : Int(last.state) == names.count - 1
  }

  private func description(_ names: [ChoiceName]) throws -> Proof {
    try crew.renew()
    let request = CrewNames(names: names, launchesAgain: step.isLaunch)
    let outcome = try crew.perform([.write(request)], isOver: { false }).first
    if case .reply(.proven(let proof))? = outcome { return proof }
    return Proof(
      outcome: .notRepeated, verdict: Verdict(kind: .crash, subject: "", message: ""))
  }
}
