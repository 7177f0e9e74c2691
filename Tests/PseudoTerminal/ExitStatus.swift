/// How a program ended.
public enum ExitStatus: Sendable, Equatable {
  /// It ended by itself, with this status.
  case exited(Int32)

  /// A signal ended it.
  case signaled(Int32)

  /// Reads what waitpid(2) returned.
  public init(raw: Int32) {
    self = raw & 0x7F == 0 ? .exited(raw >> 8 & 0xFF) : .signaled(raw & 0x7F)
  }
}
