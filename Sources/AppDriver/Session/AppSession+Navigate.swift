import HeadlessUIKit

extension AppSession {
  var front: UIViewController? { app.keyWindow?.frontmost }

  /// Returns the visible controller with the given number.
  func visiblePane(_ number: Int) -> UIViewController? {
    guard let front else { return nil }
    for pane in ControllerTree.panes(of: front) where pane.number == number { return pane }
    return nil
  }

  func selectTab(_ index: Int) -> Refusal? {
    guard let window = app.keyWindow, let front = window.frontmost else {
      return .notRunning
    }
    guard let tabs = ControllerTree.tabs(in: front) else {
      guard window.frontmostChain.contains(where: { ControllerTree.tabs(in: $0) != nil }) else {
        return .noSuchTab(index)
      }
      return .tabsCovered(by: ControllerTree.name(of: front))
    }
    guard tabs.showsTabs else { return .tabsHidden }
    guard let tab = tabs.viewControllers?[checked: index], tab.tabBarItem?.isEnabled != false
    else { return .noSuchTab(index) }
    return tabs.personTaps(tab: tab) ? nil : .tabRefused(ControllerTree.tabTitle(of: tab))
  }

  func goBack(_ steps: Int) -> Refusal? {
    guard steps > 0, let innermost = frontNavigation, innermost.showsBackButton else {
      return .noWayBack
    }
    var left = steps
    for navigation in [innermost] + ControllerTree.navigations(around: innermost) {
      let stack = navigation.viewControllers
      if left < stack.count {
        navigation.personGoesBack(to: stack[stack.count - 1 - left])
        return nil
      }
      left -= stack.count - 1
    }
    return .noWayBack
  }

  func swipeBack(letGo: Bool) -> Refusal? {
    guard let navigation = frontNavigation, navigation.allowsSwipeBack else {
      return .noSwipeBack
    }
    return navigation.personSwipesBack(letsGo: letGo)
      .map { .swipeNotInteractive(animator: $0) }
  }

  func swipeDown(letGo: Bool) -> Refusal? {
    guard let front else { return .notRunning }
    switch front.personSwipesDown(letsGo: letGo) {
    case .dismissed: return nil
    case .refused: return .sheetStays(ControllerTree.name(of: front))
    case .noSheet: return .noSheet
    }
  }

  func turnPage(forward: Bool) -> Refusal? {
    guard let front else { return .notRunning }
    guard let pages = ControllerTree.pages(in: front) else { return .noPages }
    return pages.personTurnsPage(forward ? .forward : .reverse) ? nil : .noSuchPage
  }

  private var frontNavigation: UINavigationController? {
    guard let front else { return nil }
    return ControllerTree.backNavigation(in: front)
  }
}
