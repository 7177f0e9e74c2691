/// What came of a line.
public nonisolated struct LineResult: Sendable, Hashable {
  /// How it went: the worst of its commands.
  public internal(set) var status = ExitStatus.success
  /// Whether the line holds what went into a secure field, so that no history may keep it.
  public internal(set) var carriesSecret = false
  /// The lines that were typed, of a block perhaps, and that turned out to hold a secret as they ran.
  public internal(set) var secretLines: Set<String> = []
  /// Whether the shell is to end.
  public internal(set) var isLast = false
}
