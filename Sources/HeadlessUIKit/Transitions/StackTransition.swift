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

  /// The stack that `setViewControllers(_:animated:)` has replaced; `nil` if there is none.
  var replaced: [UIViewController]?

  init(in container: UINavigationController, isAnimated: Bool, swipe: Swipe) {
    self.container = container
    super.init(from: container.shown, to: nil, isAnimated: isAnimated, swipe: swipe)
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

  /// Tells the controllers that a canceled transition has taken off the stack again.
  func undoMoves() {
    let added = added
    forgetMoves()
    for controller in added where controller.container == nil { controller.finishMove() }
  }

  private func forgetMoves() {
    removed = []
    added = []
  }

  /// Returns the stack as it was before the transition, with what the app has pushed since.
  func stackBefore(_ stack: [UIViewController]) -> [UIViewController] {
    if let replaced {
      return replaced.filter { $0.container == nil || $0.container === container }
        + stack.filter { added.place(of: $0) == nil && replaced.place(of: $0) == nil }
    }
    let place =
      added.first.flatMap { stack.place(of: $0) }
      ?? to.flatMap { stack.place(of: $0) }.map { $0 + 1 } ?? stack.count
    var before = stack
    before.insert(contentsOf: removed.reversed().filter { $0.container == nil }, at: place)
    return before.filter { added.place(of: $0) == nil }
  }

  override func carryOut() { container.carryOut(self) }

  override func ended(didComplete: Bool) { container.finish(self, didComplete: didComplete) }

  override func layOut(_ view: UIView) {
    if container.isInside(view) { container.layOutStack() }
  }

  override func abandon() {
    super.abandon()
    replaced = nil
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
