// The columns on the single stack of a collapsed split view.
extension UISplitViewController {
  /// The navigation controller that holds the single stack while the columns are collapsed.
  var stack: UINavigationController? { inside.first as? UINavigationController }

  /// Takes the columns' navigation controllers off a stack, and returns them from bottom to top.
  @discardableResult
  func takeColumns(from stack: UINavigationController?) -> [UINavigationController] {
    guard let stack else { return [] }
    let columns = stack.inside.compactMap(asColumn)
    if !columns.isEmpty {
      let others = stack.inside.filter { asColumn($0) == nil }
      stack.replaceStack(with: others, animated: false)
    }
    return columns
  }

  /// Returns the navigation controller of a column.
  private func asColumn(_ controller: UIViewController) -> UINavigationController? {
    guard let column = controller as? UINavigationController, column.columnKeeper === self else {
      return nil
    }
    return column
  }

  /// Shows another controller instead of the stack.
  ///
  /// The columns on the stack move to the new controller's, if that is a navigation controller.
  func swapOnScreen(_ new: UIViewController) {
    var columns: [UINavigationController] = []
    isUpdating = true
    for old in inside where old !== new {
      old.notifyWillMove(to: nil)
      old.disappear()
      columns += takeColumns(from: old as? UINavigationController)
      old.removeFromParent()
    }
    isUpdating = false
    if let next = new as? UINavigationController, next === holders[.primary] {
      for column in columns where column !== next { next.nest(column, animated: false) }
    }
    enter(new)
  }

  // MARK: Showing and hiding

  /// Shows a column in the single stack.
  ///
  /// According to UIKit's header, this pushes the column and any intervening columns if the column
  /// isn't on the stack, and otherwise pops what covers it. It does nothing if the primary column
  /// isn't on screen, because the stack is its navigation controller.
  func revealOnStack(_ column: Column) {
    guard let holder = holders[column] else { return }
    guard style != .unspecified else { return merge(holder, animated: true) }
    guard let stack, stack === holders[.primary] else { return }
    if holder === stack || holder.container === stack {
      let top = holder === stack ? stack.inside.prefix { asColumn($0) == nil }.last : holder
      if let top { stack.popToViewController(top, animated: true) }
    } else if column == .supplementary, let secondary = holders[.secondary],
      let place = stack.inside.place(of: secondary)
    {
      stack.replaceStack(with: stack.inside.prefix(place) + [holder], animated: true)
    } else {
      if column == .secondary, let middle = holders[.supplementary] {
        merge(middle, onto: stack, animated: false)
      }
      merge(holder, onto: stack, animated: true)
    }
  }

  /// Pops a column off the single stack.
  ///
  /// According to UIKit's header, this does nothing for the primary column and for one that isn't
  /// on top; nor does it if the primary column isn't on screen.
  func concealOnStack(_ column: Column) {
    guard let stack, stack.inside.count > 1 else { return }
    if style != .unspecified {
      guard stack === holders[.primary], stack.inside.last === holders[column] else { return }
    }
    storedDelegate?.splitViewController(self, willHide: column)
    stack.popViewController(animated: true)
  }

  // MARK: Pushing

  /// The controller that was set for the secondary column last, if it is on the column's stack.
  var secondaryOnStack: UIViewController? {
    guard let pushedSecondary, isIn(.secondary, pushedSecondary) else { return nil }
    return pushedSecondary
  }

  /// Returns the column on whose stack a controller is; `nil` if there is none.
  func column(with controller: UIViewController) -> Column? {
    [Column.primary, .supplementary, .secondary].first { isIn($0, controller) }
  }

  private func isIn(_ column: Column, _ controller: UIViewController) -> Bool {
    holders[column].map { $0.isContainer(of: controller) } ?? false
  }

  /// Pushes a detail controller onto the secondary column if that is on the stack; otherwise,
  /// replaces the column's content and shows it.
  ///
  /// The compact column shows the controller itself, because the secondary one isn't seen.
  func showDetailOnStack(_ controller: UIViewController) {
    if let compact = holders[.compact], compact.container === self { return push(controller) }
    let isOnStack = holders[.secondary].flatMap { stack?.inside.place(of: $0) } != nil
    if !isOnStack || !pushInSecondary(controller, animated: true) {
      place(controller, in: .secondary)
    }
    revealOnStack(.secondary)
  }

  /// Pushes a controller that is set for the secondary column onto the stack of the column's
  /// navigation controller.
  ///
  /// - Returns: `false` if the controller must replace that navigation controller instead.
  func pushInSecondary(_ controller: UIViewController, animated: Bool) -> Bool {
    guard style != .unspecified, !(controller is UINavigationController),
      let column = holders[.secondary] as? UINavigationController
    else { return false }
    let isThere = column.isContainer(of: controller)
    guard isThere || controller.container == nil else { return false }
    pushedSecondary = controller
    guard !isThere else { return true }
    UIApplication.record(.setColumn, controller, self)
    column.pushViewController(controller, animated: animated)
    return true
  }
}

extension UIViewController {
  /// Whether a column of a collapsed split view controller keeps this controller for later.
  package var isKeptInColumn: Bool {
    var top = self
    while let next = top.container { top = next }
    return (top as? UINavigationController)?.columnKeeper != nil
  }
}
