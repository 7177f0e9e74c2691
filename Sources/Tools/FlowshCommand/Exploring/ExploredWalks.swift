import Exploration
import Files
import Reports
import Script
import Shell
import TestRunner

/// The walks that `flowsh explore` writes to the folder of `--write`: one for each finding, and one
/// for each move that no walkthrough takes.
struct ExploredWalks {
  private let setup: ExplorerSetup
  private let filter: SecretFilter
  private let folder: String
  private let kept: Set<FileIdentity>

  /// The result of writing the walks.
  struct Result {
    /// The pattern of the walks to the moves that no walkthrough takes; `nil` if there are none.
    var missing: String?
    /// The number of these moves that have no walk that can be written.
    var unwritten = 0
    /// The reasons why files couldn't be written.
    var problems: [FileError] = []
  }

  /// Creates the walks of a run in the folder of `--write`; files in `kept` are neither replaced
  /// nor removed.
  init(
    _ setup: ExplorerSetup, hiding filter: SecretFilter, in folder: String,
    keeping kept: Set<FileIdentity>
  ) {
    self.setup = setup
    self.filter = filter
    self.folder = folder
    self.kept = kept
  }

  /// Writes the walks, notes the paths of the findings' walks in the report, and removes walks to
  /// which the exploration doesn't lead any more.
  func write(_ explored: inout AppExploration) -> Result {
    var result = Result()
    let findings = folder(of: .findings, explored)
    let head = setup.launch.header(in: findings.path)
    var writing = FindingWalk(head: head, walks: explored.findingWalks)
    writing.opening = setup.opening
    writing.keptOnPurpose = setup.keptOnPurpose
    writing.secrets = setup.secrets
    writing.filter = filter
    result.problems = writing.write(explored.map.findings, &explored.report, to: findings)
    let missing = folder(of: .missing, explored)
    let missingHead = setup.launch.header(in: missing.path)
    writeMissing(explored, head: missingHead, to: missing, &result)
    // A run that ended early may have missed findings.
    guard !explored.map.isPartial, Interruption.pending == 0, result.problems.isEmpty else {
      return result
    }
    do throws(FileError) {
      try findings.removeOthers(head: head)
      if explored.report.hasCoverage { try missing.removeOthers(head: missingHead) }
    } catch {
      result.problems.append(error)
    }
    return result
  }

  private func folder(of kind: WalkFolder.Kind, _ explored: AppExploration) -> WalkFolder {
    WalkFolder(
      path: WalkFolder.path(of: kind, in: folder), options: explored.report.options, keeping: kept)
  }

  /// Writes the walks to the moves that no walkthrough takes.
  private func writeMissing(
    _ explored: AppExploration, head: [String], to folder: WalkFolder, _ result: inout Result
  ) {
    for (move, walk) in zip(explored.report.moves, explored.moveWalks)
    where move.isCovered == false {
      guard let walk, walk.isComplete, !walk.lines.isEmpty else {
        result.unwritten += 1
        continue
      }
      do throws(FileError) {
        _ = try folder.write(
          ExploredWalk(
            taking: move, title: explored.report.line(of: move), walk, head: head,
            opening: setup.opening
          ).naming(setup.secrets, hiding: filter))
        result.missing = "\(folder.path)/*\(ScriptFile.suffix)"
      } catch {
        result.problems.append(error)
      }
    }
  }
}
