import Foundation

/// Builds packages with SwiftPM.
package struct SwiftBuild: Builder {
  private let toolchain: Toolchain
  private let isCancelled: () -> Bool

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
    // SwiftPM doesn't know that flowsh.json decides what is built, so it would take an earlier plan.
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
    guard !modules.isEmpty, let products = products(of: package) else { return [] }
    return try toolchain.missing(among: modules, in: products)
  }

  package func adapted(_ target: AppTarget, of package: AdoptedPackage) -> AdaptedFiles? {
    guard let products = products(of: package) else { return nil }
    let folder =
      Path.normalized(products + "/../..") + "/plugins/outputs/"
      + PackageReference.identity(of: package.folder)
      + "/\(package.targetName(of: target.module))/destination/AppSources"
    let decoder = JSONDecoder()
    guard
      let plan = (try? Contents.read(folder + "/plan.json")).flatMap({
        try? decoder.decode(Plan.self, from: $0)
      })
    else { return nil }
    let cache = (try? Contents.read(folder + "/cache.json")).flatMap {
      try? decoder.decode(Cache.self, from: $0)
    }
    var files = AdaptedFiles()
    for file in plan.sources { files.outputs[file.input] = file.output }
    files.documents = plan.documents.map(\.input)
    files.unchanged = Set(cache?.files.filter(\.value.unchanged).map(\.key) ?? [])
    return files
  }

  /// Returns the folder of what has been built.
  private func products(of package: AdoptedPackage) -> String? {
    var last: String?
    let status = try? toolchain.run(
      ["build", "--package-path", package.folder, "--show-bin-path"], errors: .discarded
    ) { last = $0 }
    return status == 0 ? last : nil
  }

  /// The part of the build plugin's plan.json that matters here.
  private struct Plan: Decodable {
    struct File: Decodable {
      let input: String
      let output: String
    }
    let sources: [File]
    let documents: [File]
  }

  /// The part of the tool's cache.json that matters here.
  private struct Cache: Decodable {
    struct Entry: Decodable { let unchanged: Bool }
    let files: [String: Entry]
  }
}
