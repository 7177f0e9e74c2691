/// The view controllers of a column that are on the single stack of a collapsed split view, instead
/// of on the stack of the column's own navigation controller.
struct ColumnLoan {
  /// The navigation controller with the single stack; `nil` if the column's view controllers aren't
  /// on it.
  weak var stack: UINavigationController?
  /// The first of the column's view controllers on that stack.
  weak var first: UIViewController?
  /// The column's view controllers that a transition takes off that stack, including the first one;
  /// empty after the transition.
  var withdrawn: [UIViewController] = []
}

extension UINavigationController {
  /// Tells the split view controller which controllers are about to leave the stack.
  func noteWithdrawal(_ leaving: [UIViewController]) {
    (container as? UISplitViewController)?.withdraw(leaving, from: self)
  }

  /// Tells the split view controller that no transition of the stack is in progress anymore.
  func noteRest() {
    guard pending == nil, !UIApplication.hasCrashed else { return }
    (container as? UISplitViewController)?.returnWithdrawn(from: self)
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
