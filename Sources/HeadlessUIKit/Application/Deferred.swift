/// Work that is deferred to the end of the current run loop iteration.
///
/// This is a class rather than a protocol for performance: the deferred work is traversed
/// after every action.
class Deferred {
  init() {}

  nonisolated deinit {}

  /// Performs the work at the end of the run loop iteration.
  func carryOut() {}
  /// Performs the work if it belongs to the layout of the given view and isn't animated.
  func layOut(_ view: UIView) {}
  /// Releases all references without performing the work.
  ///
  /// Called when the app has ended or crashed.
  func abandon() {}
}

/// A closure that is deferred to the end of the current run loop iteration.
final class DeferredCall: Deferred {
  private var call: (@MainActor () -> Void)?

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  nonisolated deinit {}

  override func carryOut() {
    let call = call
    self.call = nil
    call?()
  }

  override func abandon() { call = nil }
}
