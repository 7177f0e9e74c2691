extension UIPageViewController {
  /// Replaces the visible pages.
  ///
  /// The methods are called in this order: the new pages' `viewWillAppear`, the old pages'
  /// `viewWillDisappear` and `viewDidDisappear`, and the new pages' `viewDidAppear`.
  func turn(to pages: [UIViewController], animated: Bool, completion: ((Bool) -> Void)?) {
    guard !pages.isSame(as: inside) else {
      if let completion { UIApplication.shared.settleLater(DeferredCall { completion(true) }) }
      return
    }
    let old = inside.filter { pages.place(of: $0) == nil }
    let new = pages.filter { $0.container !== self && adopt($0) }
    replaceInside(
      with: old.filter { $0.container === self } + pages.filter { $0.container === self })
    if animated, isOnScreen {
      UIApplication.shared.settleLater(
        DeferredCall { self.finish(from: old, to: new, animated: true, completion) })
    } else {
      finish(from: old, to: new, animated: false, completion)
    }
  }

  private func finish(
    from old: [UIViewController], to new: [UIViewController], animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    if isOnScreen {
      for page in new { page.begin(appearing: true, animated: animated) }
      for page in old { page.begin(appearing: false, animated: animated) }
    }
    for page in old where page.container === self { takeOut(page) }
    for page in new {
      if appearance == .appeared { page.end() }
      page.notifyDidMove(to: self)
    }
    if !UIApplication.shared.hasCrashed { completion?(true) }
  }

  private func takeOut(_ page: UIViewController) {
    page.notifyWillMove(to: nil)
    page.end()
    page.removeFromParent()
  }

  /// Simulates a page turn by the user, either complete or canceled.
  ///
  /// The delegate receives `willTransitionTo` before the pages' callbacks, and `didFinishAnimating`
  /// after them.
  ///
  /// - Returns: Whether there is a page in that direction.
  package func personTurnsPage(
    _ direction: NavigationDirection, letsGo: Bool = false
  ) -> Bool {
    let application = UIApplication.shared
    guard !application.hasCrashed, let shown = inside.last, let source = dataSource,
      let next = direction == .forward
        ? source.pageViewController(self, viewControllerAfter: shown)
        : source.pageViewController(self, viewControllerBefore: shown), next !== shown
    else { return false }
    let previous = inside
    application.log.record(.willTransitionToPage, next, self)
    delegate?.pageViewController(self, willTransitionTo: [next])
    if letsGo {
      notifyTurned(from: previous, completed: false)
    } else {
      application.log.record(.turnPage, next, self)
      turn(to: [next], animated: true) { [weak self] _ in
        self?.notifyTurned(from: previous, completed: true)
      }
    }
    return true
  }

  private func notifyTurned(from previous: [UIViewController], completed: Bool) {
    UIApplication.shared.log.record(.didFinishTurning, inside.last, self)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: completed)
  }
}
