extension UINavigationController {
  func push(_ new: UIViewController, animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed, mayPush(new) else { return }
    let transition = transition(animated: animated)
    place(new, in: transition)
    stack.append(new)
    application.log.record(.push, new, self)
    start(transition, animated: animated)
  }

  func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
    guard !UIApplication.shared.hasCrashed, count < stack.count else { return [] }
    let transition = transition(animated: animated)
    let popped = Array(stack[count...])
    stack.removeSubrange(count...)
    for controller in popped.reversed() { takeOff(controller, in: transition) }
    UIApplication.shared.log.record(.pop, popped.last, self)
    start(transition, animated: animated)
    return popped
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed, mayStand(new) else { return }
    let isUnchanged = new.count == stack.count && zip(new, stack).allSatisfy { $0 === $1 }
    guard !isUnchanged else { return }
    let kept = Set(new.map(ObjectIdentifier.init))
    let old = stack
    let before = Set(old.map(ObjectIdentifier.init))
    let transition = transition(animated: animated)
    stack = new
    for controller in old.reversed() where !kept.contains(ObjectIdentifier(controller)) {
      takeOff(controller, in: transition)
    }
    for controller in new where !before.contains(ObjectIdentifier(controller)) {
      place(controller, in: transition)
    }
    application.log.record(.set, new.last, self)
    start(transition, animated: animated)
  }

  private func place(_ controller: UIViewController, in transition: StackTransition) {
    addChild(controller)
    transition.add(controller)
  }

  private func takeOff(_ controller: UIViewController, in transition: StackTransition) {
    controller.tellWillMove(to: nil)
    transition.remove(controller)
    if controller.parent === self { controller.leave(self) }
  }

  private func mayPush(_ new: UIViewController) -> Bool {
    let application = UIApplication.shared
    if stack.contains(where: { $0 === new }) {
      application.fault(
        .pushedTwice, new, self,
        "Pushing the same view controller instance more than once is not supported: "
          + new.described)
      return false
    }
    if new is UINavigationController {
      application.fault(
        .pushedNavigationController, new, self,
        "Pushing a navigation controller is not supported: \(new.described)")
      return false
    }
    if new is UITabBarController {
      application.warn(
        .pushedTabBarController, new, self,
        "A tab bar controller was pushed: \(new.described)")
    }
    return mayTakeIn(new)
  }

  private func mayStand(_ new: [UIViewController]) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    for controller in new {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        UIApplication.shared.fault(
          .stackNamesOneTwice, controller, self,
          "All view controllers in a navigation controller must be distinct: "
            + controller.described)
        return false
      }
      guard !(controller is UINavigationController) else {
        UIApplication.shared.fault(
          .pushedNavigationController, controller, self,
          "A navigation controller can't stand on a stack: \(controller.described)")
        return false
      }
      guard controller.parent === self || mayTakeIn(controller) else { return false }
    }
    return true
  }

  private func mayTakeIn(_ new: UIViewController) -> Bool {
    guard new.presenter == nil, new.hostingWindow == nil else {
      UIApplication.shared.fault(
        .presentedWhileActive, new, self,
        "\(new.described) is active already: it is presented or a window's root")
      return false
    }
    return true
  }
}
