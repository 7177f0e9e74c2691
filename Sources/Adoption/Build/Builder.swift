/// What a build of a package makes.
package enum BuildGoal: Sendable { case dependencies, app, tests }

/// Builds packages.
package protocol Builder {
  /// Builds a package.
  ///
  /// - Parameters:
  ///   - goal: What is built.
  ///   - package: The package, whose files are written.
  ///   - step: Called when a step of the build begins.
  /// - Returns: What the build has printed, and its exit status.
  /// - Throws: An error if the build can't be started, or was interrupted.
  func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput

  /// Returns those of some modules that can't be imported, after a build of the dependencies.
  func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String>

  /// Returns what the build plugin has made of a target's files; `nil` if it hasn't run.
  func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles?
}

/// What the build plugin has made of a target's files.
package struct AdaptedFiles {
  /// The paths of what the compiler reads, by those of the Swift sources.
  package var outputs: [String: String] = [:]
  /// The sources in which nothing had to be changed.
  package var unchanged: Set<String> = []
  /// The storyboards and nibs.
  package var documents: [String] = []
}

/// Builds nothing, for a package that is only written.
package struct NoBuilder: Builder {
  package init() {}

  package func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) -> BuildOutput { BuildOutput() }

  package func missing(among modules: [String], of package: AdoptedPackage) -> Set<String> { [] }

  package func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles? { nil }
}
