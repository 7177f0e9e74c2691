/// The reason a program ended.
public enum ExitStatus: Sendable, Equatable {
  /// The program exited with this status.
  case exited(Int32)

  /// This signal terminated the program.
  case signaled(Int32)

  /// Creates a value from a status returned by waitpid(2).
  public init(raw: Int32) {
    self = raw & 0x7F == 0 ? .exited(raw >> 8 & 0xFF) : .signaled(raw & 0x7F)
  }
}
