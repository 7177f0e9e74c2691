/// The memory for the steps of a run's reports.
///
/// Without a report that lists steps, no step that passes is kept, except the last one.
final class StepBudget {
  /// The maximum number of bytes of messages to keep for a run's reports.
  static let forReports = 128 << 20

  private var rest: Int

  /// Creates a budget of a number of bytes.
  init(bytes: Int) { rest = bytes }

  /// Reserves memory for a step; returns whether the step can be kept.
  func take(_ bytes: Int) -> Bool {
    guard bytes <= rest else {
      // Later steps aren't kept either, even if they are smaller.
      rest = 0
      return false
    }
    rest -= bytes
    return true
  }
}
