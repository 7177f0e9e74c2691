import AppDriver
import ToolSupport

/// Walks an app at random with all oracles, and prefers choices that were tried least.
///
/// The walk depends only on its order. Other walks prove the verdicts later.
struct Monkey {
  /// The depth of stacks that triggers a launch.
  private static let mostScreens: Int32 = 24
  /// The number of steps on one screen that triggers a launch, because nothing may lead away.
  private static let mostStepsOnScreen = 100
  /// The inverse frequency of steps back after steps onward.
  private static let waysBack: UInt64 = 2
  /// The inverse frequency of launches, because some ways work only once.
  private static let launches: UInt64 = 100
  /// The inverse frequencies of size changes in new states, and after other steps.
  private static let (sizeChanges, rareSizeChanges): (UInt64, UInt64) = (4, 32)

  let walker: Walker
  let order: MonkeyOrder
  /// The groups of findings that need no further proof.
  let known: Set<FindingGroup>
  var graph = StateGraph()
  var result = MonkeyResult()
  var current: Int32 = -1
  var history: [PathStep] = []
  /// Whether coordinators are compared, which ends at the first difference since the launch.
  var comparesTrees = true
  /// The coordinators in states, for each combination of titles.
  var trees: [Suspicion.End: KnownTree] = [:]
  private var generic = GenericClasses()
  private var tries = TryCounts()
  private var random: SplitMix64
  private var stepsOnScreen = 0

  init(_ walker: Walker, _ order: MonkeyOrder, _ known: Set<FindingGroup>) {
    self.walker = walker
    self.order = order
    self.known = known
    random = SplitMix64(seed: order.seed)
  }

  /// Walks the given number of steps.
  func run() -> MonkeyResult {
    var copy = self
    return copy.walked()
  }

  private mutating func walked() -> MonkeyResult {
    while result.steps < order.steps, result.generic == nil {
      if walker.isLate {
        result.isInterrupted = true
        break
      }
      if current < 0 {
        // The next launch needs a new process.
        if result.steps > 0, !walker.leaveNothingForLater() {
          result.isInterrupted = true
          break
        }
        guard launch() else { break }
      }
      guard let choice = tries.pick(from: places, with: &random) else {
        // Nothing can be done on this screen.
        guard !history.isEmpty else {
          result.obstacle = .nothingToDo(isAvoided: graph.choiceCount(of: current) > 0)
          break
        }
        current = -1
        continue
      }
      step(choice)
    }
    if let fatal = order.fatal {
      name(fatal)
    } else if !result.isInterrupted {
      reportDeadEnds()
    }
    return result
  }

  /// Whether the state offers only avoided choices, or none.
  var nothingIsLeft: Bool {
    places.allSatisfy { tries.isAvoided($0) }
  }

  /// The range of the current state's choices in the list for all states.
  private var places: Range<Int> {
    let first = Int(graph.states[Int(current)].first)
    return first..<first + graph.choiceCount(of: current)
  }

  mutating func launch() -> Bool {
    history.removeAll(keepingCapacity: true)
    stepsOnScreen = 0
    comparesTrees = true
    result.launches += 1
    walker.willStep?(PathStep(state: Int32(result.steps), choice: PathStep.launch))
    guard walker.launch() else {
      report(walker.verdicts, after: nil)
      result.obstacle = .crashAtLaunch
      return false
    }
    // At a later launch, the app may depend on changes to the process by an earlier one.
    if result.launches == 1 { report(walker.verdicts, after: nil) }
    locate(by: nil)
    checkTree(after: nil)
    return true
  }

  // MARK: Steps

  private mutating func step(_ choice: Int) {
    let origin = Origin(current, titled: walker.session.screenName, walker)
    let name = graph.name(of: current, choice)
    let stateCount = graph.states.count
    guard make(choice) else { return }
    let isNew = graph.states.count > stateCount
    let goesBack = random.next() % Self.waysBack == 0
    let changesSize = random.next() % (isNew ? Self.sizeChanges : Self.rareSizeChanges) == 0
    let launches = random.next() % Self.launches == 0
    guard result.steps < order.steps else { return }
    if launches {
      current = -1
    } else if goesBack, origin.isOnward(name, walker, graph, current),
      !tries.isAvoided(places.lowerBound)
    {
      goBack(to: origin)
    } else if changesSize {
      changeSize()
    }
  }

  /// Makes a choice and asks the oracles; returns whether the walk goes on from here.
  private mutating func make(_ choice: Int) -> Bool {
    result.steps += 1
    let step = PathStep(state: current, choice: Int32(choice))
    tries.count(places.lowerBound + choice)
    let name = graph.name(of: current, choice)
    history.append(step)
    let arrival = walker.step(choice, from: Int32(truncatingIfNeeded: result.steps), judges: true)
    report(walker.verdicts, after: name)
    switch arrival {
    case .absent:
      _ = graph.add(Transition(from: step.state, choice: step.choice, end: StateGraph.End.absent))
      walker.readAgain()
      locate(by: nil)
    case .crashed:
      _ = graph.add(Transition(from: step.state, choice: step.choice, end: StateGraph.End.crashed))
      current = -1
      return false
    case .state:
      locate(by: step)
      if walker.isTainted || walker.reader.depth > Self.mostScreens {
        current = -1
        return false
      }
      if walker.verdicts.isEmpty { checkTree(after: name) }
    }
    let (from, to) = (graph.states[Int(step.state)], graph.states[Int(current)])
    stepsOnScreen = from.screen == to.screen && from.depth == to.depth ? stepsOnScreen + 1 : 0
    if stepsOnScreen >= Self.mostStepsOnScreen { current = -1 }
    return current >= 0
  }

  /// Goes back right after a step onward, and expects the same screen with as many objects.
  private mutating func goBack(to origin: Origin) {
    let (left, title) = (graph.screen(of: current).id, walker.session.screenName)
    let back = graph.name(of: current, 0)
    guard make(0) else { return }
    if current == origin.state {
      guard walker.session.aliveControllerCount > origin.controllers else { return }
      let verdict = Verdict(
        kind: .growth, subject: left,
        message: "each time \(title ?? left) is shown and left, more screens stay in memory")
      report([verdict], after: back)
    } else if let verdict = BackLaw.verdict(
      graph.screen(of: current).id, walker.session.screenName,
      insteadOf: (graph.screen(of: origin.state).id, origin.title))
    {
      report([verdict], after: back)
    }
  }

  /// Changes the size there and back, as a step of the walk.
  private mutating func changeSize() {
    let isStart = history.isEmpty
    result.steps += 1
    history.append(PathStep(state: current, choice: PathStep.sizes))
    walker.willStep?(PathStep(state: Int32(result.steps), choice: PathStep.sizes))
    guard let verdict = walker.changeSize(isStart: isStart) else { return }
    report([verdict], after: .sizes)
    current = -1
  }

  // MARK: States

  /// Finds the app's state, and adds it if it is new.
  private mutating func locate(by step: PathStep?) {
    let reader = walker.reader
    if let known = graph.number(of: reader.key) {
      current = known
    } else {
      let found = FoundState(
        key: reader.key, signature: reader.signature,
        screen: graph.screen(withID: reader.screenID(walker.session))
          ?? reader.screen(walker.session),
        choices: walker.choiceNames, tree: 0, titles: reader.titles, content: 0,
        depth: reader.depth, tab: Int32(reader.outline.selectedTab),
        later: walker.later, cut: nil)
      current = graph.add(found, parent: step?.state ?? -1, choice: step?.choice ?? -1)
      result.states += 1
      if let type = generic.add(found), !reader.isTitled(type) { result.generic = type }
      for name in found.choices {
        let isAvoided =
          !order.avoided.isEmpty
          && order.avoided.contains(AvoidedStep(screen: found.screen.id, name: name))
        tries.append(isAvoided: isAvoided)
      }
    }
    if let step {
      _ = graph.add(Transition(from: step.state, choice: step.choice, end: current))
    }
  }
}
