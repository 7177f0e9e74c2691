import Exploration
import Files
import Reports
import Shell

/// Makes a walkthrough that fails until a finding is mended, and that names the fault.
struct FindingWalk {
  /// The lines before the case, such as `@app storefront`.
  let head: [String]
  /// The map, which knows what screens are like on the shortest way.
  let map: AppMap

  /// Writes a walk for each finding, and notes its path in the report.
  ///
  /// - Parameters:
  ///   - findings: The findings, in the order of those in the report.
  ///   - report: The map in words.
  ///   - folder: The folder of `--write`.
  /// - Throws: An error if a file can't be written.
  func write(
    _ findings: [Finding], _ report: inout MapReport, to folder: String
  ) throws(FileError) {
    var numbers: [String: Int] = [:]
    // The walk of a finding that wasn't repeated would pass.
    for place in report.findings.indices where findings[place].isRepeated {
      numbers[report.findings[place].kind, default: 0] += 1
      let walk = walk(
        for: findings[place], report.findings[place],
        number: numbers[report.findings[place].kind] ?? 1)
      report.findings[place].file = try WalkFolder(path: "\(folder)/findings").write(walk)
    }
  }

  /// Returns the walk.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - words: The finding in words, with its commands.
  ///   - number: The number of the finding among those of its kind.
  /// - Returns: The walk.
  func walk(for finding: Finding, _ words: MapReport.Finding, number: Int) -> ExploredWalk {
    var commands = words.walk + ending(of: finding)
    if commands.isEmpty { commands = ["screen"] }
    return ExploredWalk(
      name: "\(words.kind)-\(number)", head: head, title: "\(words.kind): \(finding.message)",
      commands: commands)
  }

  /// The checks after the commands, of which one fails until the finding is mended.
  private func ending(of finding: Finding) -> [String] {
    switch finding.kind {
    // The last command fails by itself.
    case .crash, .hang: []
    case .leak, .growth: ["expect no leaks"]
    case .warning: ["expect no warnings"]
    case .coordinators:
      screen(finding.subject).map { ["expect flow \($0.flow.joined(separator: " > "))"] } ?? []
    case .back, .size: expectScreen(finding.subject)
    case .deadEnd:
      ["? back"]
        + (screen(finding.subject).map { ["expect not screen \(SafeText.quotedLabel($0.title))"] }
          ?? [])
    case .idle: ["expect no output \"the screen is unchanged\""]
    }
  }

  private func screen(_ id: String) -> MapScreen? { map.screens.first { $0.id == id } }

  private func expectScreen(_ id: String) -> [String] {
    screen(id).map { ["expect screen \(SafeText.quotedLabel($0.title))"] } ?? []
  }
}
