/// The fault that ended an app; UIKit would have raised an exception.
package nonisolated struct Crash: Sendable {
  /// The rule that was broken.
  package let rule: Rule
  /// What happened, in a sentence that names the objects.
  package let message: String
}
