import Foundation
import ResourceCompiler

/// The build plugin's request for a plan, which it makes as arguments of the command `plan`.
struct PlanRequest {
  /// A target of the package, and the name by which other modules import it.
  struct Target {
    let name: String
    let module: String
  }

  /// The answer: the path of the plan, and the files that SwiftPM must know.
  struct Planned: Encodable {
    let plan: String
    let inputs: [String]
    let outputs: [String]
  }

  /// The folder with flowsh.json.
  private let package: URL
  private let packageName: String
  /// The folder for the results.
  private let output: String
  private let kind: String
  private let target: Target
  /// The other targets of which the target may import the modules.
  private let dependencies: [Target]

  /// Reads the arguments: the package's folder and its name, the folder for the results, the kind
  /// of the bundle, and the names of the target and its dependencies, each followed by its module.
  ///
  /// Returns `nil` if there are fewer.
  init?(_ arguments: [String]) {
    guard arguments.count >= 6, arguments.count.isMultiple(of: 2) else { return nil }
    package = URL(filePath: arguments[0], directoryHint: .isDirectory)
    packageName = arguments[1]
    output = arguments[2]
    kind = arguments[3]
    let targets = stride(from: 4, to: arguments.count, by: 2).map {
      Target(name: arguments[$0], module: arguments[$0 + 1])
    }
    target = targets[0]
    dependencies = Array(targets.dropFirst())
  }

  /// Makes the plan, and writes it unless it is there.
  ///
  /// - Returns: What SwiftPM must know of it.
  /// - Throws: A `Problem` if flowsh.json is wrong, or an error if a file can't be read or written.
  func run() throws -> Planned {
    let file = package.appending(path: "flowsh.json")
    let configuration = try Configuration.read(file)
    guard let entry = configuration.targets.first(where: { $0.name == target.name }) else {
      throw Problem(
        "\(file.path): it doesn't list the target \(target.name); add it to \"targets\"")
    }
    var plan = BuildPlan(resources(of: entry, try entry.found(beside: package)), entry, in: output)
    plan.origin = try BuildPlan.Origin(file.path)
    let leftOut = package.appending(path: "LeftOut/\(target.name).json").path
    if Path.exists(leftOut) { plan.leftOut = leftOut }
    plan.imports += try modules()
    for other in dependencies {
      let listed = configuration.targets.first { $0.name == other.name }
      guard let files = try listed?.found(beside: package) else { continue }
      plan.imports.append(
        BuildPlan.Import(module: other.module, sources: files.filter { $0.hasSuffix(".swift") }))
    }
    let place = output + "/plan.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try OutputFile.write(try encoder.encode(plan), to: place)
    return Planned(plan: place, inputs: [place, file.path] + plan.inputs, outputs: plan.outputs)
  }

  /// Reads the sources of the modules that were adapted for the package and compiled before.
  private func modules() throws -> [BuildPlan.Import] {
    let file = package.appending(path: ".flowsh/modules.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return [] }
    do {
      return try JSONDecoder().decode([BuildPlan.Import].self, from: data)
    } catch {
      throw Problem("\(file.path): it isn't a list of modules; run \"flowsh adopt\" again")
    }
  }

  private func resources(of entry: Configuration.Entry, _ files: [String]) -> BundleRequest {
    let folder = entry.folder(beside: package)
    let suffix = ["app": "app", "tests": "xctest"][kind] ?? "framework"
    return BundleRequest(
      kind: kind, module: target.module, files: files,
      infoPlist: entry.infoPlist.map { folder + "/" + $0 }, settings: entry.buildSettings ?? [:],
      region: entry.developmentRegion ?? "en",
      // SwiftPM copies what isn't compiled into this folder beside the program.
      place: "\(packageName)_\(target.name).resources/\(target.module).\(suffix)")
  }
}
