import AppDriver

/// Follows paths through a graph, and keeps track of the app's state.
final class StateTracker {
  /// The number of choices after which only a launch leads to a further state.
  ///
  /// A state that is found later may need all of them as its history, which takes more time than
  /// the launches that they save.
  private static let mostChoices = 12
  /// The longest way that is gone between two launches, because a launch and the path from there
  /// are cheaper, and the most states that are searched for it.
  private static let (longestWay, mostStates) = (4, 600)

  let walker: Walker
  var graph: StateGraph
  /// The number of the app's state; `nil` if it is unknown, or if the app has to be launched again.
  private(set) var current: Int32?
  /// The choices since the launch.
  private(set) var history: [ChoiceName] = []
  /// The state in which the last of them was made; -1 if it is unknown.
  private(set) var lastState: Int32 = -1
  /// The number of choices after which the app first reached a wanted state.
  private var arrivedAfter = 0
  /// On a random walk, which goes everywhere, the number of the step for a mark; otherwise `nil`.
  var stepNumber: Int32?
  /// Whether this is a random walk.
  var isWandering: Bool { stepNumber != nil }
  /// Steps that have led elsewhere since the launch, which resets hidden state.
  private var distrusted: Set<PathStep> = []
  /// Steps that have led elsewhere on the path from the launch, which they do each time.
  private var misleading: Set<PathStep> = []
  /// The last path from the launch, as steps that can be repeated; `nil` if they aren't wanted.
  var steps: [WalkStep]?
  /// The texts on the screen before the last step.
  private(set) var origin = SeenTexts(titles: 0, content: 0)
  /// The step that led elsewhere than before; `nil` if none did.
  private(set) var surprise: PathStep?
  /// The arrival of the last step on a way.
  private(set) var arrival = Walker.Arrival.state

  init(_ walker: Walker, _ graph: StateGraph) {
    self.walker = walker
    self.graph = graph
  }

  nonisolated deinit {}

  /// Launches the app, and returns whether it shows its first screen.
  func launch() -> Bool {
    history.removeAll(keepingCapacity: true)
    arrivedAfter = 0
    distrusted.removeAll()
    current = nil
    guard walker.launch() else { return false }
    current = graph.number(of: walker.reader.key)
    return true
  }

  /// Allows as many choices as after a launch.
  func beginAnew() { arrivedAfter = history.count }

  /// Whether the next state may be reached without a launch.
  var mayGoOn: Bool { history.count - arrivedAfter <= Self.mostChoices }

  /// Notes the app's state.
  func arrive(at state: Int32?) { current = state }

  /// Makes a choice in the current state.
  func step(_ choice: Int, judges: Bool) -> Walker.Arrival {
    begin(walker.choiceNames[choice])
    return walker.step(choice, from: stepNumber ?? current ?? -1, judges: judges)
  }

  /// Changes the size there and back; returns a verdict if the app crashes or is in another state
  /// then.
  func changeSize(_ choice: Int) -> Verdict? {
    begin(.sizes)
    walker.willStep?(PathStep(state: stepNumber ?? current ?? -1, choice: Int32(choice)))
    return walker.changeSize()
  }

  private func begin(_ name: ChoiceName) {
    origin = SeenTexts(titles: walker.reader.titles, content: walker.reader.content)
    history.append(name)
    lastState = current ?? -1
  }

  /// Launches the app, and follows a path; if that leads elsewhere, sets `surprise` to the step
  /// that did.
  func followFromLaunch(_ path: [PathStep], to end: Int32) -> Bool {
    surprise = nil
    guard misleading.isDisjoint(with: path), launch(), current == 0 else { return false }
    guard !follow(path, to: end) else { return true }
    if let surprise { misleading.insert(surprise) }
    return false
  }

  /// Launches the app, and makes choices by their names; returns whether they lead to a state.
  func reach(_ state: Int32, by names: [ChoiceName]) -> Bool {
    surprise = nil
    guard launch(), current == 0 else { return false }
    return names.allSatisfy { make($0) } && current == state
  }

  /// Makes a choice by its name if it is offered; returns whether the app shows a screen then.
  private func make(_ name: ChoiceName) -> Bool {
    guard let choice = walker.choiceNames.firstIndex(of: name) else { return true }
    switch step(choice, judges: false) {
    case .state: break
    // It wasn't there the first time, either.
    case .absent: walker.readAgain()
    case .crashed:
      arrive(at: nil)
      return false
    }
    arrive(at: graph.number(of: walker.reader.key))
    return true
  }

  /// Returns the choices since the launch, unless they are a state's history and a choice in it.
  func detour(to state: Int32, _ choice: Int32) -> [ChoiceName]? {
    guard state >= 0 else { return nil }
    return history == graph.history(of: state) + [graph.name(of: state, Int(choice))]
      ? nil : history
  }

  /// Goes to the nearest state that satisfies a predicate; returns `nil` if none is near, and
  /// `false` if the way leads elsewhere, with the step that did in `surprise` if it is known.
  func approach(where isWanted: (Int32) -> Bool) -> Bool? {
    surprise = nil
    guard let current else { return nil }
    if isWanted(current) { return true }
    guard mayGoOn else { return nil }
    let visits = graph.search(
      from: current, longest: Self.longestWay, most: Self.mostStates, avoiding: distrusted,
      until: isWanted)
    return visits.found.map { follow(visits.path(to: $0), to: $0) }
  }

  /// Makes choices while they lead from state to state as before.
  ///
  /// - Parameters:
  ///   - path: The choices, each with the state in which it is made.
  ///   - end: The expected state at the end.
  /// - Returns: Whether the app is in that state. If not, `surprise` is the step that led
  ///   elsewhere.
  private func follow(_ path: [PathStep], to end: Int32) -> Bool {
    for (place, next) in path.enumerated() {
      guard Int(next.choice) < walker.reader.choices.count else { return false }
      let written = steps == nil ? nil : walker.walkStep(Int(next.choice))
      arrival = step(Int(next.choice), judges: false)
      if let written { steps?.append(walker.repeatable(written)) }
      arrive(at: arrival == .state ? graph.number(of: walker.reader.key) : nil)
      guard current == (place + 1 < path.count ? path[place + 1].state : end) else {
        surprise = next
        distrusted.insert(next)
        return false
      }
    }
    return current == end
  }
}
