import AppDriver
import ToolSupport

/// A walk through the app at random, which prefers choices that were made least.
///
/// It depends only on its order and on what the exploration knows.
struct RandomWalk {
  /// The depth of stacks that triggers a launch.
  private static let mostScreens: Int32 = 24
  /// The number of steps on one screen that triggers a launch, because nothing may lead away.
  private static let mostStepsOnScreen = 100
  /// The inverse frequency of steps back after steps onward.
  private static let waysBack: UInt64 = 2
  /// The inverse frequency of launches, because some ways work only once.
  private static let launches: UInt64 = 100

  private let expander: Expander
  private let order: MonkeyOrder
  private var random: SplitMix64
  /// The number of times that each choice was made, by its index in the graph's ends.
  private var counts: ContiguousArray<UInt16> = []
  private var stepsOnScreen = 0
  private var end = WalkEnd()
  private var tracker: StateTracker { expander.tracker }

  init(_ expander: Expander, _ order: MonkeyOrder) {
    self.expander = expander
    self.order = order
    random = SplitMix64(seed: order.seed)
  }

  /// Walks the given number of steps.
  mutating func run() -> WalkEnd {
    tracker.stepNumber = 0
    while end.steps < order.steps, expander.findings.needs.isEmpty {
      if expander.walker.isLate {
        end.isInterrupted = true
        break
      }
      guard let state = tracker.current else {
        // The next launch may need a new process.
        end.isInterrupted = end.steps > 0 && !expander.walker.leaveNothingForLater()
        guard !end.isInterrupted, launch() else { break }
        continue
      }
      if let choice = pick(in: state) {
        step(choice, in: state)
      } else if tracker.history.isEmpty {
        end.obstacle = tracker.graph.choiceCount(of: state) > 0 ? .everythingEnds : .nothingToDo
        break
      } else {
        tracker.arrive(at: nil)
      }
    }
    if let fatal = order.fatal { end.fatal = fatalStep(fatal) }
    return end
  }

  private mutating func launch() -> Bool {
    stepsOnScreen = 0
    end.launches += 1
    expander.walker.willStep?(PathStep(state: Int32(end.steps), choice: PathStep.launch))
    guard tracker.launch() else {
      end.obstacle = .endAtLaunch
      return false
    }
    _ = expander.locate(parent: -1, choice: -1)
    return true
  }

  // MARK: Steps

  private mutating func step(_ choice: Int, in state: Int32) {
    let walker = expander.walker
    let origin = Origin(walker)
    count(choice, of: state)
    _ = expander.make(choice, of: state)
    let goesBack = random.next() % Self.waysBack == 0
    let launches = random.next() % Self.launches == 0
    guard end.steps < order.steps, let current = tracker.current else { return }
    let (from, to) = (tracker.graph.states[Int(state)], tracker.graph.states[Int(current)])
    stepsOnScreen = from.screen == to.screen && from.depth == to.depth ? stepsOnScreen + 1 : 0
    if launches || walker.isTainted || walker.reader.depth > Self.mostScreens
      || stepsOnScreen >= Self.mostStepsOnScreen
    {
      tracker.arrive(at: nil)
    } else if goesBack, isAllowed(0, of: current),
      origin.isOnward(tracker.graph.name(of: state, choice), walker)
    {
      count(0, of: current)
      expander.goBack(from: current, to: origin, at: PathStep(state: state, choice: Int32(choice)))
    }
  }

  /// Counts a step that begins.
  private mutating func count(_ choice: Int, of state: Int32) {
    end.steps += 1
    tracker.stepNumber = Int32(end.steps)
    let place = tracker.graph.places(of: state).lowerBound + choice
    while counts.count <= place { counts.append(0) }
    if counts[place] < .max { counts[place] += 1 }
  }

  /// Picks a choice at random; `nil` if all end the process.
  private mutating func pick(in state: Int32) -> Int? {
    let places = tracker.graph.places(of: state)
    let made = places.enumerated().map { choice, place in
      isAllowed(choice, of: state) ? place < counts.count ? Int(counts[place]) : 0 : nil
    }
    return Self.pick(madeOften: made, with: &random)
  }

  /// Picks a choice, the less often it was made the more likely; none whose number is `nil`.
  static func pick(madeOften counts: [Int?], with random: inout SplitMix64) -> Int? {
    func weight(_ count: Int?) -> UInt64 {
      count.map { max(1, 1_000_000 / (UInt64($0 + 1) * UInt64($0 + 1))) } ?? 0
    }
    var total: UInt64 = 0
    for count in counts { total += weight(count) }
    guard total > 0 else { return nil }
    var left = random.next() % total
    return counts.firstIndex { count in
      let weight = weight(count)
      if left < weight { return true }
      left -= weight
      return false
    }
  }

  /// Whether a choice isn't known to end the process.
  private func isAllowed(_ choice: Int, of state: Int32) -> Bool {
    guard !order.avoided.isEmpty else { return true }
    return !order.avoided.contains(
      AvoidedStep(
        screen: tracker.graph.screen(of: state).id, name: tracker.graph.name(of: state, choice)))
  }

  // MARK: Ends of processes

  /// Returns the way to a step that ended the process when it was made.
  private mutating func fatalStep(_ fatal: PathStep) -> FatalStep? {
    let graph = tracker.graph
    if fatal.choice == PathStep.launch {
      let state = tracker.lastState
      guard let last = tracker.history.last, state >= 0 else { return nil }
      return FatalStep(
        screen: graph.screen(of: state).id, history: tracker.history,
        short: graph.names(of: graph.path(to: state)) + [last], isLaunch: true)
    }
    // Where the walk went on after a launch, so does this one.
    let isLeft = tracker.current.map { pick(in: $0) != nil } ?? false
    guard isLeft || launch(), let state = tracker.current,
      Int(fatal.choice) < tracker.graph.choiceCount(of: state)
    else { return nil }
    return FatalStep(tracker.graph, fatal.choice, of: state, after: tracker.history)
  }
}
