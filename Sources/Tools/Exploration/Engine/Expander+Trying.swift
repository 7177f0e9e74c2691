import AppDriver

/// Making choices, and recording their ends.
extension Expander {
  func tryChoice(_ choice: Int, of state: Int32) {
    // The outline has the title, unless the app has given the screen none.
    let title = walker.reader.outline.panes.first?.title ?? walker.session.screenName
    let origin = Origin(walker, titled: title)
    let end = make(choice, of: state)
    guard end >= 0, end != state, findings.needs.isEmpty, tracker.current == end else { return }
    let name = tracker.graph.name(of: state, choice)
    if !isFull, origin.isOnward(name, walker) {
      goBack(from: end, to: origin, at: PathStep(state: state, choice: Int32(choice)))
    }
  }

  /// Makes a choice of the current state, and returns its end.
  func make(_ choice: Int, of state: Int32) -> Int32 {
    if tracker.graph.name(of: state, choice) == .sizes { return changeSize(choice, of: state) }
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
    let before = note(state, choice, end)
    let verdicts = walker.verdicts
    if !verdicts.isEmpty {
      report(
        verdicts, at: state, choice, tracker.graph.path(to: state),
        repeats: before >= 0 && before != end
          && !tracker.graph.dependsOnFields(PathStep(state: state, choice: Int32(choice))))
    }
    if arrival == .state, end >= 0, verdicts.isEmpty, !walker.isTainted,
      hasOtherTree(than: end)
    {
      checkTree(end, at: state, choice)
    }
    // Later findings may be consequences of this one.
    if verdicts.contains(where: { $0.kind == .leak }) {
      tracker.arrive(at: nil)
    }
    return end
  }

  /// Changes the size there and back.
  private func changeSize(_ choice: Int, of state: Int32) -> Int32 {
    let verdict = tracker.changeSize(choice)
    let end = walker.session.crash == nil ? StateGraph.End.absent : StateGraph.End.crashed
    let transition = Transition(from: state, choice: Int32(choice), end: end)
    if tracker.graph.add(transition) { findings.transitions.append(transition) }
    closeIfExplored(state)
    if let verdict { report([verdict], at: state, choice, tracker.graph.path(to: state)) }
    tracker.arrive(at: verdict == nil && end == StateGraph.End.absent ? state : nil)
    return end
  }

  /// Notes the end of a choice, and returns the end that it had before.
  @discardableResult
  func note(_ state: Int32, _ choice: Int, _ end: Int32) -> Int32 {
    let before = tracker.graph.end(of: state, choice)
    var transition = Transition(
      from: state, choice: Int32(choice), end: end,
      texts: StepTexts(origin: tracker.origin, arrival: walker.reader.titles))
    if !tracker.isWandering, before >= 0, end >= 0, before != end {
      transition.history = tracker.history
      compare(transition, before)
    }
    if tracker.graph.add(transition) || before != end {
      findings.transitions.append(transition)
    }
    closeIfExplored(state)
    return before
  }

  /// Returns the number of the state in which the app is, which may be new.
  func locate(parent: Int32, choice: Int32) -> Int32 {
    if let known = tracker.graph.number(of: walker.reader.key) {
      tracker.arrive(at: known)
      return known
    }
    let reader = walker.reader
    // Most states show a known screen.
    let known = tracker.graph.screen(withID: reader.screenID(walker.session))
    var choices = walker.choiceNames
    // The size is changed once on each screen.
    if walker.options.checksSizes, !choices.isEmpty, known == nil { choices.append(.sizes) }
    let found = FoundState(
      key: reader.key, signature: reader.signature, screen: known ?? reader.screen(walker.session),
      choices: choices,
      tree: walker.isTainted ? 0 : walker.tree, titles: reader.titles,
      depth: reader.depth,
      tab: Int32(reader.outline.selectedTab),
      later: walker.later, leavesOutRows: reader.leavesOutRows,
      cut: tracker.isWandering ? nil : reader.cut(walker.options))
    // A random walk makes so many choices after a launch that nobody repeats them all.
    let history = tracker.isWandering ? nil : tracker.detour(to: parent, choice)
    let number = tracker.graph.add(found, parent: parent, choice: choice, history: history)
    findings.states.append(
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
  func cut(_ options: ExplorationOptions) -> Cut.Reason? {
    if depth > options.depth { return .tooDeep }
    if outline.hiddenStackCount > 1 { return .tooManyTabs }
    return outline.repeatsScreen ? .repeatsScreen : nil
  }
}
