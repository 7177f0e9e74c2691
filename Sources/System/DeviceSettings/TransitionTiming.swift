/// The time that animations take.
public enum TransitionTiming: String, Sendable, Hashable, Codable, CaseIterable {
  /// Animations take no time: a transition has ended when the app settles.
  case instant
  /// Animations take their time by the app's clock, a transition of UIKit 0.35 seconds.
  case timed
}
