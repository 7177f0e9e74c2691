import Foundation

extension UIView {
  /// The view that contains this one and is in no other view.
  fileprivate var outermost: UIView {
    var outermost = self
    while let superview = outermost.superview { outermost = superview }
    return outermost
  }

  /// The window of the navigation bar that shows this view as its search bar or title; `nil` if
  /// none does.
  ///
  /// Views in bars have no superview here.
  var windowOfBar: UIWindow? {
    let outermost = outermost
    guard outermost.controller == nil else { return nil }
    for window in UIApplication.shared.windows {
      if let screen = window.rootViewController?.screen(withBarOf: outermost) {
        return screen.viewWindow
      }
    }
    return nil
  }
}

extension UIViewController {
  /// Returns the controller, among this one, its children, and those it presents, whose navigation
  /// item or keyboard has the given view.
  fileprivate func screen(withBarOf view: UIView) -> UIViewController? {
    if showsAccessory(view) { return self }
    if let item = loadedNavigationItem {
      if item.titleView === view { return self }
      if let search = (view as? UISearchBar)?.searchController, item.searchController === search {
        return self
      }
    }
    for child in inside {
      if let screen = child.screen(withBarOf: view) { return screen }
    }
    return above?.screen(withBarOf: view)
  }

  /// Ends editing in the navigation bar, or in the accessory view, of a screen that disappears.
  func endEditingInBar() {
    guard UIApplication.shared.hasHadFirstResponder else { return }
    for window in UIApplication.shared.windows {
      guard let view = window.firstResponder as? UIView, view.window == nil else { continue }
      if screen(withBarOf: view.outermost) === self || hasAccessory(view.outermost) {
        view.endEditingOffWindow()
      }
    }
  }

  /// Whether the view is the accessory view of the controller, which may be off screen already.
  private func hasAccessory(_ view: UIView) -> Bool {
    canBecomeFirstResponder && inputAccessoryView === view
  }
}
