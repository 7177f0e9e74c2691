import Foundation
import PackagePlugin

/// Adapts an iOS app's sources, storyboards and resources on their way to the compiler.
///
/// `flowsh.json`, beside the package's manifest, lists the files of each target. One command per
/// target does the work; the tool itself leaves alone what hasn't changed.
@main struct AppSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.package.directoryURL.appending(path: "flowsh.json")
    let configuration = try Configuration.read(file)
    guard let entry = configuration.targets.first(where: { $0.name == target.name }) else {
      throw Problem(
        "\(file.path): it doesn't list the target \(target.name); add it to \"targets\"")
    }
    let files = try entry.found(beside: context.package.directoryURL)
    let output = context.pluginWorkDirectoryURL
    let folder = entry.folder(beside: context.package.directoryURL)
    let (kind, suffix) = target.bundleKind
    let resources = BundleRequest(
      kind: kind, module: target.moduleName, files: files,
      infoPlist: entry.infoPlist.map { folder + "/" + $0 }, settings: entry.buildSettings ?? [:],
      region: entry.developmentRegion ?? "en",
      // SwiftPM copies what isn't compiled into this folder beside the program.
      place:
        "\(context.package.displayName)_\(target.name).resources/\(target.moduleName).\(suffix)")
    var plan = BuildPlan(resources, entry, in: output.path)
    plan.origin = try BuildPlan.Origin(file.path)
    let leftOut = context.package.directoryURL.appending(path: "LeftOut/\(target.name).json")
    if FileManager.default.fileExists(atPath: leftOut.path) { plan.leftOut = leftOut.path }
    for other in target.recursiveTargetDependencies {
      let listed = configuration.targets.first { $0.name == other.name }
      guard let files = try listed?.found(beside: context.package.directoryURL) else { continue }
      plan.imports.append(
        BuildPlan.Import(module: other.moduleName, sources: files.filter { $0.hasSuffix(".swift") })
      )
    }
    let place = output.appending(path: "plan.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let data = try encoder.encode(plan)
    if (try? Data(contentsOf: place)) != data { try data.write(to: place) }
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)",
        executable: try context.tool(named: "flowsh-adapt").url, arguments: [place.path],
        environment: Self.toolEnvironment,
        inputFiles: [place, file] + plan.inputs.map { URL(fileURLWithPath: $0) },
        outputFiles: plan.outputs.map { URL(fileURLWithPath: $0) })
    ]
  }

  /// The environment in which the tool finds Swift's libraries: those that this plugin uses.
  ///
  /// The machine that built the tool may have its toolchain elsewhere.
  private static var toolEnvironment: [String: String] {
    // `String(contentsOfFile:)` reads only the beginning of a file without a size.
    let file = FileHandle(forReadingAtPath: "/proc/self/maps")
    let maps = (try? file?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let core = maps.split(separator: "\n").first { $0.hasSuffix("/libswiftCore.so") }
    guard let path = core.flatMap({ $0.firstIndex(of: "/").map($0.suffix(from:)) }) else {
      return [:]
    }
    return ["LD_LIBRARY_PATH": Path.folder(of: String(path))]
  }
}

extension Target {
  /// The name by which other modules import the target.
  var moduleName: String { (self as? any SourceModuleTarget)?.moduleName ?? name }

  /// The kind of the target's bundle, and the extension of its name.
  var bundleKind: (kind: String, suffix: String) {
    switch (self as? any SourceModuleTarget)?.kind {
    case .executable: ("app", "app")
    case .test: ("tests", "xctest")
    default: ("framework", "framework")
    }
  }
}
