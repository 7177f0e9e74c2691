import Foundation

/// A report to read in a browser: one file, nothing from a network, readable without its script.
///
/// Cases that failed stand open. Each case and each step has a name to link to.
public nonisolated struct HTMLReport {
  /// Makes a writer.
  public init() {}

  /// The report of a run.
  public func text(of report: RunReport) -> String {
    let failed = report.cases.count { $0.status.isFailure }
    let title =
      failed == 0 ? "\(report.cases.count) passed" : "\(failed) of \(report.cases.count) failed"
    var text = """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title) · walkthroughs</title>
      <style>\(HTMLStyle.text)</style>
      <a class="skip" href="#cases">To the cases</a>
      <header>
      <h1>\(title)</h1>
      <p class="meta">\(Markup.escaped(report.program)) · \(report.started.ISO8601Format()) · \
      \(Decimals.text(report.seconds)) s\(report.isInterrupted ? " · <strong>interrupted</strong>" : "")</p>

      """
    writeFilter(report, to: &text)
    text += "</header>\n<main id=\"cases\">\n"
    var file = ""
    for (place, item) in report.cases.enumerated() {
      if item.file != file {
        if !file.isEmpty { text += "</section>\n" }
        file = item.file
        text += "<section><h2>\(Markup.escaped(file))</h2>\n"
      }
      write(item, place + 1, to: &text)
    }
    if !file.isEmpty { text += "</section>\n" }
    text += "<p id=\"none\" hidden>No case is like that.</p>\n</main>\n"
    return text + "<script>\(HTMLScript.text)</script>\n</html>\n"
  }

  private func writeFilter(_ report: RunReport, to text: inout String) {
    text += "<form id=\"filter\" role=\"search\" hidden>\n"
    text += "<fieldset><legend>Status</legend>\n"
    for status in CaseReport.Status.allCases where report.count(status) > 0 {
      text += "<label class=\"\(status.rawValue)\"><input type=\"checkbox\" name=\"status\""
      text +=
        " value=\"\(status.rawValue)\" checked> \(report.count(status)) \(status.words)</label>\n"
    }
    text += "</fieldset>\n"
    let tags = Set(report.cases.flatMap(\.tags)).sorted()
    if !tags.isEmpty {
      text += "<label>Tag <select name=\"tag\"><option value=\"\">all</option>"
      for tag in tags {
        text += "<option value=\"\(Markup.attribute(tag))\">\(Markup.escaped(tag))</option>"
      }
      text += "</select></label>\n"
    }
    text += "<label>Text <input type=\"search\" name=\"text\" placeholder=\"title, file, command\">"
    text += " <kbd>/</kbd></label>\n</form>\n"
  }

  private func write(_ item: CaseReport, _ number: Int, to text: inout String) {
    text += "<details class=\"case \(item.status.rawValue)\" id=\"case-\(number)\""
    text += " data-status=\"\(item.status.rawValue)\""
    text += " data-tags=\"\(Markup.attribute(item.tags.joined(separator: "\u{1F}")))\""
    text += "\(item.status.isFailure ? " open" : "")>\n<summary>"
    text += "<span class=\"status\">\(item.status.words)</span> "
    text += "<span class=\"title\">\(Markup.escaped(item.title))</span> "
    for tag in item.tags { text += "<span class=\"tag\">\(Markup.escaped(tag))</span> " }
    text += "<span class=\"time\">\(Decimals.text(item.seconds)) s</span></summary>\n"
    text +=
      "<p class=\"place\">line \(item.line) · <a href=\"#case-\(number)\">link to this case</a></p>\n"
    if let reason = item.reason {
      text += "<p class=\"reason\">\(Markup.escaped(reason))</p>\n"
    }
    writeBlock("Call stack", item.callStack.joined(separator: "\n"), to: &text)
    writeBlock("The app printed", item.appOutput, to: &text)
    text += "<ol class=\"steps\">\n"
    var before: StepReport?
    for (place, step) in item.steps.enumerated() {
      write(step, after: before, "case-\(number)-step-\(place + 1)", to: &text)
      before = step
    }
    text += "</ol>\n</details>\n"
  }

  private func write(
    _ step: StepReport, after before: StepReport?, _ id: String, to text: inout String
  ) {
    text += "<li class=\"\(step.status.rawValue)\" id=\"\(id)\">"
    text += "<details\(step.status == .failed ? " open" : "")><summary>"
    text += "<code>\(Markup.escaped(step.command))</code>"
    if step.status != .passed { text += " <span class=\"status\">\(step.status.rawValue)</span>" }
    text += " <span class=\"time\">\(Decimals.text(step.seconds)) s</span></summary>\n"
    text += "<p class=\"place\">\(Markup.escaped(step.file)):\(step.line)"
    text += " · <a href=\"#\(id)\">link to this step</a></p>\n"
    if let reason = step.reason { text += "<p class=\"reason\">\(Markup.escaped(reason))</p>\n" }
    if let message = step.message {
      text += "<p class=\"message\">\(Markup.escaped(message))</p>\n"
    }
    writeDifference(step.difference, to: &text)
    if let before, before.screen != step.screen || before.stack != step.stack {
      writeScreens([("before", before), ("after", step)], to: &text)
    } else {
      writeScreens([("after", step)], to: &text)
    }
    writeBlock("Calls", step.calls.joined(separator: "\n"), to: &text)
    if !step.output.isEmpty { text += "<pre>\(Markup.escaped(step.output))</pre>\n" }
    if !step.events.isEmpty {
      text += "<details class=\"events\"><summary>\(step.events.count) events</summary>"
      text += "<pre>\(Markup.escaped(step.events.joined(separator: "\n")))</pre></details>\n"
    }
    text += "</details></li>\n"
  }

  private func writeScreens(_ screens: [(String, StepReport)], to text: inout String) {
    let known = screens.filter { !$0.1.screen.isEmpty }
    guard !known.isEmpty else { return }
    text += "<dl>"
    for (word, step) in known {
      text += "<dt>\(word)</dt><dd>\(Markup.escaped(step.screen)) "
      text += "<span class=\"stack\">\(Markup.escaped(step.stack))</span></dd>"
    }
    text += "</dl>\n"
  }

  private func writeBlock(_ title: String, _ words: String, to text: inout String) {
    guard !words.isEmpty else { return }
    text += "<h3>\(title)</h3><pre>\(Markup.escaped(words))</pre>\n"
  }

  private func writeDifference(_ lines: [String], to text: inout String) {
    guard !lines.isEmpty else { return }
    text += "<h3>Expected and printed</h3><pre class=\"difference\">"
    for line in lines {
      let tag = line.hasPrefix("- ") ? "del" : line.hasPrefix("+ ") ? "ins" : "span"
      text += "<\(tag)>\(Markup.escaped(line))</\(tag)>\n"
    }
    text += "</pre>\n"
  }
}
