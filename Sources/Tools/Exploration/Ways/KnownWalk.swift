import AppDriver

/// The remaining steps of a walk that was repeated with success.
struct KnownWalk {
  private var steps: ArraySlice<WalkStep> = []
  /// The number of remaining steps of the exploration's prefix.
  private var prefixLeft = 0

  /// A walk without steps.
  init() {}

  /// Creates a walk; the prefix, with which the exploration began, is made even if it isn't
  /// offered.
  init(prefix: [WalkStep] = [], _ steps: [WalkStep]) {
    self.steps = (prefix + steps)[...]
    prefixLeft = prefix.count
  }

  /// Takes the next step, with its choice if that was looked for; gives up the walk if the visible
  /// screen doesn't offer the step.
  mutating func next(
    offeredBy reader: borrowing StateReader, _ actions: ChoiceActions, _ session: AppSession
  ) -> (step: WalkStep, choice: Choice?)? {
    guard let step = steps.popFirst() else { return nil }
    if prefixLeft > 0 {
      prefixLeft -= 1
      return (step, nil)
    }
    if step.isWait { return (step, nil) }
    let outline = reader.outline
    // Only some of similar rows are choices.
    if let target = step.actions.first?.target, target.kind == .row, step.actions.count == 1,
      outline.rows.contains(where: { $0.label == target.label })
    {
      return (step, nil)
    }
    let panes = outline.panes.map(\.controller)
    let offered = reader.choices.first { choice in
      actions.actions(of: choice, in: outline, session)
        .map { [WalkStep($0, panes: panes), WalkStep($0, panes: panes).waitingForThreads] }?
        .contains(step) ?? false
    }
    guard let offered else {
      steps = []
      return nil
    }
    return (step, offered)
  }
}
