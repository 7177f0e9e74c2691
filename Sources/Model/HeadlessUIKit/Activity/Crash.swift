/// A fault that terminated the app; on iOS, UIKit would have raised an exception.
package nonisolated struct Crash: Sendable {
  /// The violated rule.
  package let rule: Rule
  /// A sentence that explains the fault and names the objects involved.
  package let message: String
}
