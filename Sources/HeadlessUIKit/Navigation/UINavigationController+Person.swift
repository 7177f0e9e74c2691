extension UINavigationController {
  /// Whether the top's Back button is there.
  package var showsBackButton: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = topViewController else {
      return false
    }
    return top.loadedNavigationItem?.showsBackButton ?? true
  }

  /// Whether a swipe from the left edge goes back.
  ///
  /// Off with a hidden bar, a hidden Back button or an own left item (common knowledge).
  package var allowsSwipeBack: Bool {
    showsBackButton && interactivePopGestureRecognizer?.isEnabled == true
      && (topViewController?.loadedNavigationItem?.leftBarButtonItems ?? []).isEmpty
  }

  /// What the Back button says: the screen below's own words, its title, or `Back`.
  package var backTitle: String {
    guard stack.count > 1 else { return "Back" }
    let below = stack[stack.count - 2]
    let item = below.loadedNavigationItem
    for title in [item?.backButtonTitle, item?.backBarButtonItem?.title] {
      if let title, !title.isEmpty { return title }
    }
    return "Back"
  }

  /// A person taps the Back button, or picks a screen from the menu that a long press opens.
  package func personGoesBack(to target: UIViewController) {
    guard let index = stack.lastIndex(where: { $0 === target }) else { return }
    _ = pop(toCount: index + 1, animated: true)
  }

  /// A person swipes from the left edge, all the way.
  package func personSwipesBack() {
    guard stack.count > 1 else { return }
    _ = transition(animated: true, isInteractive: true)
    _ = popViewController(animated: true)
  }

  /// A person swipes from the left edge and lets go: the callbacks of a pop that is taken back.
  ///
  /// The delegate hears willShow and never didShow, and the stack is as before.
  package func personLetsSwipeGo() {
    guard stack.count > 1, running == nil, pending == nil, let top = topViewController else {
      return
    }
    let log = UIApplication.shared.log
    let below = stack[stack.count - 2]
    let transition = StackTransition(
      coordinator: TransitionCoordinator(
        from: top, to: below, isAnimated: true, isInteractive: true))
    let before = (stack, children)
    running = transition
    stack.removeLast()
    children.removeAll { $0 === top }
    top.parent = nil
    top.moving = .fromParent
    top.beginAppearanceTransition(false, animated: true)
    below.beginAppearanceTransition(true, animated: true)
    tellWillShow(below, animated: true)
    transition.coordinator.runAnimations()
    transition.coordinator.liftFinger(cancelling: true)
    (stack, children) = before
    top.parent = self
    top.moving = .not
    log.record(.swipeCancelled, top, self)
    below.beginAppearanceTransition(false, animated: true)
    below.endAppearanceTransition()
    top.beginAppearanceTransition(true, animated: true)
    top.endAppearanceTransition()
    transition.coordinator.runCompletions()
    running = nil
  }
}
