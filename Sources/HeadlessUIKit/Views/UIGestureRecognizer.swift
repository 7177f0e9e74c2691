public import Foundation

/// A gesture; only whether it is enabled counts here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// Whether the gesture is recognised.
  open var isEnabled = true
  /// Decides about the gesture; kept, never asked.
  open weak var delegate: AnyObject?
}
