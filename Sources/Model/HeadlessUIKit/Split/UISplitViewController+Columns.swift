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
    holder.setViewControllers(holder.inside.filter { $0 !== controller }, animated: false)
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
    controller.call(.didMoveToParent, [self]) { controller.didMove(toParent: self) }
    if isOnScreen { controller.comeIntoView() }
  }

  func leave(_ controller: UIViewController) {
    guard controller.container === self else { return }
    isUpdating = true
    controller.notifyWillMove(to: nil)
    controller.removeFromParent()
    isUpdating = false
  }

  /// Returns the arrangement of separated columns for the one that is preferred.
  func arrangement(preferring mode: DisplayMode) -> DisplayMode {
    guard mode == .automatic else { return mode }
    return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Returns the columns with content that are shown in an arrangement.
  func columnsShown(in mode: DisplayMode) -> [Column] {
    let shown: [Column]
    switch mode {
    case .secondaryOnly: shown = [.secondary]
    case .oneBesideSecondary, .oneOverSecondary:
      let first: Column = style == .tripleColumn ? .supplementary : .primary
      shown = holders[first] == nil ? [.primary, .secondary] : [first, .secondary]
    default: shown = [.primary, .supplementary, .secondary]
    }
    return shown.filter { holders[$0] != nil }
  }

  /// Shows the columns of the arrangement that has replaced another one.
  ///
  /// The delegate is notified of each column that comes or goes, in the column style, and then of
  /// the arrangement.
  func showColumns(insteadOf old: DisplayMode) {
    guard isOnScreen, !isCollapsed else { return }
    let (before, after) = (columnsShown(in: old), columnsShown(in: displayMode))
    if style != .unspecified {
      for column in before where !after.contains(column) {
        storedDelegate?.splitViewController(self, willHide: column)
      }
      for column in after where !before.contains(column) {
        storedDelegate?.splitViewController(self, willShow: column)
      }
    }
    storedDelegate?.splitViewController(self, willChangeTo: displayMode)
    let seen = childrenOnScreen
    for child in inside where seen.place(of: child) == nil { child.disappear() }
    for child in seen { child.comeIntoView() }
  }

  func reveal(_ column: Column) {
    guard !isCollapsed else { return revealOnStack(column) }
    guard !columnsShown(in: displayMode).contains(column) else { return }
    switch column {
    case .primary where displayMode == .secondaryOnly: preferredDisplayMode = .automatic
    case .primary: preferredDisplayMode = .twoBesideSecondary
    case .supplementary: preferredDisplayMode = .oneBesideSecondary
    default: return
    }
  }

  func conceal(_ column: Column) {
    guard !isCollapsed else { return concealOnStack(column) }
    guard columnsShown(in: displayMode).contains(column) else { return }
    switch column {
    case .primary where columnsShown(in: .oneBesideSecondary).contains(.supplementary):
      preferredDisplayMode = .oneBesideSecondary
    case .primary, .supplementary: preferredDisplayMode = .secondaryOnly
    default: return
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
  /// The visibility of the button that shows or hides the primary column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// If there is room, never, or always.
    case automatic, never, always
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// No background, or that of a sidebar.
    case none, sidebar
  }
}
