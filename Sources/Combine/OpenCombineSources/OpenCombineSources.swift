import Foundation
import PackagePlugin

/// Compiles OpenCombine's sources with our mends as one module.
@main struct OpenCombineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let packages = context.package.dependencies.map(\.package)
    guard let package = packages.first(where: { $0.displayName == "OpenCombine" }) else {
      throw Problem("the package of \(target.name) doesn't depend on OpenCombine")
    }
    let sources = try Self.files(in: package.directoryURL.appending(path: "Sources"))
    let output = context.pluginWorkDirectoryURL
    return [
      .buildCommand(
        displayName: "Mending OpenCombine",
        executable: try context.tool(named: "patch-opencombine").url,
        arguments: [output.path] + sources.map(\.path), inputFiles: sources,
        outputFiles: sources.map { output.appending(path: $0.lastPathComponent) })
    ]
  }

  /// OpenCombine's Swift sources, without what wraps its C++ and what another of its modules
  /// repeats.
  private static func files(in folder: URL) throws -> [URL] {
    let modules = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
    // Files that PatchedOpenCombine has others for.
    let replaced = ["Helpers/Locking.swift", "/ConduitList.swift"]
    var files: [String: URL] = [:]
    for module in modules {
      let place = folder.appending(path: module)
      for name in try FileManager.default.subpathsOfDirectory(atPath: place.path)
      where name.hasSuffix(".swift") && !replaced.contains(where: name.hasSuffix) {
        let file = place.appending(path: name)
        if files[file.lastPathComponent] == nil { files[file.lastPathComponent] = file }
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }
}

/// The reason why the sources can't be compiled.
struct Problem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
