/// Decides after a failed build which files the next build leaves out: as few as possible.
struct Selection {
  /// The files that can be left out.
  let files: Set<String>
  /// The files that aren't built, or are left out already.
  let absent: AbsentFiles
  /// Returns the text of a file.
  let source: (String) -> SourceText

  /// The number of errors of a file that are kept.
  private static let mostErrors = 5

  /// Returns the files to leave out next; none if the errors lie elsewhere.
  ///
  /// Files that import a missing module come first, then those that use what flowsh lacks, then
  /// the others with errors: an error may have its cause in another file.
  func next(after errors: [CompilerDiagnostic]) -> [LeftOutFile] {
    let own = errors.filter { $0.path.map(files.contains) == true }
    let byFile = Dictionary(grouping: own) { $0.path ?? "" }
    let failed = byFile.keys.sorted()
    let all = failed.map { file(at: $0, byFile[$0] ?? [], among: failed) }
    for isWanted in [Self.importsMissingModule, Self.lacksAPI] {
      let wanted = all.filter { isWanted($0.reason) }
      if !wanted.isEmpty { return wanted }
    }
    return all
  }

  private static func importsMissingModule(_ reason: LeftOutFile.Reason) -> Bool {
    if case .modules = reason { true } else { false }
  }

  private static func lacksAPI(_ reason: LeftOutFile.Reason) -> Bool {
    if case .missing = reason { true } else { false }
  }

  private func file(
    at path: String, _ errors: [CompilerDiagnostic], among failed: [String]
  ) -> LeftOutFile {
    var modules: [String] = []
    var missing: [MissingName] = []
    var used: [String] = []
    var owners: [AbsentFiles.File] = []
    let text = source(path)
    for error in errors {
      let line = error.line.map(text.line) ?? ""
      guard let name = MissingName(error.message, source: line) else { continue }
      if case .module(let module) = name {
        if !modules.contains(module) { modules.append(module) }
      } else if let owner = absent.owner(of: name.identifier) {
        if !used.contains(name.identifier) { used.append(name.identifier) }
        if !owners.contains(owner) { owners.append(owner) }
      } else if !missing.contains(name), !follows(name, in: path, among: failed) {
        missing.append(name)
      }
    }
    let reason: LeftOutFile.Reason =
      !modules.isEmpty
      ? .modules(modules)
      : !missing.isEmpty
        ? .missing(missing)
        : owners.map(\.absence).min().map {
          .uses(names: used, of: owners.map(\.path), $0)
        } ?? .errors
    return LeftOutFile(path: path, reason: reason, errors: Array(errors.prefix(Self.mostErrors)))
  }

  /// Whether a member's type is declared in another file with errors, so that the error follows
  /// from those.
  private func follows(_ name: MissingName, in path: String, among failed: [String]) -> Bool {
    guard case .member(_, let type) = name else { return false }
    return failed.contains { $0 != path && source($0).declarations.contains(type) }
  }
}
