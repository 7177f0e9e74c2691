public import Foundation

/// A gesture recognizer, reduced to its enabled state and its delegate.
///
/// Touches aren't simulated.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  nonisolated deinit {}

  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// The delegate, which decides whether the gesture may begin.
  ///
  /// As in UIKit, the reference is weak. By default, a navigation controller's swipe requires a
  /// Back button. Setting that gesture recognizer's delegate, even to `nil`, overrides this
  /// UIKit rule.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      hasOwnDelegate = true
      UIApplication.shared.delegateWatch?(newValue, .gesture, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIGestureRecognizerDelegate)?
  private(set) var hasOwnDelegate = false
}

/// A gesture recognizer's delegate, which decides whether the gesture may begin.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
