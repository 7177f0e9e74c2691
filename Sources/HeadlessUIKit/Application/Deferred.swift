/// What waits for the end of the run loop's turn.
protocol Deferred: AnyObject {
  /// The turn has ended: do it.
  func carryOut()
  /// The app has crashed before: let go of everything.
  func abandon()
}

/// A closure that waits for the end of the run loop's turn.
final class DeferredCall: Deferred {
  private var call: (() -> Void)?

  init(_ call: @escaping () -> Void) { self.call = call }

  func carryOut() {
    let call = call
    self.call = nil
    call?()
  }

  func abandon() { call = nil }
}
