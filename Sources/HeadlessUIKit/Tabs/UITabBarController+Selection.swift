extension UITabBarController {
  /// Selects a tab: the new one's willAppear, the old one's willDisappear and didDisappear, the
  /// new one's didAppear.
  func select(_ new: UIViewController) {
    guard new !== selected, !UIApplication.shared.hasCrashed else { return }
    let old = selected
    selected = new
    UIApplication.shared.log.record(.selectTab, new, self)
    guard isOnScreen else { return }
    new.begin(appearing: true, animated: false)
    old?.disappear()
    if appearance == .appeared { new.end() }
  }

  func replaceTabs(with new: [UIViewController]) {
    let application = UIApplication.shared
    guard !application.hasCrashed, areDistinct(new) else { return }
    let old = tabs
    let place = old.firstIndex { $0 === selected } ?? 0
    let added = new.filter { $0.parent !== self && adopt($0) }
    inside += added
    tabs = new.filter { $0.parent === self }
    application.log.record(.set, tabs.first, self)
    selectAnew(place)
    for controller in old where !tabs.contains(where: { $0 === controller }) {
      controller.tellWillMove(to: nil)
      controller.removeFromParent()
    }
    for controller in added { controller.tellDidMove(to: self) }
  }

  private func selectAnew(_ place: Int) {
    if let selected, tabs.contains(where: { $0 === selected }) { return }
    if !tabs.isEmpty {
      select(tabs.indices.contains(place) ? tabs[place] : tabs[0])
    } else {
      selected?.disappear()
      selected = nil
    }
  }

  private func areDistinct(_ new: [UIViewController]) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    for controller in new where !seen.insert(ObjectIdentifier(controller)).inserted {
      UIApplication.shared.fault(
        .tabsNameOneTwice, controller, self,
        "A tab bar controller can't show \(controller.described) twice")
      return false
    }
    return true
  }
}
