extension UITabBarController {
  /// Selects a tab.
  ///
  /// The methods are called in this order: the new controller's `viewWillAppear`, the old one's
  /// `viewWillDisappear` and `viewDidDisappear`, and the new one's `viewDidAppear`.
  func select(_ new: UIViewController) {
    let application = UIApplication.shared
    guard new !== selected, !application.hasCrashed,
      application.beginChange(of: new, in: self)
    else { return }
    defer { application.endChange() }
    let old = selected
    selected = new
    application.log.record(.selectTab, new, self)
    guard isOnScreen else { return }
    new.begin(appearing: true, animated: false)
    old?.disappear()
    if appearance == .appeared { new.end() }
  }

  func replaceTabs(with new: [UIViewController]) {
    let application = UIApplication.shared
    guard !application.hasCrashed, areDistinct(new) else { return }
    let old = controllersInTabs
    let place = selected.flatMap { old.place(of: $0) } ?? 0
    var added: [UIViewController] = []
    added.reserveCapacity(new.count)
    for controller in new where controller.container !== self && adopt(controller) {
      added.append(controller)
    }
    inside.append(contentsOf: added)
    var shown: [UIViewController] = []
    shown.reserveCapacity(new.count)
    for controller in new where controller.container === self { shown.append(controller) }
    controllersInTabs = shown
    application.log.record(.set, controllersInTabs.first, self)
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
