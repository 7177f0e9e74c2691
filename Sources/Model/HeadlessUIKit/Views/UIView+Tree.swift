import Foundation

extension UIView {
  /// Adds a subview at an index, or in front of the others if it is `nil`.
  func adopt(_ view: UIView, at index: Int?) {
    guard mayAdopt(view) else { return }
    let old = view.around
    let isNew = old !== self
    let window = isInWindow ? self.window : nil
    let application = UIApplication.shared
    guard application.beginCallback("a view that \(type(of: self)) adds") else { return }
    defer { application.endChange() }
    if isNew {
      if old != nil {
        view.controller?.goOutOfView()
        view.dropConstraints()
      }
      if view.controllerLink.isEmpty { view.willChangeWindow(to: window) }
      old?.willRemoveSubview(view)
      view.call(.willMoveToSuperview, [self]) { view.willMove(toSuperview: self) }
      // The app may have moved the view in one of these.
      if let around = view.around { around.remove(view) }
    } else {
      remove(view)
    }
    view.around = self
    changeChildren {
      if let index, index < $0.count { $0.insert(view, at: max(index, 0)) } else { $0.append(view) }
    }
    if isNew {
      if view.controllerLink.isEmpty { view.didChangeWindow(to: window) }
      view.call(.didMoveToSuperview) { view.didMoveToSuperview() }
      didAddSubview(view)
      requestLayout()
    }
    if !view.controllerLink.isEmpty { view.controller?.comeIntoView() }
  }

  /// The superview; `nil` if there is none.
  final nonisolated var around: UIView? {
    get { aroundLink.object }
    set { aroundLink = Link(newValue) }
  }
  /// The controller whose view this is; `nil` if there is none.
  final nonisolated var controller: UIViewController? {
    get { controllerLink.object }
    set { controllerLink = Link(newValue) }
  }

  /// Changes the subviews outside of their property.
  ///
  /// Because the property is only read and replaced, its accesses aren't checked at run time. A
  /// check takes longer than the access itself.
  ///
  /// - Parameter change: A closure that changes the subviews. The view has no subviews while it
  ///   runs, so it must not run the app's code or release the last reference to a view. A caller
  ///   that removes a view has to retain it.
  @inline(__always)
  final func changeChildren(_ change: (inout [UIView]) -> Void) {
    var changed = exchange(&children, with: [])
    change(&changed)
    children = changed
  }

  /// Prepares for a number of subviews that are about to be added.
  func reserveSubviews(_ count: Int) {
    guard count > 1 else { return }
    changeChildren { $0.reserveCapacity($0.count + count) }
  }

  /// Inserts a subview before or after another one.
  func adopt(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let place = children.firstIndex(where: { $0 === sibling }) else {
      return adopt(view, at: nil)
    }
    let old = children.firstIndex { $0 === view }
    let isBefore = old.map { $0 < place } ?? false
    adopt(view, at: place + offset - (isBefore ? 1 : 0))
  }

  /// Removes the view from its superview, with all callbacks.
  func leaveSuperview() {
    guard let old = around,
      UIApplication.shared.beginCallback("the removal of \(type(of: self))")
    else { return }
    defer { UIApplication.shared.endChange() }
    controller?.goOutOfView()
    if controller == nil, isInWindow { willChangeWindow(to: nil) }
    old.willRemoveSubview(self)
    call(.willMoveToSuperview, [nil]) { willMove(toSuperview: nil) }
    guard around === old else { return }
    dropConstraints()
    old.remove(self)
    if controller == nil { didChangeWindow(to: nil) }
    call(.didMoveToSuperview) { didMoveToSuperview() }
    old.requestLayout()
  }

  private func remove(_ view: UIView) {
    // A loop, because a closure would check at run time that it is on the main actor.
    for index in children.indices.reversed() where children[index] === view {
      changeChildren { $0.remove(at: index) }
      view.around = nil
      return
    }
  }

  private func mayAdopt(_ view: UIView) -> Bool {
    staysTree(with: view) && isOfParent(view)
  }

  private func staysTree(with view: UIView) -> Bool {
    if view.children.isEmpty, view !== self { return true }
    var outer: UIView? = self
    while let current = outer, current !== view { outer = current.around }
    guard outer != nil else { return true }
    let what =
      view === self
      ? "Can't add self as subview: \(named)"
      : "Can't add \(view.named) as a subview of \(named), which is inside it"
    UIApplication.shared.fault(.viewContainsItself, owningController, nil, what)
    return false
  }

  /// Returns whether this view is one of the parent's of a child, if the other view is the child's
  /// and this one is in a window.
  private func isOfParent(_ view: UIView) -> Bool {
    guard isInWindow, !view.controllerLink.isEmpty, let child = view.controller,
      let parent = child.container, parent !== owningController
    else { return true }
    child.reportView(in: owningController, "actual parent is: \(parent.described)")
    return false
  }

  /// The nearest controller in the chain of responders.
  var owningController: UIViewController? {
    var next: UIView? = self
    while let view = next {
      if let controller = view.controller { return controller }
      next = view.around
    }
    return nil
  }

  /// A description of the view for messages: its class, followed by a name if it has one.
  var named: String {
    let name = accessibilityIdentifier ?? accessibilityLabel ?? (self as? UILabel)?.text
    guard let name, !name.isEmpty else { return "\(type(of: self))" }
    return "\(type(of: self)) \"\(name)\""
  }

  /// Returns a description of the view for messages: as ``named``, or if it has no name, its class
  /// and the property that holds it.
  ///
  /// - Parameter views: The views whose properties, and whose responders', are looked at.
  /// - Returns: The description.
  func named(heldIn views: [UIView]) -> String {
    let name = named
    guard name == "\(type(of: self))" else { return name }
    if let controller { return "\(name) (\(type(of: controller)).view)" }
    for view in [self] + views {
      var holder: UIResponder? = view
      while let responder = holder {
        if let property = HeldViews.name(of: self, in: responder) {
          return "\(name) (\(type(of: responder)).\(PropertyName.plain(property)))"
        }
        holder = responder.next
      }
    }
    return name
  }

  // MARK: Without effects

  /// Adds a view that has no superview, without the effects on its controller.
  func hold(_ view: UIView) {
    guard view.around == nil, !(view is UIWindow) else { return }
    view.around = self
    changeChildren { $0.append(view) }
  }

  /// Removes a subview without the effects on its controller.
  func release(_ view: UIView) {
    if view.around === self { remove(view) }
  }

  // MARK: Windows

  /// Tells the view, and those inside it that have no other controller, that the window is about to
  /// change.
  func willChangeWindow(to window: UIWindow?) {
    guard (window != nil) != isInWindow else { return }
    call(.willMoveToWindow, [window]) { willMove(toWindow: window) }
    for view in children where view.controllerLink.isEmpty { view.willChangeWindow(to: window) }
  }

  /// Tells the view, and those inside it that have no other controller, that the window has
  /// changed.
  func didChangeWindow(to window: UIWindow?) {
    guard (window != nil) != isInWindow else { return }
    isInWindow = window != nil
    if window == nil { endEditingOffWindow() }
    windowChanged(isInWindow: isInWindow)
    if window != nil { takeAppearance() }
    call(.didMoveToWindow) { didMoveToWindow() }
    if window != nil, rareSettings?.becomesFirst == true { becomeFirstInWindow() }
    for view in children where view.controllerLink.isEmpty { view.didChangeWindow(to: window) }
  }

  /// The view of the container of UIKit's, or else the window, in which a controller's view on
  /// screen is although it isn't among the subviews; `nil` for other views.
  var containerView: UIView? {
    guard let controller, let window = controller.viewWindow else { return nil }
    var top = controller
    while let container = top.container {
      guard container.placesChildViews else { return nil }
      if let view = container.loadedView { return view }
      top = container
    }
    return window
  }

  // MARK: Constraints

  /// The view around this one, also where a container doesn't add the views of its children, nor a
  /// view of UIKit its parts.
  var enclosing: UIView? {
    around ?? controller?.container?.loadedView ?? controller?.hostWindow ?? whole
  }

  /// The view of UIKit whose part this view is, such as the button of a label.
  private var whole: UIView? {
    switch self {
    case let bar as UITabBar: bar.owner?.loadedView
    case let bar as UINavigationBar: bar.owner?.loadedView
    case let bar as UIToolbar: bar.owner?.loadedView
    default: rareSettings?.whole.object
    }
  }

  /// Returns whether this view is a view, is inside it, or is a part of a view inside it.
  func belongs(to view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.around ?? current.whole
    }
    return false
  }

  /// Returns the nearest view that contains both this view and another one.
  func commonAncestor(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      var candidate: UIView? = other
      while let current = candidate {
        if current === view { return view }
        candidate = current.enclosing
      }
      next = view.enclosing
    }
    return nil
  }

  /// Drops the constraints of superviews that concern this view or views inside it.
  private func dropConstraints() {
    var next = around
    while let view = next {
      if let rare = view.rareSettings, !rare.constraints.isEmpty {
        for constraint in rare.constraints where constraint.concerns(self) {
          constraint.isActive = false
        }
      }
      next = view.around
    }
  }
}
