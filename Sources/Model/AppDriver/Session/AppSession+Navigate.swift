import HeadlessUIKit

extension AppSession {
  var front: UIViewController? { app.touchableWindow?.frontmost }

  /// Returns the visible controller with the given number.
  func visiblePane(_ number: Int) -> UIViewController? {
    guard let front else { return nil }
    for pane in ShownPath(from: front).panes where pane.number == number { return pane }
    return nil
  }

  func selectTab(_ index: Int) -> Refusal? {
    guard let window = app.touchableWindow, let front = window.frontmost else {
      return .notRunning
    }
    guard let tabs = ShownPath(from: front).tabs else {
      guard window.frontmostChain.contains(where: { ShownPath(from: $0).tabs != nil }) else {
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
      return searchCoversBar ? .barCoveredBySearch : .noWayBack
    }
    var left = steps
    for navigation in [innermost] + ControllerTree.navigations(around: innermost) {
      let below = navigation.screensBelow
      if left <= below.count {
        navigation.personGoesBack(to: below[below.count - left])
        return nil
      }
      left -= below.count
    }
    return .noWayBack
  }

  /// Swipes from the left edge: UIKit's own gesture takes the finger if it may begin, otherwise the
  /// app's own recognizers do.
  func swipeBack(letGo: Bool) -> Refusal? {
    var refusal = Refusal.nothingBelow
    if let navigation = frontNavigation, navigation.stackCount > 1 {
      if navigation.allowsSwipeBack {
        guard let animator = navigation.personSwipesBack(letsGo: letGo) else { return nil }
        refusal = .swipeNotInteractive(animator: animator)
      } else {
        refusal = navigation.offersSwipeBack ? .swipeBackRefused : .noSwipeBack
      }
    }
    isGestureTakenByApp = frontPane?.personPansFromEdge(letsGo: letGo) ?? false
    return isGestureTakenByApp ? nil : refusal
  }

  /// Swipes down, or taps outside a popover: a sheet is UIKit's, any other presented screen the
  /// app's own recognizers'.
  func swipeDown(letGo: Bool) -> Refusal? {
    guard let front else { return .notRunning }
    if front.presenter != nil, ControllerTree.style(of: front) == .cover,
      frontPane?.personPansDown(letsGo: letGo) == true
    {
      isGestureTakenByApp = true
      return nil
    }
    isTapOutside = front.isInPopover
    switch front.personSwipesDown(letsGo: letGo) {
    case .dismissed: return nil
    case .refused: return .sheetStays(ControllerTree.name(of: front))
    case .noSheet: return .noSheet
    }
  }

  /// Turns the page of a page view controller, or else of a scroll view with pages, or else lets
  /// the app's own recognizers turn it.
  func turnPage(forward: Bool) -> Refusal? {
    guard let front else { return .notRunning }
    let pages = ControllerTree.pages(in: front)
    if let pages, pages.turnsByTouch {
      return pages.personTurnsPage(forward ? .forward : .reverse) ? nil : .noSuchPage
    }
    let panes = ShownPath(from: front).panes
    if pages == nil, let view = panes.lazy.compactMap(\.pagingView).first {
      return view.personTurnsPage(forward: forward) ? nil : .noSuchPage
    }
    isGestureTakenByApp = panes.contains { $0.personSwipesAside(toLeft: forward) }
    if isGestureTakenByApp { return nil }
    guard pages == nil else { return .pagesDisabled }
    return panes.contains { $0.takesSwipeAside(toLeft: !forward) } ? .noSuchPage : .noPages
  }

  /// Whether a swipe from the left edge follows the finger, so that it can be released halfway.
  package var followsSwipeBack: Bool {
    frontNavigation?.offersSwipeBack == true || frontPane?.followsEdgePan == true
  }

  /// Whether a swipe down follows the finger, so that it can be released halfway.
  package var followsSwipeDown: Bool {
    guard let front, front.presenter != nil else { return false }
    return switch ControllerTree.style(of: front) {
    case .sheet: !front.blocksSwipe && !front.isInPopover
    case .cover: frontPane?.followsPanDown ?? false
    case .alert, .actionSheet: false
    }
  }

  /// The directions in which the user can turn the page.
  ///
  /// A page view controller's data source is asked for its pages, as UIKit asks for them in
  /// advance.
  package var pageTurns: (next: Bool, previous: Bool) {
    pageTurns(front.map { ShownPath(from: $0).panes } ?? [])
  }

  /// The directions in which the user can turn the page of one of the visible panes.
  func pageTurns(_ panes: [UIViewController]) -> (next: Bool, previous: Bool) {
    let pages = ControllerTree.pages(around: panes)
    if let pages, pages.turnsByTouch {
      return (pages.hasPage(.forward), pages.hasPage(.reverse))
    }
    for pane in panes where pages == nil {
      guard let view = pane.pagingView else { continue }
      return (view.hasPage(forward: true), view.hasPage(forward: false))
    }
    var turns = (next: false, previous: false)
    for pane in panes {
      if pane.takesSwipeAside(toLeft: true) { turns.next = true }
      if pane.takesSwipeAside(toLeft: false) { turns.previous = true }
    }
    return turns
  }

  /// Whether an active search hides the navigation bar, with its buttons and the Back button.
  package var searchCoversBar: Bool { frontNavigation?.searchHidesTopBar ?? false }

  /// The pane at the left edge of the screen.
  private var frontPane: UIViewController? {
    front.flatMap { ShownPath(from: $0).panes.first }
  }

  var frontNavigation: UINavigationController? {
    guard let front else { return nil }
    return ShownPath(from: front).backNavigation
  }
}
