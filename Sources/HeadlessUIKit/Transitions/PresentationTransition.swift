/// A presentation or dismissal in progress.
final class PresentationTransition: TransitionCoordinator {
  let presenter: UIViewController
  let presented: UIViewController
  let isPresenting: Bool
  private var completion: (() -> Void)?

  init(
    of presented: UIViewController, on presenter: UIViewController, isPresenting: Bool,
    isAnimated: Bool, isInteractive: Bool = false, completion: (() -> Void)?
  ) {
    self.presented = presented
    self.presenter = presenter
    self.isPresenting = isPresenting
    self.completion = completion
    super.init(
      from: isPresenting ? presenter : presented, to: isPresenting ? presented : presenter,
      isAnimated: isAnimated, isInteractive: isInteractive)
  }

  nonisolated deinit {}

  override var presentationStyle: UIModalPresentationStyle { presented.shownStyle }

  override func carryOut() {
    if isPresenting {
      presented.finishPresenting(self)
    } else {
      presenter.finishDismissing(self)
    }
  }

  override func abandon() {
    super.abandon()
    completion = nil
    if presented.presentation === self { presented.presentation = nil }
  }

  func complete() {
    runCompletions()
    guard let completion, !UIApplication.shared.hasCrashed else { return }
    self.completion = nil
    completion()
  }
}
