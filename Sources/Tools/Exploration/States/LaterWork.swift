/// Work that is pending in a state, such as a timer that hasn't fired.
///
/// It is identified by the choice that scheduled it, because nothing on the screen shows it.
nonisolated struct LaterWork: Sendable, Hashable, Codable {
  /// A hash of the choice that has left the work; 0 if there is none.
  private let cause: UInt64
  /// Whether work is still pending after time has passed, as with a repeating timer.
  private let isOld: Bool

  /// No pending work.
  static let none = Self(cause: 0, isOld: false)
  /// The work that the launch has scheduled.
  static let ofLaunch = Self(cause: 1, isOld: false)

  private init(cause: UInt64, isOld: Bool) {
    self.cause = cause
    self.isOld = isOld
  }

  /// Creates the work that the choice with a hash has left.
  init(of cause: UInt64) { self.init(cause: cause | 2, isOld: false) }

  /// The work that is still pending after time has passed.
  var afterTime: Self { self == .none ? self : Self(cause: cause, isOld: true) }

  /// A number that distinguishes the work from other work.
  var number: UInt64 { isOld ? ~cause : cause }
}
