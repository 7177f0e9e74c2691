public import Foundation

/// An object in the responder chain: a view, view controller, window, or application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The next responder, which receives the events that this one doesn't handle.
  ///
  /// The default is `nil`. UIKit's own classes return the responder above them.
  open var next: UIResponder? { nil }

  var associated: [UnsafeRawPointer: Any] = [:]

  /// Whether the responder can become the first responder; `false` by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder is the first responder; always `false`.
  open var isFirstResponder: Bool { false }
  /// Returns `canBecomeFirstResponder`, without changing the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Returns `true`, without changing the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  /// The current user activity; stored, but not used.
  open var userActivity: NSUserActivity?

  /// Creates a responder.
  public override init() { super.init() }

  // A `nonisolated` deinitializer skips the main-actor check, which isn't needed to free a
  // responder.
  nonisolated deinit {}
}
