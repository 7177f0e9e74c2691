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

  /// Returns where a column's view controllers are on the stack; `nil` if they aren't on it.
  func places(
    of holder: UIViewController, on stack: UINavigationController
  ) -> Range<Int>? {
    if holder === stack { return places(from: 0, on: stack) }
    return (holder as? UINavigationController)
      .flatMap { firstPlace(of: $0, on: stack) }
      .map { places(from: $0, on: stack) }
  }

  /// Returns the places from a column's first one up to, but not including, the next column's.
  private func places(from start: Int, on stack: UINavigationController) -> Range<Int> {
    let others = lenders.compactMap { firstPlace(of: $0, on: stack) }
    return start..<(others.filter { $0 > start }.min() ?? stack.inside.count)
  }

  private func firstPlace(
    of lender: UINavigationController, on stack: UINavigationController
  ) -> Int? {
    guard lender.loan.stack === stack, let first = lender.loan.first else { return nil }
    return stack.inside.place(of: first)
  }

  // MARK: Lending

  /// Moves the view controllers of a column's navigation controller to the stack.
  func lend(from lender: UINavigationController, to stack: UINavigationController, animated: Bool) {
    let kept = lender.loan.withdrawn.filter { $0.container == nil }
    let lent = lender.inside.isEmpty ? kept : lender.inside
    guard !lent.isEmpty else { return }
    var screens = stack.inside
    // The app has given the column other view controllers meanwhile.
    if let old = places(of: lender, on: stack) { screens.removeSubrange(old) }
    lender.loan = ColumnLoan()
    if !lender.inside.isEmpty { lender.setViewControllers([], animated: false) }
    lender.loan = ColumnLoan(stack: stack, first: lent.first)
    stack.setViewControllers(screens + lent, animated: animated)
  }

  /// Moves a column's view controllers back to the column's navigation controller.
  func takeBack(_ column: Column, from stack: UINavigationController) {
    guard let lender = holders[column] as? UINavigationController, lender.loan.stack != nil else {
      return
    }
    let place = places(of: lender, on: stack)
    let own = place.map { Array(stack.inside[$0]) } ?? lender.loan.withdrawn
    lender.loan = ColumnLoan()
    if let place {
      var others = stack.inside
      others.removeSubrange(place)
      stack.setViewControllers(others, animated: false)
    }
    lender.keep(own)
  }

  /// Replaces the view controllers of a column that is on the stack, because the column has another
  /// navigation controller, or none.
  func replaceOnStack(_ old: UINavigationController, with new: UINavigationController?) {
    guard let stack, old.loan.stack === stack else { return }
    var screens = stack.inside
    var own = old.loan.withdrawn
    let place = places(of: old, on: stack)
    old.loan = ColumnLoan()
    if let place {
      own = Array(screens[place])
      screens.removeSubrange(place)
      if let new {
        let lent = new.inside
        new.setViewControllers([], animated: false)
        new.loan = ColumnLoan(stack: stack, first: lent.first)
        screens.insert(contentsOf: lent, at: place.lowerBound)
      }
      stack.setViewControllers(screens, animated: false)
    }
    old.keep(own)
  }

  /// Remembers which of the controllers that leave the stack are the content of a column.
  ///
  /// What leaves the stack without the column's first controller is no longer its content.
  func withdraw(_ leaving: [UIViewController], from stack: UINavigationController) {
    let lenders = lenders.filter { $0.loan.stack === stack }
    guard !lenders.isEmpty else { return }
    let ids = Set(leaving.map(ObjectIdentifier.init))
    for lender in lenders {
      guard let place = places(of: lender, on: stack),
        ids.contains(ObjectIdentifier(stack.inside[place.lowerBound]))
      else { continue }
      lender.loan.withdrawn = stack.inside[place].filter { ids.contains(ObjectIdentifier($0)) }
    }
  }

  /// Returns to the columns what has left the stack, unless it is on it again.
  func returnWithdrawn(from stack: UINavigationController) {
    for lender in lenders where lender.loan.stack === stack {
      if firstPlace(of: lender, on: stack) != nil {
        lender.loan.withdrawn = []
      } else {
        let own = lender.loan.withdrawn
        lender.loan = ColumnLoan()
        lender.keep(own)
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
      let top = stack.inside[place.upperBound - 1]
      if top !== stack.inside.last { stack.popToViewController(top, animated: true) }
      return
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
      stack?.popViewController(animated: true)
      return
    }
    guard column != .primary, let holder = holders[column],
      let place = places(of: holder, on: stack), place.upperBound == stack.inside.count,
      place.lowerBound > 0
    else { return }
    stack.popToViewController(stack.inside[place.lowerBound - 1], animated: true)
  }

  // MARK: Pushing

  /// Pushes a controller that is set for the secondary column onto the stack of the column's
  /// navigation controller.
  ///
  /// - Returns: `false` if the controller must replace that navigation controller instead.
  func pushInSecondary(_ controller: UIViewController) -> Bool {
    guard style != .unspecified, !(controller is UINavigationController),
      let column = holders[.secondary] as? UINavigationController
    else { return false }
    let parent = controller.container
    if parent === column || column.loan.withdrawn.place(of: controller) != nil { return true }
    if let parent {
      guard parent === column.loan.stack, let place = places(of: column, on: stack ?? column),
        place.contains(parent.inside.place(of: controller) ?? -1)
      else { return false }
      return true
    }
    pushedSecondary = controller
    UIApplication.record(.setColumn, controller, self)
    if column.loan.withdrawn.isEmpty {
      column.pushViewController(controller, animated: false)
    } else {
      column.loan.withdrawn.append(controller)
    }
    return true
  }
}

extension UINavigationController {
  /// Makes view controllers that have left the single stack the content of the column again, unless
  /// the app has given it other content meanwhile.
  fileprivate func keep(_ controllers: [UIViewController]) {
    let own = controllers.filter { $0.container == nil }
    guard inside.isEmpty, !own.isEmpty else { return }
    replaceStack(with: own, animated: false)
  }
}
