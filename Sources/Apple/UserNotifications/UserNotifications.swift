/// The notifications that an app schedules and answers.
@_exported public import Foundation

/// Calls a closure on the main thread, after what already waits there.
///
/// The notification center works on the system's side, so an app calls it from any thread and gets
/// its answers later.
func later(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
}

/// Returns what a function passes to its completion handler.
func answer<Value>(
  _ start: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value {
  await withCheckedContinuation { continuation in
    start { value in
      nonisolated(unsafe) let value = value
      continuation.resume(returning: value)
    }
  }
}
