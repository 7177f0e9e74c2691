/// A file that the package is built without, and the reason.
package struct LeftOutFile: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// It imports modules that don't exist here.
    case modules([String])
    /// It uses what flowsh doesn't have.
    case missing([MissingName])
    /// It uses what other files of the app declare, which aren't built.
    case uses(names: [String], of: [String], Absence)
    /// It has other errors.
    case errors
  }

  /// The absolute path.
  package let path: String
  package let reason: Reason
  /// The first errors.
  package let errors: [CompilerDiagnostic]
}
