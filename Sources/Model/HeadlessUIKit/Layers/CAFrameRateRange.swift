/// The frame rates, in frames per second, that suit an animation or a display link.
public nonisolated struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest frame rate.
  public var minimum: Float
  /// The highest frame rate.
  public var maximum: Float
  /// The best frame rate; `nil` or 0 if there is none.
  public var preferred: Float?

  /// Creates an empty range, which stands for no preference.
  public init() { (minimum, maximum) = (0, 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// No preference: the frame rate of the display.
  public static let `default` = CAFrameRateRange()
}
