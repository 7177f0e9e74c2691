import BuildFormats
import Foundation
import SourceAdapter

// Stand-ins for names that are declared nowhere.
extension SettleStep {
  /// Declares stand-ins for the names that the compiler hasn't found: for types before other names.
  ///
  /// Other names are looked up in the modules that are absent, which only some files import.
  ///
  /// - Parameter run: What the compiler has found.
  /// - Returns: Whether there are more of them than before.
  /// - Throws: An error if the file with the declarations can't be written.
  mutating func declareStandIns(after run: CompilerRun) throws -> Bool {
    var places: [(name: String, path: String, error: CompilerError)] = []
    for (path, errors) in run.errors {
      guard path != standInFile, let file = files[path] else { continue }
      let isAbsent = !file.imports.isDisjoint(with: absentImports)
      for error in errors {
        guard let name = error.undeclaredName, causes[name] == nil,
          isAbsent || name.first?.isUppercase == true
        else { continue }
        places.append((name, path, error))
      }
    }
    if places.contains(where: { $0.name.first?.isUppercase == true && isNew($0.name) }) {
      places.removeAll { $0.name.first?.isUppercase != true }
    }
    places.removeAll { !isNew($0.name) }
    guard !places.isEmpty else { return false }
    standIns.formUnion(places.map(\.name))
    let declared = OpaqueStandIns(for: standIns, in: uses.files, uses.index)
    files[standInFile] = LeavingOut([UInt8]((declared.text ?? "").utf8))
    try write(standInFile)
    var noted: Set<String> = []
    for (name, path, error) in places
    where declared.names.contains(name) && noted.insert(path + name).inserted {
      files[path]?.needsStandIn(name, error, &causes)
    }
    return true
  }

  /// The file with the stand-ins, which a build declares at the end of the one for the bundle.
  var standInFile: String { folder + "/StandIns.swift" }

  func usesOfNames() -> (files: [OpaqueStandIns.File], index: AppIndex) {
    let sources = files.filter { $0.key != standInFile }.sorted { $0.key < $1.key }
      .map { (path: $0.key, file: $0.value, source: $0.value.source) }
    return (
      sources.map {
        OpaqueStandIns.File(
          $0.source,
          absentModules: Set($0.file.imports.intersection(absentImports).map(\.module)))
      }, AppIndex(sources.map { (path: $0.path, facts: $0.source.facts) })
    )
  }

  private func isNew(_ name: String) -> Bool { !standIns.contains(name) }
}
