import AppDriver

/// How a random walk is made.
package nonisolated struct MonkeyOrder: Sendable, Hashable, Codable {
  /// The seed of the random numbers.
  package var seed: UInt64
  /// The number of steps.
  package var steps: Int
  /// Whether only the names of the choices since the last launch are wanted, and of the one that would
  /// come next.
  package var wantsNames = false

  package init(seed: UInt64, steps: Int) {
    self.seed = seed
    self.steps = steps
  }
}

/// What a random walk has led to.
package nonisolated struct MonkeyResult: Sendable, Codable {
  package var steps = 0
  package var launches = 0
  /// The number of states that were seen.
  package var states = 0
  var findings: [FoundFault] = []
  /// The names of the choices since the last launch.
  var names: [ChoiceName] = []
}

/// Walks an app at random, with every oracle on, and prefers what was tried least.
struct Monkey {
  /// The depth of the stacks after which the app is launched again.
  private static let mostScreens: Int32 = 24
  /// The number of states after which those that were seen are forgotten.
  private static let mostStates = 50_000

  private let walker: Walker
  private let order: MonkeyOrder
  private var groups: Set<FindingGroup>
  private var graph = StateGraph()
  private var tries: ContiguousArray<UInt16> = []
  private var random: Randomness
  private var result = MonkeyResult()
  private var current: Int32 = -1
  private var history: [PathStep] = []

  init(_ walker: Walker, _ order: MonkeyOrder, _ groups: Set<FindingGroup>) {
    self.walker = walker
    self.order = order
    self.groups = groups
    random = Randomness(seed: order.seed)
  }

  /// Walks the given number of steps.
  func run() async -> MonkeyResult {
    var copy = self
    return await copy.walked()
  }

  private mutating func walked() async -> MonkeyResult {
    guard await launch() else {
      await report(after: nil)
      return result
    }
    while result.steps < order.steps {
      guard let choice = pick() else {
        // Nothing can be done on this screen.
        guard history.isEmpty == false, await launch() else { break }
        continue
      }
      await step(choice)
      if current < 0 { guard await launch() else { break } }
    }
    if order.wantsNames, let choice = pick() {
      result.names = names(of: history + [PathStep(state: current, choice: Int32(choice))])
    }
    return result
  }

  private mutating func launch() async -> Bool {
    history.removeAll(keepingCapacity: true)
    result.launches += 1
    guard await walker.launch() else { return false }
    locate()
    return true
  }

  /// Finds the state in which the app is, and adds it if it is new.
  private mutating func locate() {
    if graph.states.count >= Self.mostStates {
      graph = StateGraph()
      tries = []
      history = []
    }
    let reader = walker.reader
    if let known = graph.number(of: reader.key) { return current = known }
    let found = FoundState(
      key: reader.key, signature: reader.signature,
      screen: ScreenFacts(
        id: reader.paneTypes.joined(separator: " + "), type: "", title: "", style: nil, tab: nil,
        flow: [], controllers: []),
      choices: walker.choiceNames, tree: 0, titles: 0, content: 0, depth: reader.depth, tab: -1,
      cut: nil)
    let count = graph.states.count
    current = graph.add(found, parent: -1, choice: -1)
    guard graph.states.count > count else { return }
    result.states += 1
    tries.append(contentsOf: repeatElement(0, count: found.choices.count))
  }

  /// Picks a choice at random, the rarer it was tried the more likely; `nil` if there is none.
  private mutating func pick() -> Int? {
    let first = Int(graph.states[Int(current)].first)
    let count = graph.choiceCount(of: current)
    guard count > 0 else { return nil }
    var total: UInt64 = 0
    for choice in 0..<count { total += weight(first + choice) }
    var left = random.next() % total
    for choice in 0..<count {
      let own = weight(first + choice)
      if left < own { return choice }
      left -= own
    }
    return count - 1
  }

  private func weight(_ place: Int) -> UInt64 {
    let tried = UInt64(tries[place])
    return max(1, 1_000_000 / ((tried + 1) * (tried + 1)))
  }

  private mutating func step(_ choice: Int) async {
    result.steps += 1
    let place = Int(graph.states[Int(current)].first) + choice
    if tries[place] < .max { tries[place] += 1 }
    let name = graph.name(of: current, choice)
    history.append(PathStep(state: current, choice: Int32(choice)))
    switch await walker.step(choice, from: Int32(truncatingIfNeeded: result.steps), judges: true) {
    case .absent:
      walker.readAgain()
      locate()
    case .crashed:
      await report(after: name)
      current = -1
    case .state:
      let isClean = walker.verdicts.isEmpty
      if !isClean { await report(after: name) }
      guard isClean else { return current = -1 }
      locate()
      if walker.isTainted || walker.reader.depth > Self.mostScreens { current = -1 }
    }
  }

  /// Adds what the oracles say about the last step, with the shortest steps that show it.
  private mutating func report(after name: ChoiceName?) async {
    let screen = name == nil ? "" : graph.screen(of: current).id
    for verdict in walker.verdicts where !verdict.isOfUsedScreen {
      let group = FindingGroup(verdict, after: name)
      let isNew = groups.insert(group).inserted
      // For the result of `wantsNames`, the proofs would only take time.
      var walk: [WalkStep]?
      if isNew, !order.wantsNames {
        walk = await WalkProof(walker, graph).shortened(history, showing: group)
        guard walk != nil else { continue }
      }
      result.findings.append(
        FoundFault(
          group: group, verdict: verdict, action: name?.words ?? "", screen: screen, walk: walk))
    }
  }

  private func names(of path: [PathStep]) -> [ChoiceName] {
    path.compactMap { step in
      step.state < 0 ? nil : graph.name(of: step.state, Int(step.choice))
    }
  }
}

extension Replay {
  /// Makes choices after a launch, and returns what the oracles find.
  func result(of names: [ChoiceName]) async -> MonkeyResult {
    var result = MonkeyResult()
    result.names = await made(names)
    return result
  }
}

/// Random numbers that are the same for the same seed: SplitMix64 (Steele et al., 2014).
nonisolated struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
