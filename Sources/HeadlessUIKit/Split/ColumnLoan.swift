/// The view controllers of a column that are on the single stack of a collapsed split view, instead
/// of on the stack of the column's own navigation controller.
struct ColumnLoan {
  /// The navigation controller with the single stack; `nil` if the column isn't on it.
  weak var stack: UINavigationController?
  /// The first of the column's view controllers on that stack.
  weak var first: UIViewController?
  /// The column's view controllers that a transition takes off that stack, including the first one;
  /// empty after the transition.
  private(set) var withdrawn: [UIViewController] = []
  /// The view controller below the empty column, which a transition takes off that stack together with
  /// the column; `nil` if there is none.
  private(set) var leavesWith: UIViewController?
  /// What the app pushes onto the column during that transition.
  var pushed: [UIViewController] = []

  /// Whether a transition takes the column off the stack.
  var isLeaving: Bool { !withdrawn.isEmpty || leavesWith != nil }
  /// Whether the column is on the stack without a view controller.
  var isEmpty: Bool { stack != nil && first == nil && !isLeaving }

  /// Notes that a transition takes the column's view controllers off the stack.
  mutating func withdraw(_ leaving: [UIViewController]) { withdrawn = leaving }

  /// Forgets a view controller that leaves the column.
  mutating func release(_ controller: UIViewController) {
    withdrawn.removeAll { $0 === controller }
    pushed.removeAll { $0 === controller }
  }

  /// Notes that a transition takes the empty column off the stack, together with the view controller
  /// below it.
  mutating func leave(with below: UIViewController) { leavesWith = below }
}

extension UINavigationController {
  /// Tells the split view controller which controllers are about to leave the stack.
  func noteWithdrawal(_ leaving: @autoclosure () -> [UIViewController]) {
    guard hasBorrowed, let split = container as? UISplitViewController else { return }
    split.withdraw(leaving(), from: self)
  }

  /// Whether a controller leaves the stack with its column, so that it isn't told.
  func leavesWithColumn(_ controller: UIViewController) -> Bool {
    guard hasBorrowed, let split = container as? UISplitViewController else { return false }
    return split.withdraws(controller)
  }

  /// Tells the split view controller that no transition of the stack is in progress anymore.
  func noteRest() {
    guard hasBorrowed, pending == nil, !UIApplication.hasCrashed else { return }
    (container as? UISplitViewController)?.returnWithdrawn(from: self)
  }

  /// Pushes a controller onto a column's part of the single stack, or onto what is leaving that stack.
  func pushLent(_ new: UIViewController, onto stack: UINavigationController, animated: Bool) {
    guard !loan.isLeaving else { return loan.pushed.append(new) }
    let end = columnKeeper?.places(of: self, on: stack)?.upperBound ?? stack.inside.count
    if loan.isEmpty { loan.first = new }
    guard end < stack.inside.count else {
      return stack.pushViewController(new, animated: animated)
    }
    var screens = stack.inside
    screens.insert(new, at: end)
    stack.setViewControllers(screens, animated: false)
  }

  /// Gives up the view controllers, which leave with the column.
  func giveUpAll() {
    guard isAtRest else { return setViewControllers([], animated: false) }
    replaceInside(with: [])
  }

  /// Makes view controllers that have left the single stack the content of the column again, unless
  /// the app has given it other content meanwhile.
  func keep(_ loan: ColumnLoan) {
    guard inside.isEmpty else { return }
    let own = loan.withdrawn.filter { $0.container == nil }
    for controller in own { controller.finishLeaving() }
    if isAtRest {
      replaceInside(with: own)
    } else if !own.isEmpty {
      replaceStack(with: own, animated: false)
    }
    for new in loan.pushed where new.container == nil { push(new, animated: false) }
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
