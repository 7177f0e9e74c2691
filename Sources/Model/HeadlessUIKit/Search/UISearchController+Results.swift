extension UISearchController {
  /// The results controller while its content replaces that of the screen; `nil` otherwise.
  package var shownResults: UIViewController? {
    guard isActive, let searchResultsController else { return nil }
    let isShown =
      automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
    return isShown ? searchResultsController : nil
  }

  /// Lets the results controller appear or disappear.
  ///
  /// When it first appears, it becomes a child of this controller, as in UIKit. While this
  /// controller isn't on screen, it appears with this one.
  func showResults() {
    guard let results = searchResultsController else { return }
    let isShown = shownResults != nil
    guard isShown != areResultsShown else { return }
    areResultsShown = isShown
    guard isShown else { return results.disappear() }
    adoptResults(results)
    results.loadViewIfNeeded()
    switch appearance {
    case .appeared: results.appear()
    case .appearing: results.begin(appearing: true, animated: isAppearanceAnimated)
    case .entering, .disappearing, .disappeared: break
    }
  }

  private func adoptResults(_ results: UIViewController) {
    guard results.container == nil, results.hostingWindow == nil else { return }
    results.call(.willMoveToParent, [self]) { results.willMove(toParent: self) }
    results.container = self
    changeInside { $0.append(results) }
    results.call(.didMoveToParent, [self]) { results.didMove(toParent: self) }
  }

  /// Returns the screen that shows the search bar: the one whose views contain it, or else the one
  /// whose navigation item has this controller.
  func findSearchedScreen() -> UIViewController? {
    if let owner = searchBar.owningController { return owner }
    for window in UIApplication.shared.windows {
      if let screen = window.rootViewController?.screen(of: self) { return screen }
    }
    return nil
  }
}

extension UIViewController {
  /// Returns the controller, among this one, its children, and those it presents, whose navigation
  /// item has a search controller.
  fileprivate func screen(of search: UISearchController) -> UIViewController? {
    if loadedNavigationItem?.searchController === search { return self }
    for child in inside {
      if let screen = child.screen(of: search) { return screen }
    }
    return above?.screen(of: search)
  }
}
