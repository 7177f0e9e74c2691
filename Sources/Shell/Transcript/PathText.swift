/// Navigation paths as text: `Catalog | Women › Dresses`.
package nonisolated enum PathText {
  /// Separates the screens of a path.
  package static let arrow = " › "
  /// Separates the screens of a path in the words of an expectation, where users type it.
  package static let typedArrow = " > "
  /// Separates the paths of panes.
  package static let bar = " | "

  /// Returns the path of each pane, one after another.
  package static func text(_ paths: [[String]], arrow: String = arrow) -> String {
    paths.map { $0.joined(separator: arrow) }.joined(separator: bar)
  }
}
