/// A presentation or dismissal that has begun and not ended.
final class PresentationTransition {
  let isPresenting: Bool
  let coordinator: TransitionCoordinator
  private var completions: [() -> Void] = []

  init(isPresenting: Bool, coordinator: TransitionCoordinator, completion: (() -> Void)?) {
    self.isPresenting = isPresenting
    self.coordinator = coordinator
    if let completion { completions.append(completion) }
  }

  func complete() {
    coordinator.runCompletions()
    for completion in completions { completion() }
  }
}
