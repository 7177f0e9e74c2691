/// The fault that ended an app: where UIKit would have raised an exception.
package nonisolated struct Crash: Sendable {
  /// The rule that was broken.
  package let rule: Rule
  /// What happened, with the objects, in a sentence.
  package let message: String
}
