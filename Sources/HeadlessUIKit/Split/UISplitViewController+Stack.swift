// The columns on the single stack of a collapsed split view.
//
// In UIKit, the column's navigation controller itself is on that stack, so that the column keeps its
// content when the user goes back. Here, its view controllers are, and return to it afterward.
extension UISplitViewController {
  /// The navigation controller that holds the single stack while the columns are collapsed.
  var stack: UINavigationController? { inside.first as? UINavigationController }

  /// The navigation controllers of the columns that can be lent.
  private var lenders: [UINavigationController] {
    guard style != .unspecified else { return [] }
    return [Column.supplementary, .secondary].compactMap {
      holders[$0] as? UINavigationController
    }
  }

  /// Returns where a column's view controllers are on the stack, up to, but not including, the next
  /// column's; `nil` if the column isn't on the stack.
  func places(
    of holder: UIViewController, on stack: UINavigationController
  ) -> Range<Int>? {
    let isPrimary = holder === stack
    guard let start = isPrimary ? 0 : firstPlace(of: holder, on: stack) else { return nil }
    if (holder as? UINavigationController)?.loan.isEmpty == true { return start..<start }
    let others = lenders.filter { $0 !== holder }.compactMap { firstPlace(of: $0, on: stack) }
    return start..<(others.filter { isPrimary || $0 > start }.min() ?? stack.inside.count)
  }

  /// Returns where a column begins on the stack, even if it is empty; `nil` if it isn't on the stack.
  private func firstPlace(of holder: UIViewController, on stack: UINavigationController) -> Int? {
    guard let lender = holder as? UINavigationController, lender.loan.stack === stack else {
      return nil
    }
    if lender.loan.isEmpty { return nextPlace(after: lender, on: stack) }
    return lender.loan.first.flatMap { stack.inside.place(of: $0) }
  }

  /// Returns where the column after the given one begins on the stack, or would begin.
  private func nextPlace(after holder: UIViewController, on stack: UINavigationController) -> Int {
    let next = holder === holders[.supplementary] ? holders[.secondary] : nil
    return next.flatMap { firstPlace(of: $0, on: stack) } ?? stack.inside.count
  }

  // MARK: Lending

  /// Moves the view controllers of a column's navigation controller to the stack, in place of what the
  /// column and those after it have there.
  func lend(from lender: UINavigationController, to stack: UINavigationController, animated: Bool) {
    let kept = (lender.loan.withdrawn + lender.loan.pushed).filter { $0.container == nil }
    let lent = lender.inside.isEmpty ? kept : lender.inside
    guard !lent.isEmpty else { return }
    let start =
      places(of: lender, on: stack)?.lowerBound ?? nextPlace(after: lender, on: stack)
    lender.loan = ColumnLoan()
    lender.giveUpAll()
    lender.loan = ColumnLoan(stack: stack, first: lent.first)
    stack.hasBorrowed = true
    stack.setViewControllers(Array(stack.inside.prefix(start)) + lent, animated: animated)
  }

  /// Moves a column's view controllers back to the column's navigation controller.
  func takeBack(_ column: Column, from stack: UINavigationController) {
    guard let lender = holders[column] as? UINavigationController, lender.loan.stack != nil else {
      return
    }
    takeBack(from: stack, to: lender, replacing: [])
  }

  /// Replaces the view controllers of a column that is on the stack, because the column has another
  /// navigation controller, or none.
  func replaceOnStack(_ old: UINavigationController, with new: UINavigationController?) {
    guard let stack, old.loan.stack === stack else { return }
    let isOnStack = places(of: old, on: stack) != nil
    let lent = isOnStack ? new?.inside ?? [] : []
    if !lent.isEmpty { new?.giveUpAll() }
    takeBack(from: stack, to: old, replacing: lent)
    if isOnStack { new?.loan = ColumnLoan(stack: stack, first: lent.first) }
  }

  /// Shows another controller instead of the stack.
  ///
  /// The columns on the stack move to the new controller's, if that is a navigation controller.
  func swapOnScreen(_ new: UIViewController) {
    let onStack = stack.map { old in lenders.filter { places(of: $0, on: old) != nil } } ?? []
    isUpdating = true
    for old in inside where old !== new {
      old.notifyWillMove(to: nil)
      old.disappear()
      for lender in lenders where lender.loan.stack === old {
        takeBack(from: old as? UINavigationController, to: lender, replacing: [])
      }
      old.removeFromParent()
    }
    isUpdating = false
    if let next = new as? UINavigationController, next === holders[.primary] {
      for lender in onStack where lender !== next && lender.loan.stack == nil {
        put(lender, on: next)
      }
    }
    enter(new)
  }

  /// Puts a column on top of the stack, even if it is empty.
  private func put(_ lender: UINavigationController, on stack: UINavigationController) {
    guard lender.inside.isEmpty else { return lend(from: lender, to: stack, animated: false) }
    lender.loan = ColumnLoan(stack: stack)
    stack.hasBorrowed = true
  }

  private func takeBack(
    from stack: UINavigationController?, to lender: UINavigationController,
    replacing new: [UIViewController]
  ) {
    if let stack, let place = places(of: lender, on: stack) {
      let empty = lenders.filter {
        $0 !== lender && $0.loan.stack === stack && $0.loan.isEmpty
      }
      for other in empty { other.loan = ColumnLoan() }
      var screens = stack.inside
      if !place.isEmpty { lender.loan.withdraw(Array(screens[place])) }
      screens.replaceSubrange(place, with: new)
      stack.setViewControllers(screens, animated: false)
      for other in empty { put(other, on: stack) }
    }
    let loan = lender.loan
    lender.loan = ColumnLoan()
    lender.keep(loan)
  }

  /// Remembers which of the controllers that leave the stack are the content of a column.
  ///
  /// What leaves the stack without the column's first controller is no longer its content. An empty
  /// column leaves with what is below it.
  func withdraw(_ leaving: [UIViewController], from stack: UINavigationController) {
    let ids = Set(leaving.map(ObjectIdentifier.init))
    func leaves(_ place: Int) -> Bool {
      stack.inside.indices.contains(place) && ids.contains(ObjectIdentifier(stack.inside[place]))
    }
    for lender in lenders {
      guard let place = places(of: lender, on: stack) else { continue }
      if place.isEmpty, leaves(place.lowerBound - 1) {
        lender.loan.leave(with: stack.inside[place.lowerBound - 1])
      } else if !place.isEmpty, leaves(place.lowerBound) {
        lender.loan.withdraw(place.filter { leaves($0) }.map { stack.inside[$0] })
      }
    }
  }

  /// Returns whether a transition takes a controller off the stack with its column.
  func withdraws(_ controller: UIViewController) -> Bool {
    lenders.contains { $0.loan.withdrawn.place(of: controller) != nil }
  }

  /// Returns to the columns what has left the stack, unless it is on it again.
  func returnWithdrawn(from stack: UINavigationController) {
    for lender in lenders where lender.loan.stack === stack {
      let loan = lender.loan
      let staysEmpty = loan.leavesWith.flatMap { stack.inside.place(of: $0) } != nil
      if !staysEmpty, firstPlace(of: lender, on: stack) == nil {
        lender.loan = ColumnLoan()
        lender.keep(loan)
      } else if loan.isLeaving {
        lender.loan = ColumnLoan(stack: stack, first: loan.first)
        for lost in loan.withdrawn where lost.container == nil {
          lost.notifyWillMove(to: nil)
          lost.notifyDidMove(to: nil)
        }
        for new in loan.pushed { lender.pushViewController(new, animated: false) }
      }
    }
  }

  // MARK: Showing and hiding

  /// Shows a column in the single stack.
  ///
  /// According to UIKit's header, this pushes the column and any intervening columns if the column
  /// isn't on the stack, and otherwise pops what covers it.
  func revealOnStack(_ column: Column) {
    guard let holder = holders[column] else { return }
    guard style != .unspecified, let stack, stack === holders[.primary] else {
      return merge(holder, animated: true)
    }
    if let place = places(of: holder, on: stack), holder === stack || holder.inside.isEmpty {
      return pop(stack, toCount: place.upperBound, keeping: holder)
    }
    if column == .secondary, let supplementary = holders[.supplementary],
      places(of: supplementary, on: stack) == nil
    {
      merge(supplementary, animated: false)
    }
    merge(holder, animated: true)
  }

  /// Pops a column off the single stack.
  ///
  /// According to UIKit's header, this does nothing for the primary column and for one that isn't on
  /// top.
  func concealOnStack(_ column: Column) {
    guard style != .unspecified, let stack, stack === holders[.primary] else {
      guard let stack, stack.inside.count > 1 else { return }
      storedDelegate?.splitViewController(self, willHide: column)
      stack.popViewController(animated: true)
      return
    }
    guard column != .primary, let holder = holders[column],
      let place = places(of: holder, on: stack), place.upperBound == stack.inside.count,
      place.lowerBound > 0
    else { return }
    storedDelegate?.splitViewController(self, willHide: column)
    pop(stack, toCount: place.lowerBound, keeping: nil)
  }

  /// Pops view controllers off the stack, and the empty columns above those that stay.
  private func pop(
    _ stack: UINavigationController, toCount count: Int, keeping holder: UIViewController?
  ) {
    for lender in lenders where lender !== holder && lender.loan.isEmpty {
      if let place = places(of: lender, on: stack), place.lowerBound >= count {
        lender.loan = ColumnLoan()
      }
    }
    guard count > 0, count < stack.inside.count else { return }
    stack.popToViewController(stack.inside[count - 1], animated: true)
  }

  // MARK: Pushing

  /// The controller that was set for the secondary column last, if it is on the column's stack.
  var secondaryOnStack: UIViewController? {
    guard let pushedSecondary, let column = holders[.secondary] as? UINavigationController,
      contains(pushedSecondary, in: column)
    else { return nil }
    return pushedSecondary
  }

  /// Returns whether a controller is on a column's stack, wherever that is.
  private func contains(
    _ controller: UIViewController, in column: UINavigationController
  ) -> Bool {
    if (column.loan.withdrawn + column.loan.pushed).place(of: controller) != nil { return true }
    return [column, column.loan.stack].contains { stack in
      guard let stack, let place = stack.inside.place(of: controller) else { return false }
      return places(of: column, on: stack)?.contains(place) == true
    }
  }

  /// Returns the column on whose stack a controller is, wherever that is; `nil` if there is none.
  func column(with controller: UIViewController) -> Column? {
    [Column.primary, .supplementary, .secondary].first { column in
      guard let holder = holders[column] as? UINavigationController else { return false }
      return contains(controller, in: holder)
    }
  }

  /// Takes a controller off a column's stack, wherever that is, because it moves to another column.
  func release(_ controller: UIViewController, from column: UINavigationController) {
    column.loan.release(controller)
    for case let stack? in [column, column.loan.stack] {
      guard let place = stack.inside.place(of: controller) else { continue }
      if column.loan.first === controller {
        let isLast = places(of: column, on: stack)?.contains(place + 1) != true
        column.loan.first = isLast ? nil : stack.inside[place + 1]
      }
      stack.setViewControllers(stack.inside.filter { $0 !== controller }, animated: false)
    }
  }

  /// Pushes a detail controller onto the secondary column if that is on the stack; otherwise, replaces the
  /// column's content and shows it.
  func showDetailOnStack(_ controller: UIViewController) {
    let isOnStack =
      stack.flatMap { stack in
        holders[.secondary].flatMap { places(of: $0, on: stack) }
      } != nil
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
    let isThere = contains(controller, in: column)
    guard isThere || controller.container == nil else { return false }
    pushedSecondary = controller
    guard !isThere else { return true }
    UIApplication.record(.setColumn, controller, self)
    column.pushViewController(controller, animated: animated)
    return true
  }
}
