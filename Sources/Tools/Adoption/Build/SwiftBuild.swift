import Files
import Foundation

/// Builds packages with SwiftPM.
package final class SwiftBuild: Builder {
  let toolchain: Toolchain
  private let cache: ModuleCache
  private let makeSDK: () throws(AdoptionError) -> SDK
  private var made: SDK?
  let isCancelled: () -> Bool

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - toolchain: The toolchain.
  ///   - cache: The folder for modules of packages.
  ///   - makeSDK: Finds an SDK, or builds one.
  ///   - isCancelled: Whether to end a build; asked several times a second.
  package init(
    _ toolchain: Toolchain, modules cache: ModuleCache,
    sdk makeSDK: @escaping () throws(AdoptionError) -> SDK,
    isCancelled: @escaping () -> Bool
  ) {
    self.toolchain = toolchain
    self.cache = cache
    self.makeSDK = makeSDK
    self.isCancelled = isCancelled
  }

  package func sdk() throws(AdoptionError) -> SDK? { try madeSDK() }

  private func madeSDK() throws(AdoptionError) -> SDK {
    if let made { return made }
    let sdk = try makeSDK()
    made = sdk
    return sdk
  }

  package func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput {
    var output = BuildOutput(files: package.targets.flatMap(package.allFiles))
    for command in Self.commands(for: goal, of: package) {
      output.status = try toolchain.run(
        command, writingTo: package.folder, isCancelled: isCancelled
      ) { line in
        if let begun = output.add(line) { step(begun) }
      }
      if isCancelled() { throw .interrupted }
      guard output.succeeded else { break }
    }
    return output
  }

  /// Returns the arguments of `swift` for a goal, one command after the other.
  ///
  /// For the tests, SwiftPM has modules of its own, too, which it indexes with all that they
  /// import: 4 s of processor time. They say nothing about the tests, so they are left to
  /// `swift test`.
  static func commands(for goal: BuildGoal, of package: AdoptedPackage) -> [[String]] {
    // SwiftPM doesn't know that flowsh.json decides what is built, so it would take an earlier
    // plan.
    let build = ["build", "--package-path", package.folder, "--disable-build-manifest-caching"]
    return switch goal {
    case .dependencies: [["package", "--package-path", package.folder, "resolve"]]
    case .app: [build]
    case .tests:
      package.targets.filter { $0.kind == .tests }
        .map { build + ["--target", package.targetName(of: $0.module)] }
    }
  }

  package func provideModules(
    for package: AdoptedPackage, notify: @escaping (PackageBuild.Event) -> Void
  ) throws(AdoptionError) -> ProvidedModules {
    let wanted = ImportedModules.foreign(of: package)
    guard !package.project.dependencies.isEmpty, !wanted.isEmpty else { return ProvidedModules() }
    let tools = ModuleTools(
      sdk: try madeSDK(), toolchain: toolchain, cache: cache, isCancelled: isCancelled)
    var provider = try ModuleProvider(for: package.project, with: tools, notify: notify)
    try provider.provide(wanted)
    return provider.result
  }

  package func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String> {
    guard !modules.isEmpty else { return [] }
    let sdk = try madeSDK()
    return try toolchain.missing(
      among: modules, in: Self.products(of: package, by: sdk),
      sdk.searchPaths + package.modules.flatMap(\.searchPaths))
  }

  package func adapted(
    _ target: AppTarget, of package: AdoptedPackage
  ) throws(AdoptionError) -> AdaptedFiles? {
    try Self.files(writtenTo: results(of: target, package))
  }

  /// Returns the folder to which the build plugin and its tool write for a target.
  func results(of target: AppTarget, _ package: AdoptedPackage) throws(AdoptionError) -> String {
    Path.normalized(Self.products(of: package, by: try madeSDK()) + "/../../plugins/outputs/")
      + "/"
      + PackageReference.identity(of: package.folder)
      + "/\(package.targetName(of: target.module))/destination/AppSources"
  }

  /// Returns what the plugin's tool has written to the folder of a target; `nil` if it hasn't run.
  static func files(writtenTo folder: String) throws(AdoptionError) -> AdaptedFiles? {
    let path = folder + "/" + AdaptedFiles.fileName
    guard Path.exists(path) else { return nil }
    let data = try Contents.read(path)
    do {
      return try JSONDecoder().decode(AdaptedFiles.self, from: data)
    } catch {
      throw .broken(path: path, .otherThanResult)
    }
  }

  /// Returns the absolute path of the program of a package's app, which has been built.
  ///
  /// - Throws: An error if there is no SDK.
  package func program(of package: AdoptedPackage) throws(AdoptionError) -> String {
    Self.products(of: package, by: try madeSDK()) + "/"
      + package.targetName(of: package.project.main.module)
  }

  /// Returns the folder of what SwiftPM has built, which takes it half a second to tell.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - sdk: The SDK, for whose target it is built.
  ///   - environment: The environment's variables, of which one names another build folder.
  /// - Returns: The folder's path.
  static func products(
    of package: AdoptedPackage, by sdk: SDK,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let given = environment["SWIFTPM_BUILD_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    let scratch = given.map(StartFolder.absolute) ?? package.folder + "/.build"
    return "\(scratch)/\(sdk.identity.target)/debug"
  }
}
