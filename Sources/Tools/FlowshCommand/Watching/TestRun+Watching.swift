import Files
import Reports
import Script
import TestRunner
import Walkthroughs

extension ScriptFiles {
  /// The changes to files since they were read.
  var changes: WatchedFiles.Changes {
    var changes = WatchedFiles.Changes()
    for (path, bytes) in sources {
      guard let status = FileStatus(at: path) else {
        changes.deleted.insert(path)
        continue
      }
      guard status.kind == .regular else { continue }
      let now = try? OpenFile(path).readAll(atMost: bytes.count)
      if now?[...] != bytes { changes.changed.insert(path) }
    }
    return changes
  }
}

extension TestRun {
  /// Returns the walkthroughs of the last complete run that are among the given files, or read one
  /// of them.
  func walkthroughs(using files: Set<String>, among planned: Set<String>) -> Set<String> {
    let others = files.subtracting(planned)
    guard !others.isEmpty else { return files }
    return files.intersection(planned).union(
      planned.filter { !inputs(of: $0).isDisjoint(with: others) })
  }

  /// Returns the files that a walkthrough reads, as they were in the run.
  private func inputs(of walkthrough: String) -> Set<String> {
    let files = ScriptFiles(kept.all, translated: kept.translated)
    let check = WalkthroughCheck(request.catalog, files: files)
    _ = try? check.checkAll(at: walkthrough)
    return files.inputs
  }
}

extension RunReport {
  /// Returns the newest result of each case in the order of the cases, without cases that have
  /// none.
  static func newest(
    _ results: [CaseReport], _ earlier: [CaseReport], of entries: [RunPlan.Entry]
  ) -> [CaseReport] {
    guard !earlier.isEmpty else { return results }
    var known: [CaseName: CaseReport] = [:]
    for item in earlier + results { known[CaseName(item)] = item }
    return entries.compactMap { known[$0.name] }
  }
}
