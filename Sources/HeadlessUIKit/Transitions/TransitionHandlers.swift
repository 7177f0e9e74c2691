/// The closures that an app has added to a transition; most transitions have none.
final class TransitionHandlers {
  typealias Handler = TransitionCoordinator.Handler

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interaction: [Handler] = []

  nonisolated deinit {}

  /// Takes the handlers out of a list, so that each runs once and can add others to the list.
  func take(_ list: ReferenceWritableKeyPath<TransitionHandlers, [Handler]>) -> [Handler] {
    let all = self[keyPath: list]
    self[keyPath: list] = []
    return all
  }
}
