public import Foundation

/// A recognizer for taps.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored, but not used.
  open var numberOfTapsRequired = 1
  /// The number of fingers; stored, but not used.
  open var numberOfTouchesRequired = 1

  nonisolated deinit {}
}

/// A recognizer for the movement of fingers.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers; stored, but not used.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; stored, but not used.
  open var maximumNumberOfTouches = Int.max
  private var moved = CGPoint.zero

  nonisolated deinit {}

  /// Returns the translation that the app has set; zero at first.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Sets the translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// Returns the point zero, because there are no touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer for the movement of a finger from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges from which the finger may come; stored, but not used.
  open var edges: UIRectEdge = []

  nonisolated deinit {}
}

/// A recognizer for swipes.
@preconcurrency @MainActor
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
  /// The direction of the swipe; stored, but not used.
  open var direction = Direction.right

  nonisolated deinit {}
}

/// A recognizer for long presses.
@preconcurrency @MainActor
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
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale that the app has set; 1 at first.
  open var scale: CGFloat = 1
  /// The velocity; always 0.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer for two fingers that turn around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation that the app has set, in radians; 0 at first.
  open var rotation: CGFloat = 0
  /// The velocity; always 0.
  open var velocity: CGFloat { 0 }

  nonisolated deinit {}
}

/// A recognizer for a pointer that hovers over a view.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  nonisolated deinit {}
}
