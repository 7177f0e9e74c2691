extension UISplitViewController {
  func setColumns(_ controllers: [UIViewController]) {
    guard !UIApplication.hasCrashed else { return }
    if isCollapsed {
      if let first = controllers.first { swapOnScreen(first) }
      return
    }
    place(controllers.first, in: .primary)
    if style == .tripleColumn, controllers.count > 2 {
      place(controllers[1], in: .supplementary)
      place(controllers[2], in: .secondary)
    } else {
      place(controllers.count > 1 ? controllers[1] : nil, in: .secondary)
    }
  }

  func place(_ controller: UIViewController?, in column: Column) {
    let application = UIApplication.shared
    guard !application.hasCrashed, has(column) else { return }
    guard columns[column] !== controller || controller == nil else { return }
    if column == .secondary { pushedSecondary = nil }
    if let controller, column != .compact {
      // It leaves the column whose content it was.
      for (other, holder) in holders where holder === controller {
        if other != column, other != .compact { place(nil, in: other) }
      }
    }
    let holder = controller.map { wrapped($0, for: column) }
    let old = holders[column]
    columns[column] = controller
    holders[column] = holder
    application.log.record(.setColumn, controller, self)
    if isCollapsed {
      replaceCollapsed(old, with: holder, in: column)
    } else {
      if let old, old !== holder { leave(old) }
      if let holder, column != .compact { enter(holder) }
    }
  }

  /// Returns the controller that a column should hold to display the given controller.
  ///
  /// In the column style, every column except `compact` holds a navigation controller: either the
  /// app's own or a new one.
  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    guard let owner = self.column(with: controller),
      let holder = holders[owner] as? UINavigationController
    else {
      return controller.navigationController
        ?? UINavigationController(rootViewController: controller)
    }
    guard owner != column else { return holder }
    // The controller leaves the column, which keeps its navigation controller.
    release(controller, from: holder)
    if columns[owner] === controller { columns[owner] = holder }
    return UINavigationController(rootViewController: controller)
  }

  private func has(_ column: Column) -> Bool {
    if column == .primary || column == .secondary { return true }
    if column == .compact, style != .unspecified { return true }
    if style == .tripleColumn { return true }
    UIApplication.shared.fault(
      .columnNotInStyle, self, nil,
      "\(described) has no column \(column) in its style \(style)")
    return false
  }

  func enter(_ controller: UIViewController) {
    guard controller.container !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    if isOnScreen { controller.comeIntoView() }
  }

  func leave(_ controller: UIViewController) {
    guard controller.container === self else { return }
    isUpdating = true
    controller.notifyWillMove(to: nil)
    controller.removeFromParent()
    isUpdating = false
  }

  func showColumns() {
    guard isOnScreen, !isCollapsed else { return }
    let seen = childrenOnScreen
    for child in inside where seen.place(of: child) == nil { child.disappear() }
    for child in seen { child.comeIntoView() }
    storedDelegate?.splitViewController(self, willChangeTo: displayMode)
  }

  func reveal(_ column: Column) {
    guard !isCollapsed else {
      revealOnStack(column)
      return
    }
    storedDelegate?.splitViewController(self, willShow: column)
    guard column == .primary else { return }
    switch displayMode {
    case .secondaryOnly: preferredDisplayMode = .automatic
    case .oneBesideSecondary,
      .oneOverSecondary where style == .tripleColumn:
      preferredDisplayMode = .twoBesideSecondary
    default: return
    }
  }

  func conceal(_ column: Column) {
    if isCollapsed {
      concealOnStack(column)
    } else if column == .primary, displayMode != .secondaryOnly {
      storedDelegate?.splitViewController(self, willHide: column)
      preferredDisplayMode = .secondaryOnly
    }
  }

  func showDetail(_ controller: UIViewController) {
    guard isCollapsed else { return place(controller, in: .secondary) }
    guard style == .unspecified else { return showDetailOnStack(controller) }
    columns[.secondary] = controller
    holders[.secondary] = wrapped(controller, for: .secondary)
    if let holder = holders[.secondary] { merge(holder, animated: true) }
  }

  func push(_ controller: UIViewController) {
    guard let stack else { return present(controller, animated: true) }
    stack.pushViewController(controller, animated: true)
  }
}

extension UISplitViewController {
  /// When the button that shows or hides the primary column is displayed.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// When there is room, never, or always.
    case automatic, never, always
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No background, or that of a sidebar.
    case none, sidebar
  }
}
