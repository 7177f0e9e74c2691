/// Builds nothing, for a package that is only written.
package struct NoBuilder: Builder {
  private let found: SDK?

  /// Creates a builder.
  ///
  /// - Parameter sdk: The SDK with which the package can be built later.
  package init(sdk: SDK?) { found = sdk }

  package func sdk() -> SDK? { found }

  package func provideModules(
    for package: AdoptedPackage, notify: @escaping (PackageBuild.Event) -> Void
  ) -> ProvidedModules { ProvidedModules() }

  package func settle(
    _ targets: [AppTarget], of package: AdoptedPackage, knowing isKnown: Bool
  ) -> [String: LeftOutPieces] { [:] }

  package func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) -> BuildOutput { BuildOutput() }

  package func missing(among modules: [String], of package: AdoptedPackage) -> Set<String> { [] }

  package func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles? { nil }
}
