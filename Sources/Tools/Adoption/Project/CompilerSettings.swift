/// The settings of the Swift compiler for a target.
package struct CompilerSettings: Equatable, Sendable {
  /// The Swift version of the project, such as `5.0`.
  package var swiftVersion: String?
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  package var upcomingFeatures: [String] = []
}
