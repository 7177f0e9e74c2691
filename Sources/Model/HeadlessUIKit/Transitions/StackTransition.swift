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

  /// The removed controllers that came onto the stack in this transition, or were given up; a
  /// canceled transition doesn't put them back.
  private var passing: [UIViewController] = []
  /// The container's overrides of the removed controllers' traits, by controller.
  private var traits: [ObjectIdentifier: UITraitCollection] = [:]

  func add(_ controller: UIViewController) {
    // Search from the end, and only for controllers that can be in the list, so that the total time
    // remains linear even for deep stacks.
    if controller.moving == .fromParent,
      let index = removed.lastIndex(where: { $0 === controller })
    {
      removed.remove(at: index)
      controller.moving = .not
      if let index = passing.lastIndex(where: { $0 === controller }) {
        passing.remove(at: index)
        added.append(controller)
        controller.moving = .toParent
      }
    } else {
      added.append(controller)
      controller.moving = .toParent
    }
  }

  func remove(_ controller: UIViewController) {
    if controller.moving == .toParent,
      let index = added.lastIndex(where: { $0 === controller })
    {
      added.remove(at: index)
      passing.append(controller)
    }
    removed.append(controller)
    controller.moving = .fromParent
    controller.leaving = container
    if let overriding = controller.traitsFromParent {
      traits[ObjectIdentifier(controller)] = overriding
    }
  }

  /// Notes that a removed controller isn't put back if the transition is canceled.
  func giveUp(_ controller: UIViewController) { passing.append(controller) }

  /// Notifies the controllers that have moved into or out of the stack.
  func finishMoves() {
    let (removed, added) = (removed, added)
    forgetMoves()
    for controller in removed { finishMove(of: controller, to: nil) }
    for controller in added { finishMove(of: controller, to: container) }
  }

  /// Notifies the controllers that a canceled transition has taken off the stack again.
  func undoMoves() {
    let new = (added + passing).filter { $0.container == nil }
    forgetMoves()
    for controller in new { finishMove(of: controller, to: nil) }
  }

  /// Ends the move of a controller, unless the next transition moves it again, and tells the
  /// controller.
  private func finishMove(of controller: UIViewController, to parent: UIViewController?) {
    if let next = container.pending, next !== self, next.moves(controller) {
      return controller.notifyDidMove(to: parent)
    }
    controller.moving = .not
    controller.leaving = nil
    controller.notifyDidMove(to: controller.container)
  }

  private func moves(_ controller: UIViewController) -> Bool {
    added.place(of: controller) != nil || removed.place(of: controller) != nil
  }

  private func forgetMoves() {
    removed = []
    added = []
    passing = []
    traits = [:]
  }

  /// Returns the stack before the transition, with the controllers that were pushed since.
  func stackBefore(_ stack: [UIViewController]) -> [UIViewController] {
    let new = Set(added.map(ObjectIdentifier.init))
    let passed = Set(passing.map(ObjectIdentifier.init))
    if let replaced {
      let known = new.union(replaced.map(ObjectIdentifier.init))
      return replaced.filter { $0.container == nil || $0.container === container }
        + stack.filter { !known.contains(ObjectIdentifier($0)) }
    }
    let place =
      added.first.flatMap { stack.place(of: $0) }
      ?? to.flatMap { stack.place(of: $0) }.map { $0 + 1 } ?? stack.count
    var before = stack
    before.insert(
      contentsOf: removed.reversed().filter {
        $0.container == nil && !passed.contains(ObjectIdentifier($0))
      }, at: place)
    return before.filter { !new.contains(ObjectIdentifier($0)) }
  }

  /// Gives the controllers that are on the stack again what they had there.
  func restoreMoves() {
    for controller in removed where controller.container === container {
      controller.moving = .not
      controller.leaving = nil
      controller.traitsFromParent = traits[ObjectIdentifier(controller)]
    }
    for controller in added where controller.container == nil { controller.traitsFromParent = nil }
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
