/// The text form of navigation paths, such as `Catalog | Women › Dresses`.
package nonisolated enum PathText {
  /// The separator between the screens of a path.
  package static let arrow = " › "
  /// The separator between the screens of a path in an expectation, chosen to be easy to type.
  package static let typedArrow = " > "
  /// The separator between the paths of panes.
  package static let bar = " | "

  /// Returns the paths of all panes as one string.
  package static func text(_ paths: [[String]], arrow: String = arrow) -> String {
    paths.map { $0.joined(separator: arrow) }.joined(separator: bar)
  }
}
