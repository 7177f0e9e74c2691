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

  /// Puts a column on the single stack; a navigation controller is put there as it is.
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
    guard holder.container !== stack else { return }
    if let column = holder as? UINavigationController {
      stack.nest(column, animated: animated)
    } else {
      stack.pushViewController(holder, animated: animated)
    }
  }

  func replaceCollapsed(
    _ old: UIViewController?, with holder: UIViewController?, in column: Column
  ) {
    if shows(old, in: column) {
      if let holder, holder !== inside.first { swapOnScreen(holder) }
    } else if let old, old !== holder, let stack {
      guard let place = stack.inside.place(of: old) else {
        if old.leaving === stack { stack.running?.giveUp(old) }
        return
      }
      var screens = stack.inside
      screens.replaceSubrange(place...place, with: holder.map { [$0] } ?? [])
      stack.replaceStack(with: screens, animated: false)
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
  /// In the classic style, the delegate's choice takes precedence over what the primary controller
  /// gives back, which in turn takes precedence over the column's own controller.
  private func separatedSecondary(from primary: UIViewController) -> UIViewController? {
    guard style == .unspecified else {
      takeColumns(from: stack)
      return holders[.secondary]
    }
    return storedDelegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? holders[.secondary]
  }
}
