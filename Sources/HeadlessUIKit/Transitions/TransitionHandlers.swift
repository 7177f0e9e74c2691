/// What an app has joined to a transition; most transitions have none.
final class TransitionHandlers {
  typealias Handler = TransitionCoordinator.Handler

  var animations: [Handler] = []
  var completions: [Handler] = []
  var interaction: [Handler] = []

  nonisolated deinit {}

  /// Handlers run once: one that adds another must find the list free.
  func take(_ list: ReferenceWritableKeyPath<TransitionHandlers, [Handler]>) -> [Handler] {
    let all = self[keyPath: list]
    self[keyPath: list] = []
    return all
  }
}
