public import Foundation

/// A touch on the screen.
///
/// It is only given to a gesture recognizer's delegate, which is asked whether to receive it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public nonisolated enum Phase: Int, Sendable {
    /// The finger has touched the screen.
    case began
    /// The finger has moved.
    case moved
    /// The finger rests.
    case stationary
    /// The finger has left the screen.
    case ended
    /// The system has canceled the touch.
    case cancelled
    /// The pointer has entered a region, moved in it, or left it.
    case regionEntered, regionMoved, regionExited
  }

  /// The kind of pointer that touches the screen.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger, a remote control, a pencil, or a pointer.
    case direct, indirect, pencil, indirectPointer
    /// The former name of a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// The kind of pointer that touches the screen; always a finger.
  open var type: TouchType { .direct }
  /// The radius of the touch, in points; always 0.
  open var majorRadius: CGFloat { 0 }
  /// The accuracy of the radius, in points; always 0.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil, in radians; 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  /// Returns the point zero.
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the point zero.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }

  /// The time of the touch, in seconds since the system started; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The phase of the touch; always `began`.
  open var phase: Phase { .began }
  /// The force of the touch; always that of an average touch.
  open var force: CGFloat { 1 }
  /// The largest force; always 0, as on a device that doesn't measure it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The number of taps; always 1.
  open var tapCount: Int { 1 }
  /// The window of the touch.
  open var window: UIWindow? { touched?.window }
  /// The view of the touch.
  open var view: UIView? { touched }
  private weak var touched: UIView?

  /// Creates a touch on a view.
  convenience init(on view: UIView?) {
    self.init()
    touched = view
  }
  /// The gesture recognizers that receive the touch; always `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  nonisolated deinit {}

  /// Returns the point zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the point zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// An event, such as touches or a shake of the device.
///
/// No event is ever created here, except by an app's own code.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public nonisolated enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The subtype of an event.
  public nonisolated enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The type of the event; always `touches`.
  open var type: EventType { .touches }
  /// The subtype of the event; always `none`.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system started; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The touches of the event; always `nil`.
  open var allTouches: Set<UITouch>? { nil }

  nonisolated deinit {}

  /// Returns `nil`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  /// Returns `nil`.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// Returns `nil`.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  /// Returns `nil`.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns `nil`.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// The keys that are held down; always none.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// A press of a button or a key.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public nonisolated enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }
  /// The button that is pressed.
  public nonisolated enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  /// The time of the press, in seconds since the system started; always 0.
  open var timestamp: TimeInterval { 0 }
  /// The phase of the press; always `began`.
  open var phase: Phase { .began }
  /// The button; always `select`.
  open var type: PressType { .select }
  /// The key that is pressed; always `nil`, because there is no keyboard with keys.
  open var key: UIKey? { nil }
  /// The force of the press, from 0 to 1; always 0.
  open var force: CGFloat { 0 }
  /// The window of the press; always `nil`.
  open var window: UIWindow? { nil }
  /// The gesture recognizers that receive the press; always `nil`.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The view that receives the press; always `nil`.
  open var responder: UIResponder? { nil }

  nonisolated deinit {}
}

/// An event with presses of buttons or keys.
open class UIPressesEvent: UIEvent {
  /// The presses of the event; always empty.
  open var allPresses: Set<UIPress> { [] }
  /// Returns an empty set.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  nonisolated deinit {}
}
