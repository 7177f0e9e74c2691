/// Work that is deferred to the end of the current run loop iteration.
///
/// This is a class rather than a protocol for performance: the deferred work is traversed
/// after every action.
class Deferred {
  init() {}

  /// Performs the work at the end of the run loop iteration.
  func carryOut() {}
  /// Performs the work if it belongs to the layout of the given view and isn't animated.
  func layOut(_ view: UIView) {}
  /// The identity of work that may cause the same work again; `nil` for other work.
  var repetition: Repetition? { nil }
  /// Releases all references without performing the work; called when the app has ended or crashed.
  func abandon() {}
}

/// Work that may cause the same work again, and what it belongs to.
enum Repetition {
  /// The layout of views of the given classes.
  case layout([String])
  /// The display of the items of a list, which is described.
  case display(String)
}

/// A closure that is deferred to the end of the current run loop iteration.
class DeferredCall: Deferred {
  private var call: (@MainActor () -> Void)?

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  override func carryOut() {
    let call = call
    self.call = nil
    call?()
  }

  override func abandon() { call = nil }
}

/// The display of the items of a list that its callbacks have changed.
final class DeferredDisplay: DeferredCall {
  private let list: @MainActor () -> String

  init(of list: @escaping @MainActor () -> String, _ call: @escaping @MainActor () -> Void) {
    self.list = list
    super.init(call)
  }

  override var repetition: Repetition? { .display(list()) }
}
