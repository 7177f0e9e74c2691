/// What came of a line.
package nonisolated struct LineResult: Sendable, Hashable {
  /// How it went: the worst of its commands.
  package internal(set) var status = ExitStatus.success
  /// Whether the line holds what went into a secure field, so that no history may keep it.
  package internal(set) var carriesSecret = false
  /// The lines that were typed, of a block perhaps, and that turned out to hold a secret as they ran,
  /// with the loops that may have given it to a variable.
  package internal(set) var secretLines: Set<String> = []
  /// Whether the shell is to end.
  package internal(set) var isLast = false
}
