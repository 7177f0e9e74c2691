/// The handlers that an app has added to a transition.
///
/// They are allocated separately because most transitions have none.
final class TransitionHandlers {
  typealias Handler = TransitionCoordinator.Handler

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interaction: [Handler] = []

  /// Removes all handlers from a list and returns them.
  ///
  /// This ensures that each handler runs only once, and can safely add more handlers to the list.
  func take(_ list: ReferenceWritableKeyPath<TransitionHandlers, [Handler]>) -> [Handler] {
    let all = self[keyPath: list]
    self[keyPath: list] = []
    return all
  }
}
