import AppDriver
import Script
package import Shell

extension StepReport {
  /// Creates the report of a step.
  @MainActor
  package init(_ step: Step, _ shell: ShellView) {
    let screen = shell.shownScreen
    self.init(
      command: step.marked, file: step.location?.file ?? "",
      line: step.location?.line ?? 0,
      status: step.status,
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
      screen: screen.map(Self.words) ?? "",
      stack: screen.map { PathText.text($0.paths) } ?? "",
      calls: shell.calls(of: step),
      events: shell.session.eventLabels(in: step.events))
  }

  /// Returns the given screen as text: the title of each pane, followed by its elements.
  private static func words(_ screen: ScreenSnapshot) -> String {
    var words = ""
    for pane in screen.panes {
      if !words.isEmpty { words += "\n" }
      words += pane.title
      for element in pane.elements {
        words += "\n  "
        words += element.label
        if let value = element.value, !value.isEmpty {
          words += "  "
          words += value
        }
      }
    }
    return words
  }
}
