public import Foundation

/// An object in the responder chain: a view, a view controller, a window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next object that is asked when this one does not handle an event.
  ///
  /// The default is nil; UIKit's own classes return their superior.
  open var next: UIResponder? { nil }

  var associated: [UnsafeRawPointer: Any] = [:]

  /// Whether the responder may take the keys; only fields may, and nothing asks.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder takes the keys; never known.
  open var isFirstResponder: Bool { false }
  /// Takes the keys; there are none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Gives the keys up; there are none.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// What the responder is busy with; kept, never used.
  open var userActivity: NSUserActivity?

  /// Makes a responder without a superior.
  public override init() { super.init() }

  // Nothing in a responder needs the main actor to be freed, and to ask for it costs time.
  nonisolated deinit {}
}
