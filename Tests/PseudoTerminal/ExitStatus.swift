/// How a program ended.
public enum ExitStatus: Sendable, Equatable {
  /// It ended by itself, with this status.
  case exited(Int32)

  /// A signal ended it.
  case signaled(Int32)

  init(raw: Int32) {
    self = raw & 0x7F == 0 ? .exited(raw >> 8 & 0xFF) : .signaled(raw & 0x7F)
  }
}
