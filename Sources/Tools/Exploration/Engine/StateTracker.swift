import AppDriver

/// Follows paths through a graph, and keeps track of the app's state.
final class StateTracker {
  /// The number of choices after which only a launch leads to a further state.
  ///
  /// A state that is found later may need all of them as its history.
  private static let mostChoices = 45

  let walker: Walker
  var graph: StateGraph
  /// The number of the app's state; `nil` if it is unknown, or if the app has to be launched again.
  private(set) var current: Int32?
  /// The choices since the launch.
  private(set) var history: [PathStep] = []
  /// The number of choices after which the app first reached a wanted state.
  private var arrivedAfter = 0
  /// The codes of these choices.
  private(set) var codes: [Int32] = []
  /// The number of steps, including those on the way.
  private(set) var steps = 0
  private let search = WaySearch()
  /// Whether ways avoid choices that have leaked an object, because choices were made again since
  /// the launch.
  private var avoidsLeaks = false
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
    codes.removeAll(keepingCapacity: true)
    arrivedAfter = 0
    search.trustAll()
    avoidsLeaks = false
    current = nil
    guard walker.launch() else { return false }
    current = graph.number(of: walker.reader.key)
    return true
  }

  /// Allows as many choices as after a launch.
  func beginAnew() { arrivedAfter = codes.count }

  /// Whether the next state may be reached without a launch.
  var mayGoOn: Bool { codes.count - arrivedAfter <= Self.mostChoices }

  /// Notes the app's state.
  func arrive(at state: Int32?) { current = state }

  /// Makes a choice in the current state.
  func step(_ choice: Int, judges: Bool) -> Walker.Arrival {
    let number = PathStep(state: current ?? -1, choice: Int32(choice))
    let made = walker.reader.choices[choice]
    begin(number, made)
    return walker.step(WalkerStep(made, number, judges: judges))
  }

  /// Launches the app, and follows the path by a state's parents; if that leads elsewhere, sets
  /// `surprise` to the step that did.
  func reachFromLaunch(_ state: Int32) -> Bool {
    surprise = nil
    guard launch(), current == 0 else { return false }
    return follow(graph.path(to: state), to: state)
  }

  /// Launches the app, and follows a path; if that leads elsewhere, sets `surprise` to the step
  /// that did.
  func retrace(_ path: [PathStep], to end: Int32) -> Bool {
    surprise = nil
    guard launch(), current == 0 else { return false }
    return follow(path, to: end)
  }

  /// Launches the app, and makes choices by their codes; returns whether they lead to a state.
  func reach(_ state: Int32, by codes: [Int32]) -> Bool {
    guard make(codes) else { return false }
    return current == state
  }

  /// Launches the app, and makes choices by their codes; returns whether the app has offered all of
  /// them without crashing.
  func make(_ codes: [Int32]) -> Bool {
    surprise = nil
    return launch() && current == 0 && codes.allSatisfy { make(code: $0) }
  }

  /// Makes a choice by its code; returns whether the app has offered it without crashing.
  func make(code: Int32) -> Bool {
    let number =
      current.flatMap { graph.step(in: $0, withCode: code) } ?? PathStep(state: -1, choice: code)
    let offered = walker.reader.choices
    guard
      let choice = Choice(code: code) ?? (Int(code) < offered.count ? offered[Int(code)] : nil)
    else {
      arrive(at: nil)
      return false
    }
    let step = begin(number, choice, reads: true)
    switch walker.step(step) {
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

  /// Returns the codes of the choices since the launch, unless they are a state's history and a
  /// choice in it.
  func detour(to state: Int32, _ choice: Int32) -> [Int32]? {
    guard state >= 0 else { return nil }
    let code = graph.code(of: PathStep(state: state, choice: choice))
    return codes == graph.history(of: state) + [code] ? nil : codes
  }

  /// Goes to the nearest state that satisfies a predicate; returns `nil` if none is near, and
  /// `false` if the way leads elsewhere, with the step that did in `surprise` if it is known.
  func approach(where isWanted: (Int32, borrowing StateGraph) -> Bool) -> Bool? {
    surprise = nil
    guard let current else { return nil }
    if isWanted(current, graph) { return true }
    guard mayGoOn,
      let way = search.way(
        from: current, in: graph, avoidsLeaks: avoidsLeaks, where: isWanted)
    else { return nil }
    let last = way.last.map { graph.end(of: $0.state, Int($0.choice)) }
    return follow(way, to: last ?? current)
  }

  /// Makes a choice again; if it leads elsewhere than before, returns `false` and sets `surprise`.
  func again(_ step: PathStep) -> Bool {
    surprise = nil
    avoidsLeaks = true
    return follow([step], to: graph.end(of: step.state, Int(step.choice)))
  }

  /// Returns whether a short way leads to a state.
  func isNear(_ state: Int32) -> Bool {
    search.way(from: current, in: graph, where: { other, _ in other == state }) != nil
  }

  /// Makes choices while they lead from state to state as before.
  ///
  /// Between two taps on tabs or Back buttons, the app isn't read.
  ///
  /// - Parameters:
  ///   - path: The choices, each with the state in which it is made.
  ///   - end: The expected state at the end.
  /// - Returns: Whether the app is in that state. If not, `surprise` is the step that led
  ///   elsewhere, if it is known.
  private func follow(_ path: [PathStep], to end: Int32) -> Bool {
    var plain = path.first.flatMap { plainChoice($0) }
    var isKnown = true
    for (place, next) in path.enumerated() {
      let following = place + 1 < path.count ? path[place + 1] : nil
      let plainAfter = following.flatMap { plainChoice($0) }
      let reads = following == nil || plainAfter == nil
      let wasKnown = isKnown
      if plain == nil, Int(next.choice) >= walker.reader.choices.count { return false }
      let made = begin(next, plain ?? walker.reader.choices[Int(next.choice)], reads: reads)
      arrival = walker.step(made)
      plain = plainAfter
      isKnown = reads
      let expected = following?.state ?? end
      if arrival != .state {
        arrive(at: nil)
      } else {
        arrive(at: reads ? graph.number(of: walker.reader.key) : expected)
      }
      guard current == expected else {
        if wasKnown, reads || arrival != .state { surprise = next }
        search.distrust(next)
        return false
      }
    }
    return current == end
  }

  /// The side effects of each choice since the launch.
  var effects: [HistoryShortening.Effect] {
    history.map { $0.state < 0 ? .form : graph.name(of: $0.state, Int($0.choice)).effect }
  }

  private func note(_ step: PathStep, _ choice: Choice) {
    guard step.state >= 0, step.choice >= 0 else {
      codes.append(step.choice)
      // The step's name isn't known.
      return history.append(PathStep(state: -1, choice: -1))
    }
    codes.append(choice.code ?? step.choice)
    history.append(step)
  }

  private func plainChoice(_ step: PathStep) -> Choice? {
    Choice(named: graph.name(of: step.state, Int(step.choice)))
  }

  private func begin(_ step: PathStep, _ choice: Choice, reads: Bool) -> WalkerStep {
    begin(step, choice)
    return WalkerStep(choice, step, judges: false, reads: reads)
  }

  private func begin(_ step: PathStep, _ choice: Choice) {
    steps += 1
    origin = SeenTexts(titles: walker.reader.titles, content: walker.reader.content)
    note(step, choice)
  }
}
