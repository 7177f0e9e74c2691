/// The result of a line.
package nonisolated struct LineResult: Sendable, Hashable {
  /// The most severe status among the line's commands.
  package internal(set) var status = ExitStatus.success
  /// Whether the line may contain a secret, so that it must not be kept in a history.
  package internal(set) var carriesSecret = false
  /// The typed lines that turned out to contain a secret when they ran, such as lines of a block.
  ///
  /// They include the first lines of loops that may have supplied the secret.
  package internal(set) var secretLines: Set<String> = []
  /// Whether the shell ends after this line.
  package internal(set) var isLast = false
}
