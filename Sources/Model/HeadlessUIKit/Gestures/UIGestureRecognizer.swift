public import Foundation

/// A gesture recognizer, which calls its targets when a person makes the gesture.
///
/// Touches aren't simulated: the gesture is made as a whole, as an accessibility client does.
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

  /// Creates a gesture recognizer with a target, which isn't retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { targets.append(ActionTarget(target, action)) }
  }

  /// Creates an empty gesture recognizer.
  ///
  /// It isn't required: in UIKit, a gesture recognizer has this initializer, but doesn't conform to
  /// `NSCoding`.
  public init?(coder: NSCoder) {}

  /// The state of the gesture; `possible` unless a gesture is being made.
  open var state = State.possible
  /// The view to which the gesture recognizer is attached.
  open internal(set) weak var view: UIView?
  /// Whether the gesture is recognized.
  open var isEnabled = true
  /// The targets, in the order in which they were added.
  private var targets: [ActionTarget] = []
  /// The place of the finger, in the coordinates of the view.
  private var place = CGPoint.zero
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
  /// The number of touches: 1 while a gesture is being made.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// The delegate, which decides whether the gesture may begin.
  ///
  /// As in UIKit, the reference is weak. A navigation controller's swipe has a delegate that
  /// requires a Back button. Setting another one, even `nil`, overrides this UIKit rule.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      UIApplication.shared.delegateWatch?(newValue, .gesture, self)
    }
  }
  /// The delegate to call, which a subclass that overrides `delegate` can't replace.
  private(set) weak var storedDelegate: (any UIGestureRecognizerDelegate)?

  /// Called when the recognizer has been added to a view.
  func attach(to view: UIView) {
    self.view = view
    if self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer {
      Self.areDragsAttached = true
    }
  }

  /// Sets the delegate that UIKit provides.
  func begin(with delegate: any UIGestureRecognizerDelegate) { storedDelegate = delegate }

  /// Adds a target, which isn't retained, unless it has been added with the same action before.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(ActionTarget(target, action))
  }
  /// Removes the targets that fit; `nil` fits any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }
  /// Does nothing; UIKit makes this gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Returns the place of the gesture in the coordinates of its view; zero unless it was made at a
  /// known place, because there is no layout.
  open func location(in view: UIView?) -> CGPoint { place }
  /// Returns the place of the gesture, as `location(in:)` does.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { place }
  /// Called to prepare for the next gesture; does nothing by default.
  open func reset() {}
  /// Called after a storyboard or nib has connected the gesture recognizer.
  open func awakeFromNib() {}
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
  /// Never called, because there are no touches.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called, because there are no buttons to press.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because there are no buttons to press.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because there are no buttons to press.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because there are no buttons to press.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Does nothing, because there are no touches.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Does nothing, because there are no buttons to press.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  /// Returns whether the recognizer receives an event; never asked.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// The keys that are held down; always none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Whether a view has ever had a recognizer for the movement of a finger.
  ///
  /// Most apps have none, and needn't be searched for any.
  static var areDragsAttached = false

  /// Whether a person can make the gesture: it is enabled and calls somebody.
  package var isUsable: Bool { isEnabled && targets.contains { $0.isAlive } }

  /// Whether the gesture may begin: the recognizer's view and its delegate allow it.
  func mayBegin() -> Bool {
    guard isUsable, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    guard let storedDelegate else { return true }
    return storedDelegate.gestureRecognizer(self, shouldReceive: UITouch(on: view))
      && storedDelegate.gestureRecognizerShouldBegin(self)
  }

  /// Moves the gesture to a state, and calls the targets.
  ///
  /// The targets are those that the recognizer has at this moment, as in UIKit.
  func become(_ state: State) {
    self.state = state
    for target in targets { target.call(self) }
  }

  /// Ends the gesture.
  func finish() {
    state = .possible
    place = .zero
    reset()
  }

  /// Simulates a gesture that is recognized at once, such as a tap.
  ///
  /// - Parameter place: The place of the gesture in its view.
  /// - Returns: Whether the gesture may begin.
  @discardableResult
  package func personMakesGesture(at place: CGPoint = .zero) -> Bool {
    guard mayBegin() else { return false }
    self.place = place
    become(.ended)
    finish()
    return true
  }

  /// Simulates a gesture that begins and ends, such as a long press.
  ///
  /// - Parameter place: The place of the gesture in its view.
  /// - Returns: Whether the gesture may begin.
  @discardableResult
  package func personHoldsGesture(at place: CGPoint = .zero) -> Bool {
    guard mayBegin() else { return false }
    self.place = place
    become(.began)
    if state == .began { become(.ended) }
    finish()
    return true
  }
}

/// A gesture recognizer's delegate, which decides whether the gesture may begin.
///
/// There is one gesture at a time, so only `gestureRecognizerShouldBegin` and
/// `gestureRecognizer(_:shouldReceive:)` for a touch are called.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Returns whether the gesture may begin.
  /// - Default: `true`
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether two gestures may be recognized at once.
  /// - Default: `false`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the gesture waits until the other one has failed.
  /// - Default: `false`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the other gesture waits until this one has failed.
  /// - Default: `false`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the gesture recognizer receives a touch.
  /// - Default: `true`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether the gesture recognizer receives a button press.
  /// - Default: `true`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Returns whether the gesture recognizer receives an event.
  /// - Default: `true`
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}
