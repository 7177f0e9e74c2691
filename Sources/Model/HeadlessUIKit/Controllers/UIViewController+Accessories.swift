extension UIViewController {
  /// Whether an object belongs to this controller although no chain of responders leads from the
  /// object to the controller.
  ///
  /// This is so for the search controller of the navigation item and its search bar, for an alert's
  /// text fields, and for the swipe of a navigation controller.
  package func hasAccessory(_ object: AnyObject) -> Bool {
    if let search = loadedNavigationItem?.searchController {
      if search === object || search.searchBar === object { return true }
    }
    switch self {
    case let search as UISearchController: return search.searchBar === object
    case let alert as UIAlertController:
      return alert.textFields?.contains { $0 === object } ?? false
    case let navigation as UINavigationController: return navigation.loadedPopGesture === object
    default: return false
    }
  }

  /// Creates the button that starts and stops editing.
  func makeEditButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(systemItem: isEditing ? .done : .edit)
    editButton = button
    button.primaryAction = UIAction(title: isEditing ? "Done" : "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return button
  }
}
