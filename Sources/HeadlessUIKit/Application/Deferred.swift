/// Work that is deferred to the end of the run loop's turn.
///
/// A class instead of a protocol, for speed: a list of these is traversed after every action.
class Deferred {
  init() {}

  nonisolated deinit {}

  /// Does the work, at the end of the turn.
  func carryOut() {}
  /// Releases everything without doing the work, because the app has crashed.
  func abandon() {}
}

/// A closure that is deferred to the end of the run loop's turn.
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
