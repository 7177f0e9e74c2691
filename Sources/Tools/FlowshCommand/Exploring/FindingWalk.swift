import Exploration
import Files
import Reports
import Script
import Shell
import TestRunner

/// Makes walkthroughs that fail until a finding is mended, and that name the fault.
struct FindingWalk {
  /// The lines before the case, such as `@app storefront`.
  let head: [String]
  /// The walks of the findings, as they were repeated; `nil` for those that couldn't be.
  let walks: [WrittenWalk?]
  /// The subcommand that writes them.
  var author = WalkMark.Author.explore
  /// The commands with which each walk begins.
  var opening: [String] = []
  /// The classes that the app keeps on purpose.
  var keptOnPurpose: [String] = []
  /// The secrets, which the walks name.
  var secrets: [ExplorerSetup.Secret] = []
  /// All secrets, also those of the walkthroughs of `--coverage`.
  var filter = SecretFilter()

  /// The number of times a loop is repeated to tell growth from a cache.
  private static let rounds = 10

  /// Writes a walk for each finding, in the report's order, and notes its path there; returns the
  /// reasons why files couldn't be written.
  func write(
    _ findings: [Finding], _ report: inout MapReport, to folder: WalkFolder
  ) -> [FileError] {
    var problems: [FileError] = []
    // The walk of a finding that wasn't repeated would pass.
    for place in report.findings.indices where findings[place].isRepeated {
      let walk = walk(
        for: findings[place], report.findings[place],
        walks.indices.contains(place) ? walks[place] : nil)
      report.findings[place].passes = walk.note != nil
      do throws(FileError) {
        report.findings[place].file = try folder.write(walk.naming(secrets, hiding: filter))
      } catch {
        problems.append(error)
      }
    }
    return problems
  }

  /// Returns the walk of a finding, without commands if it couldn't be repeated.
  func walk(
    for finding: Finding, _ words: MapReport.Finding, _ walk: WrittenWalk?
  ) -> ExploredWalk {
    let ending = ending(of: finding, walk)
    var commands = walk?.lines ?? words.walk
    // Only after a step that has shown the screen does the next one say that it is unchanged.
    if finding.kind == .idle, walk?.steps.count ?? 1 == 1 { commands.insert("wait 0", at: 0) }
    commands += ending ?? []
    if commands.isEmpty { commands = ["screen"] }
    // The other checks don't count objects.
    let kept = [.leak, .growth].contains(finding.kind) ? keptOnPurpose : []
    let timing = finding.needsTime ? [MapMaker.timed] : []
    commands = timing + opening + kept.map { "leaks keep \(Quoting.quote($0))" } + commands
    var explored = ExploredWalk(
      // Beside the walks of "explore", those of random walks have names of their own.
      name: (author == .monkey ? "monkey-" : "") + words.kind, head: head,
      title: "\(words.kind): \(words.message)",
      commands: commands)
    if ending == nil {
      explored.note =
        "No expectation can detect the fault, so this walk passes although it is there."
    }
    explored.isNumbered = true
    return explored
  }

  /// Returns the checks after the commands, of which one fails until the finding is mended; `nil`
  /// if no expectation can detect that.
  private func ending(of finding: Finding, _ walk: WrittenWalk?) -> [String]? {
    switch finding.kind {
    // The last command fails by itself.
    case .crash, .hang: return []
    case .leak: return ["expect no leaks"]
    // A command that ends the app fails by itself.
    case .warning, .notAvailable: return ["expect no warnings"]
    case .quickTap: return expectOneTap(finding, walk)
    case .growth: return repeatingLoop(of: walk)
    case .coordinators: return expectCoordinators(finding, walk)
    case .back, .size: return expectEarlierScreen(walk)
    case .deadEnd:
      // "screen" is refused where the app shows nothing.
      return ["? back"] + (expectOtherScreen(than: walk) ?? ["screen"])
    case .link: return expectOtherScreen(than: walk)
    case .audit: return ["expect no issues"]
    case .idle: return ["expect no output \"the screen is unchanged\""]
    }
  }

  /// Expects what a second tap has changed to be different: a warning, or the stack.
  private func expectOneTap(_ finding: Finding, _ walk: WrittenWalk?) -> [String]? {
    switch finding.subject {
    case "crash": return []
    case "warning": return ["expect no warnings"]
    case "push":
      guard let stack = walk?.places.last?.stack, !stack.isEmpty else { return nil }
      return ["expect not stack \(SafeText.quotedLabel(stack))"]
    default: return nil
    }
  }

  /// Expects another screen than the last one.
  private func expectOtherScreen(than walk: WrittenWalk?) -> [String]? {
    guard let last = walk?.places.last else { return nil }
    if let name = last.name, !name.isEmpty {
      return ["expect not screen \(SafeText.quotedLabel(name))"]
    }
    return last.type.isEmpty ? nil : ["expect not class \(SafeText.quotedLabel(last.type))"]
  }

  /// Repeats the last two steps, which lead to a screen and back.
  private func repeatingLoop(of walk: WrittenWalk?) -> [String]? {
    guard let walk, walk.steps.count >= 2 else { return nil }
    let loop = walk.steps.suffix(2).joined().joined(separator: "; ")
    return [
      "leaks repeat \(Self.rounds) \(Quoting.quote(loop))",
      "expect no output \"grows with each round\"",
    ]
  }

  /// Expects the coordinators that the screen has when it is reached by the other walk.
  private func expectCoordinators(_ finding: Finding, _ walk: WrittenWalk?) -> [String]? {
    guard let coordinators = walk?.places.last?.coordinators else { return nil }
    func count(_ name: String) -> Int { coordinators.count { $0 == name } }
    // The other walk has one less of them.
    if let extra = finding.extraCoordinator, count(extra) == 1 {
      return ["expect no coordinator \(SafeText.quotedLabel(extra))"]
    }
    if let missing = finding.missingCoordinator, count(missing) == 0 {
      return ["expect coordinator \(SafeText.quotedLabel(missing))"]
    }
    return nil
  }

  /// Expects what was on the screen before the last two commands, which lead there and back.
  private func expectEarlierScreen(_ walk: WrittenWalk?) -> [String]? {
    // A size may change there and back in one step.
    let steps = walk?.steps.last?.count == 2 ? 1 : 2
    guard let walk, walk.places.count > steps, let last = walk.places.last else { return nil }
    let expected = walk.places[walk.places.count - 1 - steps]
    if let name = expected.name, !name.isEmpty, name != last.name {
      return ["expect screen \(SafeText.quotedLabel(name))"]
    }
    if !expected.type.isEmpty, expected.type != last.type {
      return ["expect class \(SafeText.quotedLabel(expected.type))"]
    }
    if !expected.stack.isEmpty, expected.stack != last.stack {
      return ["expect stack \(SafeText.quotedLabel(expected.stack))"]
    }
    return nil
  }
}
