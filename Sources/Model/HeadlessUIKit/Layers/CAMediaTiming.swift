/// An object with a time of its own, such as a layer or an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The start in the time of the object around, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed in comparison with the object around; 0 for a pause.
  var speed: Float { get set }
  /// The additional time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of the repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether the object also runs backward.
  var autoreverses: Bool { get set }
  /// The state that is shown before and after the object's time.
  var fillMode: CAMediaTimingFillMode { get set }
}
