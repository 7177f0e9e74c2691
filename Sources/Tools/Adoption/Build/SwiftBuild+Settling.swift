import Foundation

extension SwiftBuild {
  package func settle(
    _ targets: [AppTarget], of package: AdoptedPackage, knowing isKnown: Bool
  ) throws(AdoptionError) -> [String: LeftOutPieces] {
    guard let sdk = try sdk() else { return [:] }
    let products = Self.products(of: package, by: sdk)
    let scratch = Path.normalized(products + "/../..")
    let maps = try toolchain.moduleMaps(in: products)
    var places: [(target: AppTarget, folder: String, own: [String])] = []
    for target in targets {
      let folder = try results(of: target, package)
      try makePlan(of: target, package, in: folder, sdk)
      let own = try SourceFolder.adopted(package.ownFolder(of: target)).files
      places.append((target, folder, own.filter { Path.suffix(of: $0) == "swift" }))
    }
    let plan = SettlePlan(
      compiler: toolchain.swift + "c",
      // A module's folder is named after its version and a digest of its sources.
      sdk: ([sdk.identity.fingerprint] + package.modules.map(\.folderName))
        .joined(separator: ", "),
      folder: scratch + "/settling",
      isKnown: isKnown,
      targets: places.map { target, folder, own in
        SettlePlan.Target(
          plan: folder + "/plan.json",
          arguments: package.compilerOptions(of: target) + sdk.searchPaths
            + package.modules.flatMap(\.searchPaths) + ["-I", products + "/Modules"] + maps,
          own: own, pieces: folder + "/" + Self.pieces, hasTests: target.kind == .tests)
      })
    let file = scratch + "/settle.json"
    do {
      try Data(JSONText.of(plan).utf8).write(to: URL(filePath: file))
    } catch {
      throw .unwritable(path: file, reason: error.localizedDescription)
    }
    var settled: [String] = []
    try run(["settle", file], sdk, writingTo: scratch) { line in
      let result = try? JSONDecoder().decode(SettledTarget.self, from: Data(line.utf8))
      if let result, result.hasPieces { settled.append(result.module) }
    }
    var found: [String: LeftOutPieces] = [:]
    for (target, folder, _) in places where settled.contains(target.module) {
      let pieces = try LeftOutPieces(readFrom: folder + "/" + Self.pieces)
      if !pieces.files.isEmpty { found[target.module] = pieces }
    }
    return found
  }

  /// Makes a target's plan as the build plugin does, which may not have run since a change.
  private func makePlan(
    of target: AppTarget, _ package: AdoptedPackage, in folder: String, _ sdk: SDK
  ) throws(AdoptionError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: error.localizedDescription)
    }
    var modules = [target]
    var next = 0
    while next < modules.count {
      let names = modules[next].dependencies
      modules += package.targets.filter { names.contains($0.module) && !modules.contains($0) }
      next += 1
    }
    try run(
      [
        "plan", package.folder, package.project.main.name, folder,
        [.app: "app", .tests: "tests"][target.kind] ?? "framework",
      ] + modules.flatMap { [package.targetName(of: $0.module), $0.module] },
      sdk, writingTo: folder
    ) { _ in }
  }

  private func run(
    _ arguments: [String], _ sdk: SDK, writingTo folder: String, line: (String) -> Void
  ) throws(AdoptionError) {
    var last = ""
    let tool = sdk.path + "/" + SDK.tool
    let status = try toolchain.run(
      arguments, as: tool, writingTo: folder, isCancelled: isCancelled
    ) {
      last = $0
      line($0)
    }
    if isCancelled() { throw .interrupted }
    guard status == 0 else { throw .failedTool(tool, status: status, reason: last) }
  }

  /// The file of the pieces beside the tool's other results.
  private static let pieces = "left-out.json"
}

extension LeftOutPieces {
  /// Reads a list of pieces.
  ///
  /// - Throws: An error if the file can't be read, or isn't one.
  init(readFrom path: String) throws(AdoptionError) {
    let data = try Contents.read(path)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .broken(path: path, .otherThanResult)
    }
  }
}
