import Foundation

/// A report for programs: one object, `version` 1, whose names stay.
public nonisolated struct JSONReport {
  /// Makes a writer.
  public init() {}

  /// The report of a run.
  public func text(of report: RunReport) -> String {
    var text = "{\"version\":1,\"program\":\(JSONText.quoted(report.program))"
    text += ",\"started\":\(JSONText.quoted(report.started.ISO8601Format()))"
    text += ",\"seconds\":\(Decimals.text(report.seconds))"
    text += ",\"interrupted\":\(report.isInterrupted),\"counts\":{"
    text += CaseReport.Status.allCases
      .map { "\"\($0.rawValue)\":\(report.count($0))" }.joined(separator: ",")
    text += "},\"cases\":["
    for (place, item) in report.cases.enumerated() {
      text += place == 0 ? "\n" : ",\n"
      write(item, to: &text)
    }
    return text + "\n]}\n"
  }

  private func write(_ item: CaseReport, to text: inout String) {
    text += "{\"file\":\(JSONText.quoted(item.file)),\"line\":\(item.line)"
    text += ",\"title\":\(JSONText.quoted(item.title)),\"tags\":\(JSONText.array(item.tags))"
    text += ",\"status\":\"\(item.status.rawValue)\",\"seconds\":\(Decimals.text(item.seconds))"
    if let reason = item.reason { text += ",\"reason\":\(JSONText.quoted(reason))" }
    if !item.callStack.isEmpty { text += ",\"callStack\":\(JSONText.array(item.callStack))" }
    if !item.appOutput.isEmpty { text += ",\"appOutput\":\(JSONText.quoted(item.appOutput))" }
    text += ",\"steps\":["
    for (place, step) in item.steps.enumerated() {
      if place > 0 { text += "," }
      write(step, to: &text)
    }
    text += "]}"
  }

  private func write(_ step: StepReport, to text: inout String) {
    text += "{\"command\":\(JSONText.quoted(step.command)),\"file\":\(JSONText.quoted(step.file))"
    text += ",\"line\":\(step.line),\"status\":\"\(step.status.rawValue)\""
    text += ",\"seconds\":\(Decimals.text(step.seconds))"
    text += ",\"output\":\(JSONText.quoted(step.output))"
    if let reason = step.reason { text += ",\"reason\":\(JSONText.quoted(reason))" }
    if let message = step.message { text += ",\"message\":\(JSONText.quoted(message))" }
    if !step.difference.isEmpty { text += ",\"difference\":\(JSONText.array(step.difference))" }
    text += ",\"screen\":\(JSONText.quoted(step.screen)),\"stack\":\(JSONText.quoted(step.stack))"
    text += ",\"calls\":\(JSONText.array(step.calls)),\"events\":\(JSONText.array(step.events))}"
  }
}
