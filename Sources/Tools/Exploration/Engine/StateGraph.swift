/// The known states of an app, and the known transitions between them.
///
/// States have numbers in the order in which they were found; that of the launch is 0. A transition
/// takes four bytes.
package nonisolated struct StateGraph: Sendable, Codable {
  /// A state.
  struct State: Sendable, Codable {
    let key: StateKey
    /// A hash that is the same for equal choices.
    let signature: UInt64
    let screen: Int32
    /// The index of the names of its choices in `lists`.
    let list: Int32
    /// The index of its first transition in `ends`.
    let first: Int32
    /// A hash of the coordinators, each with its place in the tree; 0 if a leak may have added
    /// some.
    let tree: UInt64
    /// A hash of the titles when the state was found.
    let titles: UInt64
    /// The number of pushed and presented screens.
    let depth: Int32
    /// The index of the selected tab; -1 without tabs.
    let tab: Int32
    /// The pending work.
    let later: LaterWork
    /// Whether it shows rows that aren't tried.
    let leavesOutRows: Bool
    /// The reason why it isn't explored further; `nil` if it is.
    var cut: Cut.Reason?
    /// The state before it on the path by which it was found; -1 for the launch.
    let parent: Int32
    let parentChoice: Int32
    /// The number of choices that haven't been tried.
    fileprivate(set) var untriedCount: Int32
  }

  /// The ends of choices that aren't the numbers of states.
  enum End {
    static let untried: Int32 = -1
    /// The app didn't offer the choice.
    static let absent: Int32 = -2
    /// The app crashed.
    static let crashed: Int32 = -3
    /// The app refused the action, and nothing has changed.
    static let refused: Int32 = -4
  }

  private(set) var states: ContiguousArray<State> = []
  /// The ends of the choices of all states, state by state: numbers of states, or one of `End`.
  private(set) var ends: ContiguousArray<Int32> = []
  /// The texts before and after each choice when it was first made.
  private(set) var texts: ContiguousArray<StepTexts> = []
  /// Other states that a choice has led to where the state's key was too coarse.
  private(set) var others: [Transition] = []
  private(set) var screens: [ScreenFacts] = []
  private(set) var lists: [[ChoiceName]] = []
  private(set) var transitionCount = 0

  /// The histories of states, where they aren't the parent's history and one choice.
  private var histories: [Int32: [ChoiceName]] = [:]
  private var byKey: [StateKey: Int32] = [:]
  private var byScreen: [String: Int32] = [:]
  private var bySignature: [UInt64: [Int32]] = [:]

  init() {}

  // MARK: Reading

  @inline(__always)
  func number(of key: StateKey) -> Int32? { byKey[key] }

  /// Whether all choices of a state have been tried.
  func isExplored(_ state: Int32) -> Bool { states[Int(state)].untriedCount == 0 }

  func choiceCount(of state: Int32) -> Int { lists[Int(states[Int(state)].list)].count }

  func end(of state: Int32, _ choice: Int) -> Int32 { ends[Int(states[Int(state)].first) + choice] }

  /// The indices in `ends` for the choices of a state.
  func places(of state: Int32) -> Range<Int> {
    let first = Int(states[Int(state)].first)
    return first..<first + choiceCount(of: state)
  }

  func name(of state: Int32, _ choice: Int) -> ChoiceName {
    lists[Int(states[Int(state)].list)][choice]
  }

  /// Whether a choice taps a form's button without filling the fields first.
  func dependsOnFields(_ step: PathStep) -> Bool {
    let choice = name(of: step.state, Int(step.choice))
    guard choice.kind == .tap else { return false }
    return lists[Int(states[Int(step.state)].list)].contains {
      $0.kind == .tap && $0.label == choice.label && $0.detail != choice.detail
    }
  }

  /// Whether a choice fills a form, if it does, with valid texts: the last two fillings of an
  /// enabled button are empty and overlong ones.
  func isValid(_ step: PathStep) -> Bool {
    let choice = name(of: step.state, Int(step.choice))
    guard choice.kind == .tap, choice.variant > 0 else { return true }
    let alike = lists[Int(states[Int(step.state)].list)].filter { $0.isSameControl(as: choice) }
    return alike.allSatisfy { $0.variant > 0 }
      || choice.variant <= (alike.map(\.variant).max() ?? 0) - 2
  }

  func screen(of state: Int32) -> ScreenFacts { screens[Int(states[Int(state)].screen)] }

  func screen(withID id: String) -> ScreenFacts? { byScreen[id].map { screens[Int($0)] } }

  /// The identity of the move that a choice takes.
  func moveID(_ step: PathStep, _ end: Int32) -> Move.ID {
    let name = name(of: step.state, Int(step.choice))
    return Move.ID(
      from: screen(of: step.state).id, to: screen(of: end).id, kind: name.kind, label: name.label)
  }

  /// The choices by which a state was reached; repeating them leads there again, whatever hidden
  /// state they change.
  func history(of state: Int32) -> [ChoiceName] {
    var after: [ChoiceName] = []
    var next = state
    while states[Int(next)].parent >= 0, histories[next] == nil {
      after.append(name(of: states[Int(next)].parent, Int(states[Int(next)].parentChoice)))
      next = states[Int(next)].parent
    }
    return (histories[next] ?? []) + after.reversed()
  }

  /// The choices by which a step was made, which may be many if hidden state decides on its end.
  func history(of step: PathStep, to end: Int32) -> [ChoiceName] {
    let found = states[Int(end)]
    return found.parent == step.state && found.parentChoice == step.choice
      ? history(of: end) : history(of: step.state) + [name(of: step)]
  }

  // MARK: Growing

  /// Adds a state, unless it is known, and returns its number; the parent of the launch's state is
  /// -1, and the history is `nil` if it is the parent's and `choice`.
  mutating func add(
    _ state: FoundState, parent: Int32, choice: Int32, history: [ChoiceName]? = nil
  ) -> Int32 {
    if let known = byKey[state.key] { return known }
    let number = Int32(states.count)
    histories[number] = history
    byKey[state.key] = number
    states.append(
      State(
        key: state.key, signature: state.signature, screen: place(of: state.screen),
        list: place(of: state.choices, state.signature), first: Int32(ends.count),
        tree: state.tree, titles: state.titles, depth: state.depth,
        tab: state.tab, later: state.later,
        leavesOutRows: state.leavesOutRows, cut: state.cut, parent: parent, parentChoice: choice,
        untriedCount: Int32(state.choices.count)))
    for _ in state.choices {
      ends.append(End.untried)
      texts.append(StepTexts())
    }
    return number
  }

  private mutating func place(of screen: ScreenFacts) -> Int32 {
    if let known = byScreen[screen.id] { return known }
    screens.append(screen)
    byScreen[screen.id] = Int32(screens.count - 1)
    return Int32(screens.count - 1)
  }

  private mutating func place(of names: [ChoiceName], _ signature: UInt64) -> Int32 {
    for known in bySignature[signature] ?? [] where lists[Int(known)] == names { return known }
    lists.append(names)
    bySignature[signature, default: []].append(Int32(lists.count - 1))
    return Int32(lists.count - 1)
  }

  /// Adds a transition, and returns whether the choice hadn't been tried.
  mutating func add(_ transition: Transition) -> Bool {
    let place = Int(states[Int(transition.from)].first) + Int(transition.choice)
    guard ends[place] == End.untried else {
      if ends[place] != transition.end, others.count < 100_000,
        !others.contains(where: { $0.isSame(as: transition) })
      {
        others.append(transition)
      }
      return false
    }
    ends[place] = transition.end
    states[Int(transition.from)].untriedCount -= 1
    texts[place] = transition.texts
    if transition.end != End.absent { transitionCount += 1 }
    return true
  }

  mutating func cut(_ state: Int32, _ reason: Cut.Reason) { states[Int(state)].cut = reason }
}
