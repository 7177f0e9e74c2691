import HeadlessUIKit
import Testing

extension App {
  /// Shows a collapsed split view with the screen A in its primary column and B in its secondary
  /// one, which is on top.
  func collapsedSplit() -> (
    UISplitViewController, stack: UINavigationController, column: UINavigationController
  ) {
    let (split, stack, columns) = collapsedColumns(["A", "B"])
    return (split, stack, columns[1])
  }

  /// Shows a collapsed split view with three columns, all of which are on the stack.
  func tripleColumns() -> (
    UISplitViewController, stack: UINavigationController, [UINavigationController]
  ) { collapsedColumns(["A", "B", "C"]) }

  private func collapsedColumns(_ names: [String]) -> (
    UISplitViewController, stack: UINavigationController, [UINavigationController]
  ) {
    let split = UISplitViewController(style: names.count == 3 ? .tripleColumn : .doubleColumn)
    let places: [UISplitViewController.Column] =
      names.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    let columns = names.map { UINavigationController(rootViewController: screen($0)) }
    for (column, place) in zip(columns, places) { split.setViewController(column, for: place) }
    show(split)
    #expect(titles(columns[0]) == names)
    return (split, columns[0], columns)
  }
}

/// The titles of the screens on a stack and on those nested in it, starting with the root.
func titles(_ navigation: UIViewController?) -> [String] {
  (navigation as? UINavigationController)?.unfoldedStack.map { $0.title ?? "" } ?? []
}
