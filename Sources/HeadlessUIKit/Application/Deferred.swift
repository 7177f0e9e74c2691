/// What waits for the end of the run loop's turn.
///
/// A class and not a protocol, for a list of these is gone through after every action.
class Deferred {
  init() {}

  nonisolated deinit {}

  /// The turn has ended: do it.
  func carryOut() {}
  /// The app has crashed before: let go of everything.
  func abandon() {}
}

/// A closure that waits for the end of the run loop's turn.
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
