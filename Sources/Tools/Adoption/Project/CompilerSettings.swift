/// The settings of the Swift compiler for a target.
package struct CompilerSettings: Equatable, Sendable {
  /// The Swift version of the project, such as `5.0`.
  package var swiftVersion: String?
  package var conditions: [String] = []
  package var isIsolatedToMainActor = false
  package var upcomingFeatures: [String] = []
  package var experimentalFeatures: [String] = []
  /// The settings of a target of a package that is written in C; `nil` if no module is made of it.
  package var inC: SettingsInC?
}

/// The settings of the C compiler for a target.
package struct SettingsInC: Equatable, Sendable {
  /// The absolute path of the folder with the headers of its module.
  package var headers: String
  /// The folders in which its sources find other headers.
  package var searchPaths: [String] = []
  package var definitions: [String] = []
}
