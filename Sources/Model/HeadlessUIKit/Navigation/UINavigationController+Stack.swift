extension UINavigationController {
  func push(_ new: UIViewController, animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed, application.beginChange(of: new, in: self) else { return }
    defer { application.endChange() }
    guard mayChangeStack("pushViewController:animated:"), mayPush(new) else { return }
    guard let transition = transitionToAwait(animated: animated) else {
      return putOnTop(new, animated: animated)
    }
    // The trace of the event leads to the code that pushes the controller.
    UIApplication.record(.push, new, self)
    wait(for: transition, with: new)
  }

  /// Puts a navigation controller on top of the stack, as a split view controller does when its
  /// columns collapse.
  func nest(_ new: UINavigationController, animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed, application.beginChange(of: new, in: self) else { return }
    defer { application.endChange() }
    putOnTop(new, animated: animated)
  }

  func putOnTop(_ new: UIViewController, animated: Bool, isRecorded: Bool = false) {
    makeWaitingPushes()
    guard adopt(new) else { return }
    changeInside { $0.append(new) }
    let isAtRest = isAtRest
    if !isAtRest { transition(animated: animated).add(new) }
    if !isRecorded { UIApplication.record(.push, new, self) }
    if isAtRest { join(new) } else { start(animated: animated) }
  }

  func popTop(animated: Bool) -> UIViewController? {
    guard !UIApplication.hasCrashed, prepareToChange("popViewControllerAnimated:"),
      inside.count > 1, let top = inside.last
    else { return nil }
    changeInside { $0.removeLast() }
    removeFromStack(top, animated: animated)
    recordPop(of: top)
    start(animated: animated)
    return top
  }

  func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
    guard !UIApplication.hasCrashed, count < inside.count else { return [] }
    let popped = Array(inside[count...])
    changeInside { $0.removeSubrange(count...) }
    for controller in popped.reversed() { removeFromStack(controller, animated: animated) }
    recordPop(of: popped.last)
    start(animated: animated)
    return popped
  }

  func replaceStack(with new: [UIViewController], animated: Bool) {
    let application = UIApplication.shared
    guard !application.hasCrashed, application.beginChange(of: new.last, in: self) else { return }
    defer { application.endChange() }
    guard prepareToChange("setViewControllers:animated:"), mayReplaceStack(with: new) else {
      return
    }
    guard !new.isSame(as: inside) else { return }
    if animated, storedDelegate != nil {
      let transition = transition(animated: true)
      transition.replaced = transition.stackBefore(inside)
    }
    let isFirst = inside.isEmpty && new.count == 1
    if !inside.isEmpty { removeAll(except: new, animated: animated) }
    var stack: [UIViewController] = []
    stack.reserveCapacity(new.count)
    var joining: UIViewController?
    for controller in new where !isContainer(of: controller) && adopt(controller) {
      if isFirst, isAtRest {
        joining = controller
      } else {
        transition(animated: animated).add(controller)
      }
    }
    for controller in new where isContainer(of: controller) { stack.append(controller) }
    replaceInside(with: stack)
    UIApplication.record(.set, new.last, self)
    if let joining { join(joining) } else { start(animated: animated) }
  }

  private func removeAll(except new: [UIViewController], animated: Bool) {
    let kept = Set(new.map(ObjectIdentifier.init))
    let old = inside
    inside = old.filter { kept.contains(ObjectIdentifier($0)) }
    for controller in old.reversed() where !kept.contains(ObjectIdentifier(controller)) {
      removeFromStack(controller, animated: animated)
    }
  }

  private func removeFromStack(_ controller: UIViewController, animated: Bool) {
    controller.notifyWillMove(to: nil)
    transition(animated: animated).remove(controller)
    guard isContainer(of: controller) else { return }
    controller.container = nil
    controller.traitsFromParent = nil
    if swipe != .letGo { UIApplication.record(.removeChild, controller, self) }
  }

  /// Records a pop, unless the pop is part of a swipe that will be canceled.
  private func recordPop(of controller: UIViewController?) {
    if swipe != .letGo { UIApplication.record(.pop, controller, self) }
  }

  func mayPush(_ new: UIViewController) -> Bool {
    let application = UIApplication.shared
    guard !isContainer(of: new) else {
      application.fault(
        .pushedTwice, new, self,
        "Pushing the same view controller instance more than once is not supported: "
          + new.described)
      return false
    }
    guard mayNest(new) else {
      application.fault(
        .pushedNavigationController, new, self,
        "Pushing a navigation controller is not supported: \(new.described)")
      return false
    }
    guard !(new is UISplitViewController) else {
      application.warn(
        .pushedSplitViewController, new, self,
        "Split View Controllers cannot be pushed to a Navigation Controller \(described): "
          + new.described)
      return false
    }
    guard mayAddToStack(new) else { return false }
    if new is UITabBarController {
      application.warn(
        .pushedTabBarController, new, self,
        "A tab bar controller was pushed: \(new.described)")
    }
    return true
  }

  private func mayReplaceStack(with new: [UIViewController]) -> Bool {
    if let repeated = new.firstRepeated {
      UIApplication.shared.fault(
        .stackNamesOneTwice, repeated, self,
        "All view controllers in a navigation controller must be distinct: "
          + repeated.described)
      return false
    }
    for controller in new where !isContainer(of: controller) {
      guard mayNest(controller) else {
        UIApplication.shared.fault(
          .pushedNavigationController, controller, self,
          "A navigation controller can't be on a navigation stack: \(controller.described)")
        return false
      }
      guard mayAddToStack(controller) else { return false }
    }
    return true
  }

  /// Returns whether a controller isn't a navigation controller, or the stack is the single one of
  /// a collapsed split view.
  private func mayNest(_ new: UIViewController) -> Bool {
    guard new is UINavigationController else { return true }
    return (container as? UISplitViewController)?.isCollapsed ?? false
  }

  private func mayAddToStack(_ new: UIViewController) -> Bool {
    guard new.belowLink.isEmpty else {
      UIApplication.shared.fault(
        .presentedWhileActive, new, self,
        "\(new.described) is already active because it is being presented")
      return false
    }
    return true
  }
}
