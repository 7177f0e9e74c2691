extension UIPageViewController {
  /// Replaces the visible pages.
  ///
  /// The methods are called in this order: the new pages' `viewWillAppear`, the old pages'
  /// `viewWillDisappear` and `viewDidDisappear`, and the new pages' `viewDidAppear`. If a person
  /// scrolls, the new pages' `viewDidAppear` comes before the old pages' `viewDidDisappear`.
  func turn(
    to pages: [UIViewController], animated: Bool, byPerson: Bool = false,
    completion: ((Bool) -> Void)?
  ) {
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
        DeferredCall {
          self.finish(
            pages, from: old, to: new, animated: true,
            scrolls: byPerson && self.transitionStyle == .scroll, completion)
        })
    } else {
      finish(pages, from: old, to: new, animated: false, completion)
    }
  }

  private func finish(
    _ pages: [UIViewController], from old: [UIViewController], to new: [UIViewController],
    animated: Bool, scrolls: Bool = false, _ completion: ((Bool) -> Void)?
  ) {
    let back = pagesHaveBacks && pages.count > 1 ? pages.last : nil
    if isOnScreen {
      for page in pages where page !== back { page.begin(appearing: true, animated: animated) }
      for page in old { page.begin(appearing: false, animated: animated) }
      back?.begin(appearing: false, animated: animated)
    }
    back?.end()
    if !scrolls { takeOut(old) }
    for page in pages {
      if appearance == .appeared { page.end() }
      if new.place(of: page) != nil { page.notifyDidMove(to: self) }
    }
    if scrolls { takeOut(old) }
    if !UIApplication.hasCrashed { completion?(true) }
  }

  private func takeOut(_ pages: [UIViewController]) {
    for page in pages where page.container === self {
      page.notifyWillMove(to: nil)
      page.end()
      page.removeFromParent()
      noteTurned(page)
    }
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
    guard !application.hasCrashed, turnsByTouch,
      let pages = pages(direction), let next = pages.first, next !== inside.last
    else { return false }
    let previous = inside
    application.log.record(.willTransitionToPage, next, self)
    storedDelegate?.pageViewController(self, willTransitionTo: pages)
    if letsGo {
      notifyTurned(from: previous, completed: false)
    } else {
      application.log.record(.turnPage, next, self)
      turnDots(direction)
      turn(to: pages, animated: true, byPerson: true) { [weak self] _ in
        self?.notifyTurned(from: previous, completed: true)
      }
    }
    return true
  }

  /// Returns whether there is a page in a direction, which the data source is asked for.
  package func hasPage(_ direction: NavigationDirection) -> Bool {
    guard turnsByTouch, let next = pages(direction)?.first else { return false }
    return next !== inside.last
  }

  /// Returns the next page in a direction, followed by its back if the pages have backs; `nil` if
  /// there is no page.
  private func pages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let shown = pagesHaveBacks ? inside.first : inside.last,
      let next = page(direction, of: shown)
    else { return nil }
    guard pagesHaveBacks else { return [next] }
    guard let front = page(direction, of: next) else { return nil }
    return [front, next]
  }

  private func page(
    _ direction: NavigationDirection, of page: UIViewController
  ) -> UIViewController? {
    direction == .forward
      ? storedDataSource?.pageViewController(self, viewControllerAfter: page)
      : storedDataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func notifyTurned(from previous: [UIViewController], completed: Bool) {
    UIApplication.record(.didFinishTurning, inside.last, self)
    storedDelegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous,
      transitionCompleted: completed)
  }
}
