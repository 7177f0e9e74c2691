import Foundation

extension SwiftBuild {
  package func settle(
    _ targets: [AppTarget], of package: AdoptedPackage
  ) throws(AdoptionError) -> [String: LeftOutPieces] {
    guard let sdk = try sdk() else { return [:] }
    let products = Self.products(of: package, by: sdk)
    let scratch = Path.normalized(products + "/../..")
    let maps = try toolchain.moduleMaps(in: products)
    var places: [(target: AppTarget, folder: String)] = []
    for target in targets {
      let folder = try results(of: target, package)
      if Path.exists(folder + "/plan.json") { places.append((target, folder)) }
    }
    guard !places.isEmpty else { return [:] }
    let plan = SettlePlan(
      compiler: toolchain.swift + "c", sdk: sdk.identity.fingerprint,
      folder: scratch + "/settling",
      targets: places.map { target, folder in
        SettlePlan.Target(
          plan: folder + "/plan.json",
          arguments: package.compilerOptions(of: target) + sdk.searchPaths
            + ["-I", products + "/Modules"] + maps,
          pieces: folder + "/" + Self.pieces)
      })
    let file = scratch + "/settle.json"
    do {
      try Data(JSONText.of(plan).utf8).write(to: URL(filePath: file))
    } catch {
      throw .unwritable(path: file, reason: error.localizedDescription)
    }
    var settled: [String] = []
    var last = ""
    let tool = sdk.path + "/" + SDK.tool
    let status = try toolchain.run(["settle", file], as: tool, isCancelled: isCancelled) { line in
      last = line
      let result = try? JSONDecoder().decode(SettledTarget.self, from: Data(line.utf8))
      if let result, result.errors.isEmpty { settled.append(result.module) }
    }
    if isCancelled() { throw .interrupted }
    guard status == 0 else { throw .failedTool(tool, status: status, reason: last) }
    var found: [String: LeftOutPieces] = [:]
    for (target, folder) in places where settled.contains(target.module) {
      let pieces = try LeftOutPieces(readFrom: folder + "/" + Self.pieces)
      if !pieces.files.isEmpty { found[target.module] = pieces }
    }
    return found
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
