/// The result of a line.
package nonisolated struct LineResult: Sendable, Hashable {
  /// The worst status of the line's commands.
  package internal(set) var status = ExitStatus.success
  /// Whether the line contains the text of a secure field, so that it must not be kept in a
  /// history.
  package internal(set) var carriesSecret = false
  /// The typed lines, such as those of a block, that turned out to contain a secret when they ran,
  /// and the first lines of loops that may have supplied it.
  package internal(set) var secretLines: Set<String> = []
  /// Whether the shell ends after this line.
  package internal(set) var isLast = false
}
