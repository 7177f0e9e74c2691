public import Foundation

/// A recognizer for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored, but not used.
  open var numberOfTapsRequired = 1
  /// The number of fingers; stored, but not used.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A recognizer for the movement of fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; stored, but not used.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; stored, but not used.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero
  private var speed = CGPoint.zero

  nonisolated deinit {}

  /// Returns how far the finger has moved, in points.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets how far the finger has moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the velocity of the finger, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  /// Simulates a finger that moves by the given distance, and is lifted there.
  ///
  /// On its way, the recognizer's targets are called when the gesture begins, halfway, at the end,
  /// and when the finger is lifted. A finger takes its time, so transitions that these calls start
  /// begin between them.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points.
  ///   - letsGo: Whether the finger turns back after a fifth of the distance.
  /// - Returns: Whether the gesture may begin.
  package func personPans(by distance: CGPoint, letsGo: Bool) -> Bool {
    guard mayPan(by: distance) else { return false }
    speed = distance
    move(to: .began)
    for part in letsGo ? [0.1, 0.2] : [0.5, 1] where state == .began || state == .changed {
      setTranslation(CGPoint(x: distance.x * part, y: distance.y * part), in: view)
      move(to: .changed)
    }
    if letsGo { speed = CGPoint(x: -distance.x, y: -distance.y) }
    if state == .changed { move(to: .ended) }
    setTranslation(.zero, in: view)
    speed = .zero
    finish()
    return true
  }

  /// Whether the gesture may begin: the view and the delegate allow it for a finger that moves by
  /// the given distance.
  ///
  /// They are asked when the finger has moved a little.
  func mayPan(by distance: CGPoint) -> Bool {
    let length = max(abs(distance.x), abs(distance.y), 1)
    speed = distance
    moved = CGPoint(x: distance.x / length * 10, y: distance.y / length * 10)
    defer { (speed, moved) = (.zero, .zero) }
    return mayBegin()
  }

  private func move(to state: State) {
    become(state)
    UIApplication.shared.settleTransitions()
  }
}

/// A recognizer for the movement of a finger from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come.
  open var edges: UIRectEdge = []

  nonisolated deinit {}
}

/// A recognizer for swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions of a swipe.
  public nonisolated struct Direction: OptionSet, Sendable {
    /// The set's bit mask.
    public let rawValue: UInt
    /// Creates a set of directions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The number of fingers; stored, but not used.
  open var numberOfTouchesRequired = 1
  /// The directions of the swipe that are recognized.
  open var direction = Direction.right

  nonisolated deinit {}
}

/// A recognizer for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; stored, but not used.
  open var numberOfTapsRequired = 0
  /// The number of fingers; stored, but not used.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds; stored, but not used.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points; stored, but not used.
  open var allowableMovement: CGFloat = 10

  nonisolated deinit {}
}

/// A recognizer for two fingers that move toward or away from each other.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale that the app has set; 1 at first.
  open var scale: CGFloat = 1
  /// The velocity; always 0.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer for two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation that the app has set, in radians; 0 at first.
  open var rotation: CGFloat = 0
  /// The velocity; always 0.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer for a pointer that hovers over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}
}
