extension UIViewController {
  /// Whether the controller shows something beside what its children show.
  ///
  /// A container without content of its own only arranges its children.
  package var showsOwnContent: Bool { ViewReader.showsOwnContent(self) }

  /// The content between the navigation bar's buttons and the toolbar: the bar's search
  /// field and the controls in its title, then the content, or the results of a search in its
  /// place.
  package var screenContent: [Content.Element] {
    let bar = barContent
    let shown = searchResults?.content ?? content
    return bar.isEmpty ? shown : bar + shown
  }

  /// The controls in the title of the navigation bar, and its search field.
  package var barContent: [Content.Element] { readBar().elements }

  /// Returns the elements in the navigation bar beside its buttons, and how many of them are in the
  /// title view; the others are in the search bar.
  package func readBar() -> (elements: [Content.Element], titleCount: Int) {
    guard let item = loadedNavigationItem, item.searchController != nil || item.titleView != nil,
      navigationController?.showsBar == true
    else { return ([], 0) }
    let reader = ViewReader(controller: self)
    if let title = item.titleView, !searchHidesBar { reader.read(title) }
    let titleCount = reader.elements.count
    if let search = item.searchController { reader.read(search.searchBar) }
    return (reader.elements, titleCount)
  }

  /// The controller that shows the results of a search in place of this one's content; `nil` if
  /// there are none.
  package var searchResults: UIViewController? {
    guard let search = loadedNavigationItem?.searchController,
      navigationController?.showsBar == true
    else { return nil }
    return search.shownResults
  }

  /// Whether an active search dims the content, so that a finger on it can only end the search.
  ///
  /// As in UIKit, that is so until there are results, unless the app shows them in the content
  /// itself and says so by `obscuresBackgroundDuringPresentation`.
  package var isDimmedBySearch: Bool {
    guard let search = loadedNavigationItem?.searchController,
      navigationController?.showsBar == true
    else { return false }
    return search.isActive && search.obscuresBackgroundDuringPresentation
      && search.shownResults == nil
  }

  /// Returns what a button in a bar of this screen shows in place of a plain button: a view, or the
  /// actions of a menu; `nil` for a plain button.
  package func content(of item: UIBarButtonItem) -> [Content.Element]? {
    guard item.customView != nil || item.menu != nil else { return nil }
    let reader = ViewReader(controller: self)
    reader.read(item, of: self)
    return reader.elements
  }

  /// The toolbar's buttons, if the navigation controller shows its toolbar.
  package var toolbarContent: [Content.Element] {
    guard let toolbarItems, !toolbarItems.isEmpty,
      navigationController?.isToolbarHidden == false
    else { return [] }
    let reader = ViewReader(controller: self)
    for item in toolbarItems { reader.read(item, of: self) }
    return reader.elements
  }

  /// Whether an active search hides the navigation bar's buttons and title.
  package var searchHidesBar: Bool {
    guard let search = loadedNavigationItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }
}
