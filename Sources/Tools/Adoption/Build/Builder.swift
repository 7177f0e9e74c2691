/// Builds packages.
package protocol Builder {
  /// Returns the SDK with which packages are built; `nil` if a package is only written, and none is
  /// there.
  ///
  /// - Throws: An error if there is none, and none can be made.
  func sdk() throws(AdoptionError) -> SDK?

  /// Builds a package.
  ///
  /// - Parameters:
  ///   - goal: What is built.
  ///   - package: The package, whose files are written.
  ///   - step: Called when a step of the build begins.
  /// - Returns: The output of the build, and its exit status.
  /// - Throws: An error if the build can't be started, or was interrupted.
  func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput

  /// Returns those of some modules that can't be imported, after a build of the dependencies.
  func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String>

  /// Provides the modules of packages of others that a package imports, before it is built.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - notify: Called for each event.
  /// - Returns: The modules, and what is wrong with others.
  /// - Throws: An error if a file can't be read or written, or if the work was interrupted.
  func provideModules(
    for package: AdoptedPackage, notify: @escaping (PackageBuild.Event) -> Void
  ) throws(AdoptionError) -> ProvidedModules

  /// Finds the pieces of the targets' files that don't compile, after a build that has failed.
  ///
  /// - Parameters:
  ///   - targets: The targets, each after those that it imports.
  ///   - package: The package.
  ///   - isKnown: Whether the pieces that were found before are taken if the texts are the same.
  /// - Returns: The pieces of the targets that compile without them, by their modules.
  /// - Throws: An error if the tool for it fails, or was interrupted.
  func settle(
    _ targets: [AppTarget], of package: AdoptedPackage, knowing isKnown: Bool
  ) throws(AdoptionError) -> [String: LeftOutPieces]

  /// Returns what the build plugin has made of a target's files; `nil` if it hasn't run.
  ///
  /// - Throws: An error if what it has written can't be read.
  func adapted(
    _ target: AppTarget, of package: AdoptedPackage
  ) throws(AdoptionError) -> AdaptedFiles?
}
