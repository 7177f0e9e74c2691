extension UIViewController {
  /// Returns what the app shows over the screen: the views that it has added to the window, to the
  /// container of the presentation, or to the views and bars of the containers around the
  /// controller, such as a spinner, a toast, a floating button, or the dimmed background of a card.
  ///
  /// - Parameter isFirst: Returns whether the controller is the first pane in a container or in the
  ///   window's frontmost controller, so that what lies over all panes is read once.
  /// - Returns: The window's views from front to back, then the presentation's, then the
  ///   containers' from the outside to the inside.
  package func overlays(isFirstPane isFirst: (UIViewController) -> Bool) -> [Content.Element] {
    var found: [UIView] = []
    var top = self
    while let container = top.container {
      if container.placesChildViews {
        let views = container.viewsOverChildren
        if !views.isEmpty, isFirst(container) { found.insert(contentsOf: views, at: 0) }
      }
      top = container
    }
    var container = top.loadedPresentationController?.loadedContainerView
    if let shown = container {
      let views = shown.children.reversed().filter { $0.controller == nil }
      if views.isEmpty && !shown.mayTakeGestures || !isFirst(top) { container = nil }
      if container != nil { found.insert(contentsOf: views, at: 0) }
    }
    if let window = hostWindow, !window.children.isEmpty, window.frontmost === top {
      let views = window.children.reversed().filter { $0.controller == nil }
      if !views.isEmpty, isFirst(top) { found.insert(contentsOf: views, at: 0) }
    }
    guard !found.isEmpty || container != nil else { return [] }
    let reader = ViewReader(controller: self)
    for view in found { reader.read(view) }
    if let container { reader.addTap(beside: container) }
    return reader.elements
  }

  /// The views of the app's own in the view and the bars of a container of UIKit's.
  private var viewsOverChildren: [UIView] {
    var views = barOnScreen?.children ?? []
    guard let own = loadedView?.children, !own.isEmpty else { return views }
    for view in own where view.controllerLink.isEmpty { views.append(view) }
    return views
  }
}
