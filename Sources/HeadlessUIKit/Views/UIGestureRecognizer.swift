public import Foundation

/// A gesture recognizer, reduced to its state, its view, and its delegate.
///
/// Touches aren't simulated, and targets aren't called.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public nonisolated enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended.
    case ended
    /// The gesture was canceled.
    case cancelled
    /// The touches don't form the gesture.
    case failed
    /// A discrete gesture has been recognized.
    public static var recognized: State { .ended }
  }

  nonisolated deinit {}

  /// Creates a gesture recognizer without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a gesture recognizer.
  ///
  /// Selectors aren't available on Linux, so it has no target.
  public init(target: Any?, action: Selector?) {}

  /// Creates an empty gesture recognizer.
  ///
  /// Storyboards aren't available on Linux.
  public required init?(coder: NSCoder) {}

  /// The state of the gesture; `possible` unless the app sets it.
  open var state = State.possible
  /// The view to which the gesture recognizer is attached.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// Whether the view's touches are canceled; stored, but not used.
  open var cancelsTouchesInView = true
  /// Whether touches that begin are delayed; stored, but not used.
  open var delaysTouchesBegan = false
  /// Whether touches that end are delayed; stored, but not used.
  open var delaysTouchesEnded = true
  /// Whether touches must be of one type; stored, but not used.
  open var requiresExclusiveTouchType = true
  /// The types of touches; stored, but not used.
  open var allowedTouchTypes: [NSNumber] = []
  /// The types of button presses; stored, but not used.
  open var allowedPressTypes: [NSNumber] = []
  /// The recognizer's name.
  open var name: String?
  /// The number of touches; always 0.
  open var numberOfTouches: Int { 0 }

  /// The delegate, which decides whether the gesture may begin.
  ///
  /// As in UIKit, the reference is weak. A navigation controller's swipe has a delegate that requires
  /// a Back button. Setting another one, even `nil`, overrides this UIKit rule.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .gesture, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIGestureRecognizerDelegate)?

  /// Sets the delegate that UIKit provides.
  func begin(with delegate: any UIGestureRecognizerDelegate) { storedDelegate = delegate }

  /// Does nothing, because selectors aren't available on Linux.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing, because selectors aren't available on Linux.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Does nothing.
  ///
  /// In UIKit, makes this gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Returns the point zero, because there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the point zero, because there are no touches.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Called to prepare for the next gesture.
  ///
  /// The default implementation does nothing.
  open func reset() {}
  /// Returns whether this gesture keeps another one from being recognized; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture keeps this one from being recognized; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture must fail first; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another gesture must wait for this one to fail; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Never called, because there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// A gesture recognizer's delegate, which decides whether the gesture may begin.
///
/// Only `gestureRecognizerShouldBegin` is called, because there are no touches.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin; `true` by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be recognized at once; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the gesture waits until the other one has failed; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the other gesture waits until this one has failed; `false` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the gesture recognizer receives a touch; `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether the gesture recognizer receives a button press; `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Returns whether the gesture recognizer receives an event; `true` by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// Returns `true`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}
