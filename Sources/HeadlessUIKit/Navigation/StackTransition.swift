/// A change of a navigation stack that has been made and not yet shown.
///
/// Several changes within a turn of the run loop become one transition, from what is on the screen
/// to what is on top in the end.
final class StackTransition {
  let coordinator: TransitionCoordinator
  var added: [UIViewController] = []
  var removed: [UIViewController] = []
  var isScheduled = false

  init(coordinator: TransitionCoordinator) { self.coordinator = coordinator }

  func add(_ controller: UIViewController) {
    if let index = removed.firstIndex(where: { $0 === controller }) {
      removed.remove(at: index)
      controller.moving = .not
    } else {
      added.append(controller)
      controller.moving = .toParent
    }
  }

  func remove(_ controller: UIViewController) {
    if let index = added.firstIndex(where: { $0 === controller }) { added.remove(at: index) }
    removed.append(controller)
    controller.moving = .fromParent
  }
}
