/// The condition of an `if` or a `while`.
package struct Condition {
  /// The number of seconds to wait until it is met.
  let seconds: Double
  /// The number of rounds of a `while`; `nil` if the header doesn't limit them.
  let mostRounds: Int?
  /// A closure that throws `CommandError.unmet` if the condition isn't met, and another error if it
  /// can't be checked.
  let check: @MainActor () throws(CommandError) -> Void

  package init(
    within seconds: Double, atMost mostRounds: Int?,
    _ check: @escaping @MainActor () throws(CommandError) -> Void
  ) {
    self.seconds = seconds
    self.mostRounds = mostRounds
    self.check = check
  }

  /// Returns the condition with a limited time and number of rounds.
  package func within(atMost seconds: Double, rounds: Int) -> Condition {
    Condition(
      within: min(self.seconds, seconds), atMost: mostRounds.map { min($0, rounds) }, check)
  }
}

/// The answer of a condition.
struct ConditionAnswer: Encodable { let isMet: Bool }
