import Foundation

/// Returns the time since the system started, in seconds; it follows virtual time.
public nonisolated func CACurrentMediaTime() -> CFTimeInterval {
  ProcessInfo.processInfo.systemUptime
}
