import Foundation

/// Builds packages with SwiftPM.
package final class SwiftBuild: Builder {
  private let toolchain: Toolchain
  private let isCancelled: () -> Bool
  /// The folders of what has been built, by those of the packages; SwiftPM takes a second to tell
  /// one.
  private var products: [String: String] = [:]

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - toolchain: The toolchain.
  ///   - isCancelled: Whether to end a build; asked several times a second.
  package init(_ toolchain: Toolchain, isCancelled: @escaping () -> Bool) {
    self.toolchain = toolchain
    self.isCancelled = isCancelled
  }

  package func build(
    _ goal: BuildGoal, of package: AdoptedPackage, step: (BuildOutput.Step) -> Void
  ) throws(AdoptionError) -> BuildOutput {
    var output = BuildOutput(files: package.targets.flatMap(package.allFiles))
    // SwiftPM doesn't know that flowsh.json decides what is built, so it would take an earlier
    // plan.
    let build = ["build", "--package-path", package.folder, "--disable-build-manifest-caching"]
    let command =
      switch goal {
      case .dependencies: ["package", "--package-path", package.folder, "resolve"]
      case .app: build
      case .tests: build + ["--build-tests"]
      }
    output.status = try toolchain.run(command, isCancelled: isCancelled) { line in
      if let begun = output.add(line) { step(begun) }
    }
    if isCancelled() { throw .interrupted }
    return output
  }

  package func missing(
    among modules: [String], of package: AdoptedPackage
  ) throws(AdoptionError) -> Set<String> {
    guard !modules.isEmpty else { return [] }
    return try toolchain.missing(among: modules, in: try products(of: package))
  }

  package func adapted(
    _ target: AppTarget, of package: AdoptedPackage
  ) throws(AdoptionError) -> AdaptedFiles? {
    let products = try products(of: package)
    let folder =
      Path.normalized(products + "/../..") + "/plugins/outputs/"
      + PackageReference.identity(of: package.folder)
      + "/\(package.targetName(of: target.module))/destination/AppSources"
    return try Self.files(writtenTo: folder)
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

  /// Returns the folder of what has been built.
  private func products(of package: AdoptedPackage) throws(AdoptionError) -> String {
    if let known = products[package.folder] { return known }
    let (status, lines, reasons) = try toolchain.output(
      ["build", "--package-path", package.folder, "--show-bin-path"])
    if status == 0, let folder = lines.last {
      products[package.folder] = folder
      return folder
    }
    throw .failedTool(
      "swift build --show-bin-path", status: status,
      reason: reasons.first { $0.contains("error: ") } ?? reasons.last ?? "it says nothing")
  }
}
