import Script
import Wireframes

/// The description of a failure on the terminal.
package struct FailureText {
  private let group: FailureGroup
  private let run: RunReport
  private let style: TextStyle

  /// The number of other cases with the same failure to list.
  private static let mostListed = 40

  init(_ group: FailureGroup, of run: RunReport, _ style: TextStyle) {
    self.group = group
    self.run = run
    self.style = style
  }

  /// Describes a failure that has just happened, in UTF-8; of the run, only the program and its
  /// options matter.
  package static func bytes(of report: CaseReport, in run: RunReport, isColored: Bool) -> [UInt8] {
    FailureText(FailureGroup(first: report), of: run, TextStyle(isColored: isColored)).text.utf8
  }

  /// Returns the line for a failure whose cause has been described with another case.
  package static func shortBytes(of report: CaseReport, isColored: Bool) -> [UInt8] {
    let status = TextStyle(isColored: isColored).bad(report.status.words)
    let line: LineText =
      "\(report.file):\(report.line): \(status) for the same reason: \(name(of: report))\n\n"
    return line.utf8
  }

  var text: LineText {
    let failure = group.first
    let (file, line) = failure.place
    var text: LineText = """
      \(file):\(line): \(style.bad(failure.status.words)): \(Self.name(of: failure))

      """
    for step in failure.stepsBeforeCulprit { text += "    \(step.command)\n" }
    for line in failure.failureReasons { text += "  \(line)\n" }
    text += DifferenceText(failure.culprit?.difference ?? [], style).text
    for line in failure.failureCircumstances { text += "  \(line)\n" }
    text += listOfOthers
    text += "  rerun: "
    text += "\(failure.rerunCommand(program: run.programName))\n\n"
    return text
  }

  private var listOfOthers: LineText {
    guard !group.others.isEmpty else { return "" }
    var list: LineText = "  the same in \(counted(group.others.count, "more case")):\n"
    for item in group.others.prefix(Self.mostListed) {
      let file = item.file == group.first.file ? "" : "\(item.file): "
      list += "    \(file)\(Self.name(of: item))\n"
    }
    let rest = group.others.count - Self.mostListed
    if rest > 0 { list += "    … and \(grouped(rest)) more\n" }
    return list
  }

  /// Returns the name of a case, truncated if it is longer than 200 characters.
  static func name(of report: CaseReport) -> String {
    let name = report.label
    return name.utf8.count > 200 && name.count > 200 ? name.prefix(199) + "…" : name
  }
}
