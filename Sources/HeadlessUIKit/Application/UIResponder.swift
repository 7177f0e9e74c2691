public import Foundation

/// An object in the responder chain: a view, a view controller, a window, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next responder, which receives the events that this one doesn't handle.
  ///
  /// The default is nil; UIKit's own classes return the responder above them.
  open var next: UIResponder? { nil }

  var associated: [UnsafeRawPointer: Any] = [:]

  /// Whether the responder can become first responder; never called, because only fields can.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is first responder; always false.
  open var isFirstResponder: Bool { false }
  /// Becomes first responder; has no effect.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Resigns as first responder; has no effect.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// The current user activity; stored, but not used.
  open var userActivity: NSUserActivity?

  /// Creates a responder.
  public override init() { super.init() }

  // Freeing a responder doesn't need the main actor, and checking for it costs time.
  nonisolated deinit {}
}
