/// A step that has ended a process, with the walks to it.
nonisolated struct FatalStep: Sendable, Codable {
  /// The identity of the screen on which it was made.
  let screen: String
  /// The choices since the launch, the last of which ended the process.
  let history: [ChoiceName]
  /// The choices of the shortest known path.
  let short: [ChoiceName]
  /// Whether the process ended at the next launch after these choices.
  var isLaunch = false
}

extension FatalStep {
  /// Creates a step in a state of a graph, after the choices since the launch.
  nonisolated init(
    _ graph: StateGraph, _ choice: Int32, of state: Int32, after history: [ChoiceName]
  ) {
    let name = graph.name(of: state, Int(choice))
    self.init(
      screen: graph.screen(of: state).id, history: history + [name],
      short: graph.names(of: graph.path(to: state)) + [name])
  }
}

/// Finds the shortest walk to a step that ends the process.
///
/// Each attempt uses a new process, because the app may have changed an old one.
struct FatalWalk {
  /// The most attempts, and the most that may hang until the time limit of a step.
  private static let (mostAttempts, mostHangs) = (80, 2)

  private let step: FatalStep
  private let loss: ProcessLoss
  private let worker: any ExplorationWorker
  private let isOver: () -> Bool

  init(_ step: FatalStep, _ loss: ProcessLoss, _ exploration: Exploration) {
    self.step = step
    self.loss = loss
    worker = exploration.worker
    isOver = { exploration.isOver }
  }

  /// Repeats the walk, and minimizes it if that is wanted; returns its steps, and whether it has
  /// ended the process again.
  func steps(minimizes: Bool) throws -> (steps: [WalkStep], isRepeated: Bool) {
    // Each hang takes the whole time limit of a step, which may be more than is left.
    if loss.isHang, isOver() { return try written(step.short, isRepeated: true) }
    for names in step.short == step.history ? [step.history] : [step.short, step.history]
    where try ends(names) {
      return try written(minimizes ? minimized(names) : names, isRepeated: true)
    }
    return try written(step.history, isRepeated: false)
  }

  private func minimized(_ names: [ChoiceName]) throws -> [ChoiceName] {
    var hangs = Self.mostHangs
    // The last choice ends the process, unless the next launch does.
    let found = try Minimization.minimized(
      names, keepingLast: step.isLaunch ? 0 : 1, attempts: Self.mostAttempts
    ) { fewer in
      guard fewer.count < names.count else { return true }
      guard hangs > 0, !isOver(), try ends(fewer) else { return nil as Bool? }
      if loss.isHang { hangs -= 1 }
      return true
    }
    return found?.names ?? names
  }

  /// Returns whether the last of the choices ends the process in the same way, perhaps only at the
  /// next launch.
  private func ends(_ names: [ChoiceName]) throws -> Bool {
    worker.renew()
    let outcome = try worker.perform(.replay(names))
    guard case .lost(let end)? = outcome, end.isHang == loss.isHang, end.cause == loss.cause,
      let last = PathStep(mark: end.mark)
    else { return false }
    return last.choice == PathStep.launch || !step.isLaunch && Int(last.state) == names.count - 1
  }

  private func written(
    _ names: [ChoiceName], isRepeated: Bool
  ) throws -> (steps: [WalkStep], isRepeated: Bool) {
    worker.renew()
    let outcome = try worker.perform(.write(names, leavesOutLast: !step.isLaunch))
    if case .reply(.walk(let steps?))? = outcome { return (steps, isRepeated) }
    return ([], false)
  }
}
