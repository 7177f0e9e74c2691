extension UISearchController {
  /// The results controller while its content replaces that of the screen; `nil` otherwise.
  package var shownResults: UIViewController? {
    guard isActive, let searchResultsController else { return nil }
    let isShown =
      automaticallyShowsSearchResultsController
      ? searchBar.text?.isEmpty == false : showsSearchResultsController
    return isShown ? searchResultsController : nil
  }

  /// The results controller while it is shown in the window.
  var resultsOnScreen: UIViewController? { areResultsShown ? searchResultsController : nil }

  /// Lets the results controller appear or disappear.
  ///
  /// When it first appears, it becomes a child of this controller, as in UIKit.
  func showResults() {
    guard let results = searchResultsController else { return }
    let isShown = shownResults != nil
    guard isShown != areResultsShown else { return }
    areResultsShown = isShown
    if isShown {
      searchedScreen = findSearchedScreen()
      adoptResults(results)
    }
    results.loadViewIfNeeded()
    results.begin(appearing: isShown, animated: false)
    results.end()
    if !isShown { searchedScreen = nil }
  }

  private func adoptResults(_ results: UIViewController) {
    guard results.container == nil, results.hostingWindow == nil else { return }
    results.willMove(toParent: self)
    results.container = self
    changeInside { $0.append(results) }
    results.didMove(toParent: self)
  }

  /// Returns the screen that shows the search bar: the one whose views contain it, or else the one
  /// whose navigation item has this controller.
  private func findSearchedScreen() -> UIViewController? {
    if let owner = searchBar.owningController { return owner }
    for window in UIApplication.shared.windows {
      if let screen = window.rootViewController?.screen(of: self) { return screen }
    }
    return nil
  }
}

extension UIViewController {
  /// The controller that presents this one or, for an active search controller, the searched screen.
  var presenterOrSearchedScreen: UIViewController? {
    below ?? (self as? UISearchController)?.searchedScreen
  }

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
