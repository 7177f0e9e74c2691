import AppDriver

/// Making choices, and recording their ends.
extension Expander {
  func tryChoice(_ choice: Int, of state: Int32) {
    // The outline has the title, unless the app has given the screen none.
    let title = walker.reader.outline.panes.first?.title ?? walker.session.screenName
    let origin = Origin(state, titled: title, walker)
    let end = make(choice, of: state)
    guard end >= 0, end != state, findings.needs.isEmpty, tracker.current == end else { return }
    let name = tracker.graph.name(of: state, choice)
    if !isFull, origin.isOnward(name, walker, tracker.graph, end) {
      goBack(from: end, to: origin, choice)
    }
    for _ in 0..<2 {
      guard !isFull, findings.needs.isEmpty, let current = tracker.current, current != state,
        let way = tracker.graph.likelyWay(from: current, to: state, after: name),
        !tracker.isNear(state)
      else { break }
      _ = make(way, of: current)
    }
  }

  /// Makes a choice of the current state, and returns its end.
  func make(_ choice: Int, of state: Int32) -> Int32 {
    let arrival = tracker.step(choice, judges: true)
    var end: Int32
    switch arrival {
    case .absent:
      end = StateGraph.End.absent
      walker.readAgain()
      tracker.arrive(at: tracker.graph.number(of: walker.reader.key) == state ? state : nil)
    case .crashed:
      end = StateGraph.End.crashed
      tracker.arrive(at: nil)
    case .state:
      end = locate(parent: state, choice: Int32(choice))
      // If time brings no change, nothing was pending.
      if end == state, walker.wasSilent, tracker.graph.name(of: state, choice).kind == .wait {
        end = StateGraph.End.absent
      }
      if end == state, walker.wasRefused { end = StateGraph.End.refused }
    }
    // The effect of a form, such as a login, shows elsewhere.
    if end >= 0, end != state, tracker.graph.name(of: state, choice).variant > 0 {
      tracker.beginAnew()
    }
    let noted = noteMove(of: state, choice, end)
    if noted.isSurprising { compare(noted) }
    add(noted)
    let verdicts = walker.verdicts
    if !verdicts.isEmpty {
      report(verdicts, at: state, choice, tracker.graph.path(to: state))
    }
    if arrival == .state, end >= 0, verdicts.isEmpty, !walker.isTainted,
      hasOtherTree(than: end)
    {
      checkTree(end, at: state, choice)
    }
    // Later findings may be consequences of this one.
    if verdicts.contains(where: { $0.kind == .leak }) {
      let step = PathStep(state: state, choice: Int32(choice))
      tracker.graph.noteLeak(step)
      findings.knowledge.leaks.append(step)
      tracker.arrive(at: nil)
    }
    return end
  }

  func note(_ state: Int32, _ choice: Int, _ end: Int32) {
    let noted = noteMove(of: state, choice, end)
    if noted.isSurprising { compare(noted) }
    add(noted)
  }

  /// Notes the move of a choice; `add(_:)` notes its transition.
  private func noteMove(of state: Int32, _ choice: Int, _ end: Int32) -> NotedTransition {
    let origin = tracker.origin
    let titles = walker.reader.titles
    let transition = Transition(
      from: state, choice: Int32(choice), end: end,
      origin: origin == tracker.graph.states[Int(state)].texts ? nil : origin,
      arrival: end >= 0 && titles != tracker.graph.states[Int(end)].titles ? titles : nil)
    let known = tracker.graph.end(of: state, choice)
    let isFirst = tracker.graph.takesNewMove(transition)
    planRetrial(after: transition, isFirst: isFirst)
    if isFirst {
      findings.knowledge.takings.append(Taking(transition: transition, history: tracker.history))
    }
    return NotedTransition(transition: transition, before: known, origin: origin)
  }

  private func add(_ noted: NotedTransition) {
    if tracker.graph.add(noted.transition) || noted.before != noted.transition.end {
      findings.knowledge.transitions.append(noted.transition)
    }
    closeIfExplored(noted.transition.from)
  }

  /// Returns the number of the state in which the app is, which may be new.
  func locate(parent: Int32, choice: Int32) -> Int32 {
    if let known = tracker.graph.number(of: walker.reader.key) {
      tracker.arrive(at: known)
      return known
    }
    let reader = walker.reader
    // Most states show a known screen.
    let screen =
      tracker.graph.screen(withID: reader.screenID(walker.session))
      ?? reader.screen(walker.session)
    let found = FoundState(
      key: reader.key, signature: reader.signature, screen: screen,
      choices: walker.choiceNames, tree: walker.isTainted ? 0 : walker.tree, titles: reader.titles,
      content: reader.content, depth: reader.depth,
      tab: Int32(reader.outline.selectedTab), parts: StateParts(reader.outline),
      later: walker.later, leavesOutRows: reader.leavesOutRows,
      cut: reader.cut(walker.options))
    let history = tracker.detour(to: parent, choice)
    let number = tracker.graph.add(found, parent: parent, choice: choice, history: history)
    findings.knowledge.states.append(
      NewState(found: found, parent: parent, choice: choice, history: history))
    tracker.arrive(at: number)
    return number
  }

  /// Requires every row of a screen to be tried if rows of a kind lead to different screens.
  func compareRows(of state: Int32) {
    var types: Set<String> = []
    for choice in 0..<tracker.graph.choiceCount(of: state)
    where tracker.graph.name(of: state, choice).kind == .select {
      let end = tracker.graph.end(of: state, choice)
      if end >= 0 { types.insert(tracker.graph.screen(of: end).type) }
    }
    if types.count > 1 {
      need(.everyRow(screen: Self.type(of: tracker.graph.screen(of: state))))
    }
  }
}

extension StateReader {
  /// The number of pushed and presented screens, in all tabs.
  var depth: Int32 { Int32(outline.nodes.count { $0.mark == .covered || $0.mark.isPresented }) }

  /// The reason why the state isn't explored further; `nil` if it is.
  func cut(_ options: ExplorationOptions) -> StateGraph.Cut? {
    if depth > options.depth { return .tooDeep }
    if outline.hiddenStackCount > 1 { return .tooManyTabs }
    return outline.repeatsScreen ? .repeatsScreen : nil
  }
}

/// A transition, with the facts to compare it with.
struct NotedTransition {
  let transition: Transition
  /// The state to which the choice has led before, or one of `StateGraph.End`.
  let before: Int32
  /// The texts on the screen before it.
  let origin: SeenTexts

  /// Whether the choice has led to another state before.
  var isSurprising: Bool { before >= 0 && transition.end >= 0 && before != transition.end }
}
