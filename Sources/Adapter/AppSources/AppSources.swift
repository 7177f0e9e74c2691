import Foundation
import PackagePlugin

/// Adapts an iOS app's sources, storyboards and resources on their way to the compiler.
///
/// `flowsh.json`, beside the package's manifest, lists the files of each target. One command per
/// target does the work. The tool plans it, too, because each package compiles this plugin.
@main struct AppSources: BuildToolPlugin {
  /// The tool's answer to `plan`.
  private struct Planned: Decodable {
    let plan: String
    let inputs: [String]
    let outputs: [String]
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let tool = try context.tool(named: "flowsh-adapt").url
    let modules = [target] + target.recursiveTargetDependencies
    let answer = try Self.output(
      of: tool,
      [
        "plan", context.package.directoryURL.path, context.package.displayName,
        context.pluginWorkDirectoryURL.path, target.bundleKind,
      ] + modules.flatMap { [$0.name, $0.moduleName] })
    let planned = try JSONDecoder().decode(Planned.self, from: answer)
    return [
      .buildCommand(
        displayName: "Adapting the sources of \(target.name)", executable: tool,
        arguments: [planned.plan], environment: Self.toolEnvironment,
        inputFiles: planned.inputs.map { URL(fileURLWithPath: $0) },
        outputFiles: planned.outputs.map { URL(fileURLWithPath: $0) })
    ]
  }

  /// Runs the tool, and returns what it prints.
  ///
  /// - Throws: A `Problem` with that if the tool fails.
  private static func output(of tool: URL, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(toolEnvironment) { _, own in own }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: output, as: UTF8.self)
      throw Problem(
        description: text.isEmpty
          ? "\(tool.path) plan ended with \(process.terminationStatus); build again"
          : text.trimmingCharacters(in: .newlines))
    }
    return output
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
    return ["LD_LIBRARY_PATH": URL(fileURLWithPath: String(path)).deletingLastPathComponent().path]
  }
}

/// A reason for which nothing can be built, in words for the person who builds.
private struct Problem: Error, CustomStringConvertible {
  let description: String
}

extension Target {
  /// The name by which other modules import the target.
  fileprivate var moduleName: String { (self as? any SourceModuleTarget)?.moduleName ?? name }

  /// The kind of the target's bundle.
  fileprivate var bundleKind: String {
    switch (self as? any SourceModuleTarget)?.kind {
    case .executable: "app"
    case .test: "tests"
    default: "framework"
    }
  }
}
