import BuildFormats
import Foundation
import ResourceCompiler
import SourceAdapter

// The adapted texts, and the pieces that are found in them.
extension SettleStep {
  /// Adapts the target's sources and documents, without any pieces left out.
  mutating func adapt() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let whole = build.moved(to: folder)
    // The facts about the app's files, and those of its modules, are known from its last build.
    try? FileManager.default.copyItem(atPath: build.cache, toPath: whole.cache)
    var results = AdaptedFiles()
    try TargetSteps.make(whole, &results)
    let texts = (whole.sources + whole.documents + whole.dataModels).map { ($0.input, $0.output) }
    let own = [(build.support, whole.support)] + (whole.registry.map { [($0, $0)] } ?? [])
    for (input, path) in texts + own {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      inputs[path] = input
      files[path] = LeavingOut([UInt8](data))
      try write(path)
    }
  }

  func write(_ path: String) throws {
    guard let file = files[path] else { return }
    try OutputFile.write(Data(file.bytes), to: path)
  }

  /// Leaves out the imports of missing modules, at the first of which the compiler would stop.
  mutating func leaveOutImports() throws {
    let imports = Array(files.values.reduce(into: Set()) { $0.formUnion($1.imports) })
    let path = folder + "/imports.swift"
    let text = imports.enumerated().map { $1.check("import \($0)") }.joined()
    try OutputFile.write(Data(text.utf8), to: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let result = try CompilerRun(
      plan.compiler,
      ["-typecheck", path] + Self.searchPaths(plan, target) + ["-diagnostic-style", "llvm"])
    let missing = (result.errors[path] ?? []).compactMap { error in
      error.message.wholeMatch(of: /import (\d+)/).flatMap { Int($0.1) }.map { imports[$0] }
    }
    absentImports = Set(missing)
    for (path, file) in files where !absentImports.isDisjoint(with: file.imports) {
      file.leaveOut(imports: absentImports)
      try write(path)
    }
  }

  mutating func writePieces() throws {
    var pieces = LeftOutPieces(sdk: plan.sdk, texts: textsDigest)
    for (path, file) in files where path != standInFile {
      if let result = file.result { pieces.files[URL(filePath: path).lastPathComponent] = result }
    }
    if let text = files[standInFile]?.bytes, !text.isEmpty {
      pieces.standIns = String(decoding: text, as: UTF8.self)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try OutputFile.write(encoder.encode(pieces) + Data("\n".utf8), to: target.pieces)
  }

  /// The pieces that an earlier run has found.
  var knownPieces: LeftOutPieces? {
    FileManager.default.contents(atPath: target.pieces).flatMap {
      try? JSONDecoder().decode(LeftOutPieces.self, from: $0)
    }
  }

  /// The digest of the target's texts, without the stand-ins.
  var textsDigest: String {
    let own = target.own.map { path in
      LocatedText.digest(of: FileManager.default.contents(atPath: path) ?? Data())
    }
    let digests = files.filter { $0.key != standInFile }.sorted { $0.key < $1.key }.map {
      URL(filePath: $0.key).lastPathComponent + $0.value.digest
    }
    return LocatedText.digest(of: (digests + own).joined(separator: "\n").utf8)
  }
}

extension BuildPlan {
  /// The same plan with another folder for the results.
  func moved(to folder: String) -> BuildPlan {
    func moved(_ files: [File]) -> [File] {
      files.map {
        File(
          input: $0.input, output: folder + "/" + URL(fileURLWithPath: $0.output).lastPathComponent)
      }
    }
    return BuildPlan(
      folder: folder, sources: moved(sources), imports: imports, documents: moved(documents),
      dataModels: moved(dataModels), skipsBrokenConnections: skipsBrokenConnections,
      isForLinux: isForLinux, resources: resources)
  }
}
