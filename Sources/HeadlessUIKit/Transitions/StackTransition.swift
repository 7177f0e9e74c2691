/// A change to a navigation stack that has been made but isn't visible yet.
///
/// Several changes in one run loop iteration are combined into a single transition, from the
/// visible controller to the final top of the stack.
final class StackTransition: TransitionCoordinator {
  private let container: UINavigationController
  private(set) var added: [UIViewController] = []
  private(set) var removed: [UIViewController] = []
  var isScheduled = false
  /// Whether another controller than the visible one has been on top since the transition began.
  var changesScreen = false

  init(in container: UINavigationController, isAnimated: Bool, isInteractive: Bool) {
    self.container = container
    super.init(
      from: container.shown, to: nil, isAnimated: isAnimated, isInteractive: isInteractive)
  }

  nonisolated deinit {}

  func add(_ controller: UIViewController) {
    // Search from the end, and only for controllers that can be in the list, so that the total time
    // remains linear even for deep stacks.
    if controller.moving == .fromParent,
      let index = removed.lastIndex(where: { $0 === controller })
    {
      removed.remove(at: index)
      controller.moving = .not
    } else {
      added.append(controller)
      controller.moving = .toParent
    }
    controller.leaving = nil
  }

  func remove(_ controller: UIViewController) {
    if controller.moving == .toParent,
      let index = added.lastIndex(where: { $0 === controller })
    {
      added.remove(at: index)
    }
    removed.append(controller)
    controller.moving = .fromParent
    controller.leaving = container
  }

  /// Notifies the controllers that have moved into or out of the stack.
  func finishMoves() {
    let (removed, added) = (removed, added)
    forgetMoves()
    for controller in removed { controller.finishMove() }
    for controller in added { controller.finishMove() }
  }

  func forgetMoves() {
    removed = []
    added = []
  }

  override func carryOut() { container.carryOut(self) }

  override func layOut(_ view: UIView) {
    if container.isInside(view) { container.layOutStack() }
  }

  override func abandon() {
    super.abandon()
    for controller in removed { controller.leaving = nil }
    forgetMoves()
    container.forget(self)
  }
}

extension UIViewController {
  fileprivate func finishMove() {
    moving = .not
    leaving = nil
    notifyDidMove(to: container)
  }
}
