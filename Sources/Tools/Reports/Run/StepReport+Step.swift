import AppDriver
import Script
package import Shell

extension StepReport {
  /// Creates the report of a step.
  @MainActor
  package init(_ step: Step, _ shell: ShellState) {
    self.init(
      command: step.marked, file: step.location?.file ?? "",
      line: step.location?.line ?? 0, groups: step.groups.map(\.name),
      groupLines: step.groups.map(\.line),
      status: step.status, isSoft: step.isSoft,
      seconds: step.duration / .seconds(1), appOutput: step.appOutput, output: step.output,
      reason: step.reason,
      message: step.message,
      difference: step.difference?.map { line in
        // The indentation of the script doesn't matter.
        let text = String(line.text.drop { $0 == " " || $0 == "\t" })
        return switch line.kind {
        case .same: DifferenceLine.line(.same, text)
        case .expected: DifferenceLine.line(.expected, text)
        case .actual: DifferenceLine.line(.actual, OutputPattern.written(line.text))
        }
      } ?? [],
      screen: shell.shownPanes, stack: shell.shownPath,
      calls: shell.calls(of: step),
      events: shell.events(of: step))
  }
}
