import HeadlessUIKit
import Testing

extension App {
  /// Shows a collapsed split view with the screen A in its primary column and B in its secondary one, which is
  /// on top.
  func collapsedSplit() -> (
    UISplitViewController, stack: UINavigationController, column: UINavigationController
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    let stack = UINavigationController(rootViewController: screen("A"))
    let column = UINavigationController(rootViewController: screen("B"))
    split.setViewController(stack, for: .primary)
    split.setViewController(column, for: .secondary)
    show(split)
    #expect(titles(stack) == ["A", "B"] && titles(column) == [])
    return (split, stack, column)
  }

  /// Shows a collapsed split view with the screens A and A2 in its primary column, and nothing in its secondary
  /// one, which is on top.
  func emptyColumn() -> (
    UISplitViewController, stack: UINavigationController, column: UINavigationController
  ) {
    let (split, stack, _) = collapsedSplit()
    stack.viewControllers.insert(screen("A2"), at: 1)
    let column = UINavigationController()
    split.setViewController(column, for: .secondary)
    settle()
    #expect(titles(stack) == ["A", "A2"])
    return (split, stack, column)
  }

  /// Shows a collapsed split view with three columns, all of which are on the stack.
  func tripleColumns() -> (
    UISplitViewController, stack: UINavigationController, [UINavigationController]
  ) {
    let split = UISplitViewController(style: .tripleColumn)
    let columns = ["A", "B", "C"].map {
      UINavigationController(rootViewController: screen($0))
    }
    for (column, place) in zip(
      columns, [UISplitViewController.Column.primary, .supplementary, .secondary])
    { split.setViewController(column, for: place) }
    show(split)
    #expect(titles(columns[0]) == ["A", "B", "C"])
    return (split, columns[0], columns)
  }
}

/// The titles of the view controllers on a stack, starting with the root.
func titles(_ navigation: UINavigationController?) -> [String] {
  navigation?.viewControllers.map { $0.title ?? "" } ?? []
}
