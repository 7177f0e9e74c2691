public import Foundation

/// A gesture; whether it is enabled and what its delegate says counts, touches don't.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  nonisolated deinit {}

  /// Whether the gesture is recognised.
  open var isEnabled = true
  /// Decides whether the gesture may begin; UIKit keeps it weakly, and so does this.
  ///
  /// Set on a navigation controller's swipe back, to an object or to nil, it takes the place of
  /// UIKit's own rule that there must be a Back button.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      hasOwnDelegate = true
      UIApplication.shared.delegateWatch?(delegate, .gesture)
    }
  }
  private(set) var hasOwnDelegate = false
}

/// What decides about a gesture.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin; yes unless implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
