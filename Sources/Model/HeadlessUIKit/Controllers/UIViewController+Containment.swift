extension UIViewController {
  func add(_ child: UIViewController) {
    let application = UIApplication.shared
    guard !application.hasCrashed, application.beginChange(of: child, in: self) else { return }
    defer { application.endChange() }
    if let outer = child.loadedView?.around, outer.isInWindow, let shower = outer.owningController,
      shower !== self
    {
      return child.reportView(in: shower, "requested parent is: \(described)")
    }
    guard adopt(child) else { return }
    changeInside { $0.append(child) }
  }

  /// Makes this controller the parent of the given child, and removes the child from its previous
  /// container.
  ///
  /// The caller must update `children`.
  ///
  /// - Returns: Whether this controller is now the parent.
  func adopt(_ child: UIViewController) -> Bool {
    guard !UIApplication.hasCrashed, mayAdopt(child) else { return false }
    if let parent = child.container {
      guard parent !== self else { return false }
      child.removeFromParent()
    }
    if child.leaving !== self { child.finishLeaving() }
    child.notifyWillMove(to: self)
    guard !UIApplication.hasCrashed, child.containerLink.isEmpty else { return false }
    child.container = self
    child.leaving = nil
    UIApplication.record(.addChild, child, self)
    return true
  }

  /// Ends the transition that takes the controller off a navigation stack, because the controller
  /// is about to be shown elsewhere.
  func finishLeaving() { leaving?.finishPending() }

  /// Replaces the children with controllers that have already been adopted.
  ///
  /// The removed children's references to this container are cleared, because the children may
  /// outlive it.
  func replaceInside(with new: [UIViewController]) {
    for child in inside where isContainer(of: child) { child.container = nil }
    for child in new { child.container = self }
    inside = new
  }

  /// Changes the children outside of their property, as `UIView.changeChildren(_:)` does.
  ///
  /// - Parameter change: A closure that changes the children. It must not run the app's code or
  ///   release the last reference to a controller.
  @inline(__always)
  final func changeInside(_ change: (inout [UIViewController]) -> Void) {
    var changed = exchange(&inside, with: [])
    change(&changed)
    inside = changed
  }

  func remove() {
    guard let parent = container, !UIApplication.hasCrashed else { return }
    disappear()
    UIApplication.record(.removeChild, self, parent)
    parent.changeInside { children in
      if children.last === self {
        children.removeLast()
      } else if let place = children.place(of: self) {
        children.remove(at: place)
      }
    }
    container = nil
    traitsFromParent = nil
    parent.forget(self)
    notifyDidMove(to: nil)
  }

  func notifyWillMove(to parent: UIViewController?) {
    UIApplication.record(.willMoveToParent, self, parent)
    call(.willMoveToParent, [parent]) { willMove(toParent: parent) }
  }

  func notifyDidMove(to parent: UIViewController?) {
    guard !UIApplication.hasCrashed else { return }
    UIApplication.record(.didMoveToParent, self, parent)
    if parent == nil { loadedNavigationItem?.searchController?.endWithScreen() }
    call(.didMoveToParent, [parent]) { didMove(toParent: parent) }
  }

  /// The children whose views are inside this controller's view, or all if none is.
  final var childrenInView: [UIViewController] {
    guard let loadedView else { return inside }
    let placed = inside.filter { $0.loadedView?.isDescendant(of: loadedView) == true }
    return placed.isEmpty ? inside : placed
  }

  /// The child of a custom container, around this controller or this controller itself, whose view
  /// was taken off the screen although it stays a child; `nil` if there is none.
  ///
  /// Such a child has appeared and disappeared, and another child's view is inside the container's.
  package final var removedChild: UIViewController? {
    var next = Link(self)
    while let container = next.read({ $0.containerLink }), !container.isEmpty {
      if container.read({ $0.inside.count > 1 && !$0.placesChildViews }) == true,
        let child = next.object, let parent = container.object, parent.hasRemoved(child)
      {
        return child
      }
      next = container
    }
    return nil
  }

  private func hasRemoved(_ child: UIViewController) -> Bool {
    guard let loadedView, child.wasOnScreen, child.appearance == .disappeared else { return false }
    func contains(_ child: UIViewController) -> Bool {
      child.loadedView?.isDescendant(of: loadedView) == true
    }
    return !contains(child) && inside.contains(where: contains)
  }

  /// Lets children disappear whose views aren't inside this controller's view, because another
  /// one's now is.
  private func hideChildrenOutOfView() {
    guard let loadedView, !placesChildViews else { return }
    for child in inside
    where child.isOnScreen && child.loadedView?.isDescendant(of: loadedView) != true {
      child.disappear()
    }
  }

  /// Called when the view has been added to the container's view.
  ///
  /// If the container is on screen, the controller appears. On Linux, a custom container doesn't
  /// have to manage views. If it doesn't, this method is called when the app settles.
  func comeIntoView() {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
    if let view = loadedView, let outer = parent.loadedView, view.isDescendant(of: outer) {
      parent.hideChildrenOutOfView()
    }
    guard !isOnScreen,
      parent.childrenOnScreen.contains(where: { $0 === self })
    else { return }
    switch parent.appearance {
    case .appeared: appear()
    case .appearing: begin(appearing: true, animated: parent.isAppearanceAnimated)
    case .entering, .disappearing, .disappeared: break
    }
  }

  /// Called when the view has been removed from the container's view.
  ///
  /// During a transition, the controller's disappearance ends with the transition.
  func goOutOfView() {
    guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods,
      appearance != .disappearing
    else { return }
    disappear()
  }

  private func mayAdopt(_ child: UIViewController) -> Bool {
    var next = Link(self)
    while !next.isEmpty {
      guard !next.leads(to: child) else {
        UIApplication.shared.fault(
          .containsItself, child, self,
          "addChild: \(child.described) is \(self.described) or contains it")
        return false
      }
      next =
        next.read { $0.containerLink.isEmpty ? Link($0.leaving) : $0.containerLink } ?? Link(nil)
    }
    guard child.hostingWindowLink.isEmpty else {
      UIApplication.shared.fault(
        .rootAddedAsChild, child, self,
        "Adding a root view controller \(child.described) as a child of \(described)")
      return false
    }
    return true
  }

  /// Reports that the view is in the view of a controller that isn't the parent.
  ///
  /// - Parameters:
  ///   - shower: The nearest controller in whose view it is; `nil` if it is directly in a window.
  ///   - other: The other parent, in UIKit's words.
  func reportView(in shower: UIViewController?, _ other: String) {
    UIApplication.shared.fault(
      .childViewElsewhere, self, shower,
      "child view controller: \(described) should have parent view controller: "
        + "\(shower?.described ?? "(null)") but \(other)")
  }

  /// A description of the controller for messages: its class, followed by its title if it has one.
  var described: String {
    guard let title, !title.isEmpty else { return "\(type(of: self))" }
    return "\(type(of: self)) \"\(title)\""
  }
}
