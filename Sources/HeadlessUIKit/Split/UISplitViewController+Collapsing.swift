extension UISplitViewController {
  func updateCollapsed() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed, !UIApplication.hasCrashed, !isUpdating else { return }
    guard !holders.isEmpty else {
      isCollapsed = isNarrow
      return
    }
    if isNarrow { collapse() } else { separate() }
  }

  private func collapse() {
    let secondary = holders[.secondary]
    let top = storedDelegate.map {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposedTop)
    }
    let primary =
      storedDelegate?.primaryViewController(forCollapsing: self)
      ?? (top == .compact || proposedTop == .compact && top == nil ? holders[.compact] : nil)
      ?? holders[.primary] ?? secondary
    guard let primary else { return }
    UIApplication.record(.collapse, primary, self)
    isCollapsed = true
    expandedMode = nil
    keepOnly(primary)
    mergeColumns(onto: primary, upTo: top ?? proposedTop)
    storedDelegate?.splitViewControllerDidCollapse(self)
  }

  /// The column that is at the top of the stack unless the delegate chooses another one.
  private var proposedTop: Column {
    holders[.compact] != nil ? .compact : holders[.secondary] != nil ? .secondary : .primary
  }

  private func mergeColumns(onto primary: UIViewController, upTo top: Column) {
    if style != .unspecified {
      guard primary === holders[.primary] else { return }
      if top != .primary, let supplementary = holders[.supplementary] {
        merge(supplementary, animated: false)
      }
      if top == .secondary, let secondary = holders[.secondary] {
        merge(secondary, animated: false)
      }
      return
    }
    guard let secondary = holders[.secondary], secondary !== primary else { return }
    if storedDelegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
      == true
    {
      holders[.secondary] = nil
      columns[.secondary] = nil
    } else {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
  }

  /// Moves the content of a column to the single stack.
  ///
  /// In the column style, if the column holds a navigation controller, its view controllers are
  /// moved to the stack until they are popped or the split view expands. In the classic style, the navigation
  /// controller itself is put on the stack.
  func merge(_ holder: UIViewController, animated: Bool) {
    if let stack {
      merge(holder, onto: stack, animated: animated)
    } else if inside.first !== holder {
      present(holder, animated: animated)
    }
  }

  func merge(_ holder: UIViewController, onto stack: UINavigationController, animated: Bool) {
    guard holder !== stack else {
      stack.popToRootViewController(animated: animated)
      return
    }
    guard let lender = holder as? UINavigationController else {
      if holder.container !== stack { stack.pushViewController(holder, animated: animated) }
      return
    }
    guard style != .unspecified else {
      if lender.container !== stack { stack.nest(lender, animated: animated) }
      return
    }
    lend(from: lender, to: stack, animated: animated)
  }

  func replaceCollapsed(
    _ old: UIViewController?, with holder: UIViewController?, in column: Column
  ) {
    if shows(old, in: column) {
      if let holder, holder !== inside.first { swapOnScreen(holder) }
    } else if let old = old as? UINavigationController, old !== holder {
      replaceOnStack(old, with: holder as? UINavigationController)
    }
  }

  /// Returns whether a column's content is what is on screen, or takes its place.
  private func shows(_ old: UIViewController?, in column: Column) -> Bool {
    guard let shown = inside.first else { return column == .primary }
    if let old { return old === shown }
    return column == .primary && !holders.values.contains { $0 === shown }
  }

  private func keepOnly(_ kept: UIViewController) {
    isUpdating = true
    for child in inside where child !== kept { leave(child) }
    isUpdating = false
    enter(kept)
  }

  private func separate() {
    let kept = inside.first
    UIApplication.record(.separate, kept, self)
    let primary =
      storedDelegate?.primaryViewController(forExpanding: self) ?? holders[.primary] ?? kept
    let secondary = primary.flatMap(separatedSecondary)
    isCollapsed = false
    if style != .unspecified, let storedDelegate {
      let proposed = displayMode
      let chosen = storedDelegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposed)
      if chosen != proposed { expandedMode = chosen }
    }
    if let kept, kept !== primary { leave(kept) }
    if let primary {
      holders[.primary] = primary
      if style == .unspecified { columns[.primary] = primary }
      enter(primary)
    }
    if let supplementary = holders[.supplementary] { enter(supplementary) }
    if let secondary {
      holders[.secondary] = secondary
      if style == .unspecified { columns[.secondary] = secondary }
      enter(secondary)
    }
    let seen = childrenOnScreen
    for child in inside where seen.place(of: child) == nil { child.disappear() }
    storedDelegate?.splitViewControllerDidExpand(self)
  }

  /// Returns the secondary controller after the columns separate.
  ///
  /// The delegate's choice takes precedence over what the primary controller gives back in the
  /// classic style, which in turn takes precedence over the column's own controller.
  private func separatedSecondary(from primary: UIViewController) -> UIViewController? {
    if let separated = storedDelegate?.splitViewController(self, separateSecondaryFrom: primary) {
      return separated
    }
    guard style != .unspecified else {
      return primary.separateSecondaryViewController(for: self) ?? holders[.secondary]
    }
    guard let stack = primary as? UINavigationController, stack.inside.count > 0 else {
      return holders[.secondary]
    }
    takeBack(.supplementary, from: stack)
    takeBack(.secondary, from: stack)
    let secondary = holders[.secondary]
    if let secondary, secondary.container === stack { stack.popViewController(animated: false) }
    return secondary
  }
}
