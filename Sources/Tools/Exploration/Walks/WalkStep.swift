public import AppDriver

/// A step of a walk: actions that belong together, such as filling a form and tapping its button.
///
/// Walks are repeated after other launches, in which controllers have other numbers. So the targets
/// of the actions have the index of the element's pane in place of the controller's number.
public nonisolated struct WalkStep: Sendable, Hashable, Codable {
  /// The actions, in order.
  public let actions: [UserAction]

  /// Creates a step from actions whose targets name panes by their indices.
  public init(_ actions: [UserAction]) { self.actions = actions }

  /// Creates a step from actions on the visible screen, given the numbers of its panes'
  /// controllers.
  init(_ actions: [UserAction], panes: [Int]) {
    self.actions = actions.map { action in
      guard let target = action.target else { return action }
      return action.withController(panes.firstIndex(of: target.controller) ?? 0)
    }
  }

  /// The step with a wait for the app's threads.
  var waitingForThreads: Self { Self(actions + [.wait(seconds: 0)]) }

  /// Creates a step from an action on the visible screen.
  ///
  /// Call this right before the action.
  @MainActor package init(_ action: UserAction, in session: AppSession) {
    self.init([action], panes: session.paneControllers)
  }

  /// Returns an action of the step for the visible screen; `nil` if the screen has fewer panes.
  ///
  /// Call this right before each action is performed, because the one before may change the screen.
  ///
  /// - Parameters:
  ///   - index: The index of the action.
  ///   - session: The session.
  /// - Returns: The action.
  @MainActor package func action(at index: Int, in session: AppSession) -> UserAction? {
    let action = actions[index]
    guard let target = action.target else { return action }
    let panes = session.paneControllers
    guard panes.indices.contains(target.controller) else { return nil }
    return action.withController(panes[target.controller])
  }
}
