extension UITabBarController {
  /// Selects a tab.
  ///
  /// The methods are called in this order: the new controller's `viewWillAppear`, the old one's
  /// `viewWillDisappear` and `viewDidDisappear`, and the new one's `viewDidAppear`. If the app
  /// animates the change, the animation runs before `viewDidDisappear`.
  func select(_ new: UIViewController) {
    let application = UIApplication.shared
    guard new !== selected, !application.hasCrashed,
      application.beginChange(of: new, in: self)
    else { return }
    defer { application.endChange() }
    let old = selected
    selected = new
    UIApplication.record(.selectTab, new, self)
    guard isOnScreen else {
      if appearance == .disappearing { old?.end() }
      return
    }
    if appearance == .appeared, running == nil, let old,
      let animation = animation(from: old, to: new)
    {
      let transition = TabTransition(in: self, from: old, to: new)
      transition.use(animation)
      running = transition
      new.begin(appearing: true, animated: true)
      old.begin(appearing: false, animated: true)
      return transition.run(in: view)
    }
    new.begin(appearing: true, animated: false)
    old?.disappear()
    if appearance == .appeared { new.end() }
  }

  /// Asks the delegate whether the app animates the change to another tab.
  private func animation(from old: UIViewController, to new: UIViewController) -> AppAnimation? {
    guard let delegate = storedDelegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    return AppAnimation(
      animator: animator,
      interaction: delegate.tabBarController(self, interactionControllerFor: animator))
  }

  /// Called when the app's animation has ended.
  ///
  /// If the transition was canceled, the previous tab is selected again.
  func finish(_ transition: TabTransition, didComplete: Bool) {
    let (old, new) = (transition.from, transition.to)
    if !didComplete, selected === new, let old, controllersInTabs.place(of: old) != nil {
      selected = old
      UIApplication.record(.transitionCancelled, new, self)
      new?.begin(appearing: false, animated: true)
      if isOnScreen { old.begin(appearing: true, animated: true) }
      new?.end()
      if appearance == .appeared { old.end() }
    } else {
      old?.end()
      if appearance == .appeared { new?.end() }
    }
    if running === transition { running = nil }
    transition.runCompletions()
  }

  func replaceTabs(with new: [UIViewController]) {
    guard !UIApplication.hasCrashed, areDistinct(new) else { return }
    let old = controllersInTabs
    let place = selected.flatMap { old.place(of: $0) } ?? 0
    var added: [UIViewController] = []
    added.reserveCapacity(new.count)
    for controller in new where !isContainer(of: controller) && adopt(controller) {
      added.append(controller)
    }
    changeInside { $0.append(contentsOf: added) }
    var shown: [UIViewController] = []
    shown.reserveCapacity(new.count)
    for controller in new where isContainer(of: controller) { shown.append(controller) }
    controllersInTabs = shown
    UIApplication.record(.set, controllersInTabs.first, self)
    selectAgain(place)
    for controller in old where shown.place(of: controller) == nil {
      controller.notifyWillMove(to: nil)
      controller.removeFromParent()
    }
    for controller in added { controller.notifyDidMove(to: self) }
  }

  private func selectAgain(_ place: Int) {
    if let selected, controllersInTabs.place(of: selected) != nil { return }
    if !controllersInTabs.isEmpty {
      select(
        controllersInTabs.indices.contains(place) ? controllersInTabs[place] : controllersInTabs[0])
    } else {
      selected?.disappear()
      selected = nil
    }
  }

  private func areDistinct(_ new: [UIViewController]) -> Bool {
    guard let repeated = new.firstRepeated else { return true }
    UIApplication.shared.fault(
      .tabsNameOneTwice, repeated, self,
      "A tab bar controller can't show \(repeated.described) twice")
    return false
  }
}
