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

  /// Returns what the plugin and its tool have written to the folder of a target.
  static func files(writtenTo folder: String) throws(AdoptionError) -> AdaptedFiles? {
    guard let plan: Plan = try value(of: folder + "/plan.json") else { return nil }
    // If the tool hasn't come to an end, these are missing.
    let cache: Cache? = try value(of: folder + "/cache.json")
    let connections: [AdaptedFiles.BrokenConnection]? = try value(
      of: folder + "/connections.json")
    let skipped: [AdaptedFiles.SkippedPart]? = try value(of: folder + "/skipped.json")
    var files = AdaptedFiles()
    for file in plan.sources { files.outputs[file.input] = file.output }
    files.documents = plan.documents.map(\.input)
    files.unchanged = Set(cache?.files.filter(\.value.unchanged).map(\.key) ?? [])
    files.brokenConnections = (connections ?? []).filter { files.documents.contains($0.path) }
    files.skippedParts = skipped ?? []
    return files
  }

  /// Returns the value of a JSON file; `nil` if there is none.
  private static func value<Value: Decodable>(of path: String) throws(AdoptionError) -> Value? {
    guard Path.exists(path) else { return nil }
    let data = try Contents.read(path)
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw .broken(
        path: path, line: nil,
        reason: "it isn't as the build plugin has written it; remove the build folder")
    }
  }

  /// Returns the folder of what has been built.
  private func products(of package: AdoptedPackage) throws(AdoptionError) -> String {
    if let known = products[package.folder] { return known }
    var lines: [String] = []
    let arguments = ["build", "--package-path", package.folder, "--show-bin-path"]
    let status = try toolchain.run(arguments, errors: .discarded) { lines.append($0) }
    if status == 0, let folder = lines.last {
      products[package.folder] = folder
      return folder
    }
    var reasons: [String] = []
    _ = try toolchain.run(arguments) { reasons.append($0) }
    throw .failedTool(
      "swift build --show-bin-path", status: status,
      reason: reasons.first { $0.contains("error: ") } ?? reasons.last ?? "it says nothing")
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
