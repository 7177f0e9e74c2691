import AppDriver

/// The user's actions for choices of the state that was read last.
extension Walker {
  /// A hash of a choice's name, without what distinguishes rows and texts.
  func opener(_ choice: Choice) -> UInt64 {
    ChoiceActions(alphabet: options.alphabet, links: options.links)
      .opener(of: choice, in: reader.outline)
  }

  /// Returns the user's actions for a choice of the state that was read last.
  func actions(of choice: Choice) -> [UserAction]? {
    ChoiceActions(alphabet: options.alphabet, links: options.links)
      .actions(of: choice, in: reader.outline, session)
  }

  /// Returns a choice of the state that was read last as a step that can be repeated.
  func walkStep(_ choice: Int) -> WalkStep? {
    actions(of: reader.choices[choice]).map {
      WalkStep($0, panes: reader.outline.panes.map(\.controller))
    }
  }

  /// Returns the last step in a form that can be repeated, with a wait for threads if it needs one.
  func repeatable(_ step: WalkStep) -> WalkStep { neededRest ? step.waitingForThreads : step }
}
