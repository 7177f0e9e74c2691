/// Code of the main actor that any thread may run.
///
/// UIKit's classes belong to the main actor, as an app's code for them does. But iOS lets any
/// thread copy a path, or measure a text that isn't shown, while no other thread uses the object.
nonisolated enum OnAnyThread {
  /// Calls a closure on the current thread, whichever it is.
  static func run<Result>(_ call: @MainActor () -> Result) -> Result {
    typealias Call = () -> Result
    return withoutActuallyEscaping(call) { unsafeBitCast($0, to: Call.self)() }
  }
}
