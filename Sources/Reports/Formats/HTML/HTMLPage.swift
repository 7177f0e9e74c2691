import Script
import Shell

/// A report's HTML page, written from top to bottom.
struct HTMLPage {
  private let report: RunReport
  /// The markup written so far.
  private(set) var page: Markup

  init(_ report: RunReport) {
    self.report = report
    page = Markup(capacity: 4096 + report.cases.count * 512 + report.stepCount * 1024)
  }

  /// Writes the whole page.
  mutating func write() {
    head()
    filter()
    failures()
    page += "<main id=\"cases\" tabindex=\"-1\">\n"
    if report.cases.isEmpty { page += "<p class=\"none\">No cases were found.</p>\n" }
    var number = 0
    for cases in report.files {
      page += "<section class=\"file\"><h2>\(cases.first?.file ?? "")</h2>\n"
      for item in cases {
        number += 1
        write(item, number: number)
      }
      page += "</section>\n"
    }
    page += """
      </main>
      <script>
      \(resource: .script)</script>
      </body>
      </html>

      """
  }

  private mutating func head() {
    let started = UTCTime(report.started)
    let interruption: Markup =
      report.isInterrupted
      ? " · <strong>interrupted before all cases had run</strong>" : ""
    page += """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <link rel="icon" href="data:,">
      <title>\(report.verdict) – walkthroughs</title>
      <style>
      \(resource: .style)</style>
      </head>
      <body>
      <a class="skip" href="#cases">Skip to the cases</a>
      <header>
      <h1>\(report.verdict)</h1>
      <p class="run">\(report.program) · \
      <time datetime="\(started.text)Z">\(started.date), \(started.time) UTC</time> · \
      took \(Self.duration(report.seconds))\(interruption)</p>
      </header>

      """
  }

  /// Writes the number of cases with each status, and the controls that filter the cases.
  ///
  /// The controls are visible only if scripts run.
  private mutating func filter() {
    let statuses = CaseReport.Status.allCases.filter { report.count($0) > 0 }
    page += """
      <div class="bar"><form id="filter" role="search" aria-label="Filter the cases">
      <fieldset><legend>Status</legend>\(statuses.map(chip))</fieldset>

      """
    let tags = Set(report.cases.flatMap(\.tags)).sorted()
    let options = tags.map { tag -> Markup in "<option value=\"\(tag)\">\(tag)</option>" }
    if !tags.isEmpty {
      page += """
        <select name="tag" aria-label="Tag"><option value="">any tag</option>\(options)</select>

        """
    }
    page += """
      <input type="search" name="q" aria-label="Text in the case" aria-keyshortcuts="/" \
      placeholder="Filter by text (press /)" autocomplete="off" spellcheck="false">
      <output id="shown" aria-live="polite"></output></form></div>

      """
  }

  private func chip(_ status: CaseReport.Status) -> Markup {
    """
    <label class="chip"><input disabled type="checkbox" name="status" value="\(status.key)">\
    <span class="\(status.key)">\(report.count(status)) \(status.words)</span></label>
    """
  }

  /// Writes links to all failures if there are at least two.
  private mutating func failures() {
    let failures = report.files.joined().enumerated().filter { $0.element.status.isFailure }
    guard failures.count > 1 else { return }
    let links = failures.map { offset, item -> Markup in
      """
      <li><a href="#c\(offset + 1)">\(item.name)</a> \
      <span class="\(item.status.key)">\(item.status.words)</span></li>

      """
    }
    page += """
      <nav aria-labelledby="failures"><details\(attribute: "open", if: failures.count <= 20)>\
      <summary><h2 id="failures">Failures</h2></summary><ol>
      \(links)</ol></details></nav>

      """
  }

  /// Returns the given duration with a suitable unit.
  static func duration(_ seconds: Double) -> Markup {
    if seconds < 0.001 { return "&lt; 1 ms" }
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    return "\(seconds: seconds, decimals: 2) s"
  }
}

extension HTMLPage {
  /// Writes a case, with its details expanded if it failed.
  mutating func write(_ item: CaseReport, number: Int) {
    let status = item.status
    let tags = item.tags.map { tag -> Markup in " <span class=\"tag\">@\(tag)</span>" }
    page += """
      <article class="case" id="c\(number)" data-status="\(status.key)" \
      data-tags="\(lines: item.tags)">\
      <a class="self" href="#c\(number)" aria-label="Link to case \(number)">§</a>\
      <details\(attribute: "open", if: status.isFailure)><summary><h3>\(item.name)</h3> \
      <span class="facts"><span class="badge \(status.key)">\(status.words)</span>\(tags) \
      <span class="time">line \(item.line) · \(Self.duration(item.seconds))</span></span></summary>

      """
    if status != .passed { page += paragraph("reason", item.cause) }
    let culprit = item.culpritIndex
    if let culprit {
      let step = culprit + 1
      page += "<p class=\"place\"><a href=\"#c\(number)-\(step)\">Step \(step)</a></p>"
    }
    page += lines("Call stack at the crash, innermost first", item.callStack)
    if !item.steps.isEmpty { page += "<ol class=\"steps\">\n" }
    for index in item.steps.indices {
      write(
        item.steps[index], id: "c\(number)-\(index + 1)", number: index + 1,
        after: index == 0 ? nil : item.steps[index - 1], of: item, isCulprit: index == culprit)
    }
    if !item.steps.isEmpty { page += "</ol>" }
    page += lines("Output of the app", item.appOutput)
    page += "</details></article>\n"
  }

  private mutating func write(
    _ step: StepReport, id: String, number: Int, after previous: StepReport?, of item: CaseReport,
    isCulprit: Bool
  ) {
    let file = step.file.isEmpty || step.file == item.file ? "" : step.file + ", "
    // Most commands print the screen, which is shown below anyway.
    let printsMore =
      !step.output.isEmpty && !step.output.hasPrefix(step.screen) || step.screen.isEmpty
    page += """
      <li id="\(id)"><a class="self" href="#\(id)" aria-label="Link to step \(number)">\(number)</a>\
      <details\(attribute: "open", if: isCulprit)><summary><code>\(step.command)</code> \
      <span class="facts">\(badge(of: step, isLast: isCulprit && item.status != .failed)) \
      <span class="time">\(file)line \(step.line) · \(Self.duration(step.seconds))</span></span>\
      </summary><div class="step">\(paragraph("reason", step.reason ?? ""))\
      \(paragraph("message", step.message ?? ""))\(difference(step.difference))\
      <div class="screens">\(screens(before: previous, after: step))</div>\
      \(preformatted("Printed", printsMore ? step.output : ""))\(lines("Calls", step.calls))\
      \(lines("Events", step.events))\
      \(lines("Output of the app", step.appOutput))</div></details></li>

      """
  }

  private func badge(of step: StepReport, isLast: Bool) -> Markup {
    switch step.status {
    case .failed: "<span class=\"badge failed\">failed</span>"
    case .noted: "<span class=\"badge skipped\">noted</span>"
    case .passed where isLast: "<span class=\"badge failed\">last step</span>"
    case .passed: "<span class=\"passed\">passed</span>"
    }
  }

  private func screens(before previous: StepReport?, after step: StepReport) -> [Markup] {
    guard let previous else { return [screen("After", step)] }
    let isSame = previous.screen == step.screen && previous.stack == step.stack
    return isSame
      ? [screen("Before and after", step)] : [screen("Before", previous), screen("After", step)]
  }

  private func screen(_ title: String, _ step: StepReport) -> Markup {
    guard !step.screen.isEmpty || !step.stack.isEmpty else { return "" }
    let screen: Markup = step.screen.isEmpty ? "" : "<pre>\(step.screen)</pre>"
    return "<section><h4>\(title)</h4>\(paragraph("stack", step.stack))\(screen)</section>"
  }

  private func difference(_ lines: [String]) -> Markup {
    guard !lines.isEmpty else { return "" }
    let lines = lines.map { line -> Markup in
      // Keep the `+` or `-` in the text for readers who can't distinguish the colors.
      switch line.utf8.first {
      case UInt8(ascii: "-"): "<del>\(line)</del>\n"
      case UInt8(ascii: "+"): "<ins>\(line)</ins>\n"
      default: "<span>\(line)</span>\n"
      }
    }
    return "<h4>Difference</h4><pre class=\"difference\">\(lines)</pre>"
  }

  private func paragraph(_ kind: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<p class=\"\(kind)\">\(text)</p>"
  }

  private func preformatted(_ title: String, _ text: String) -> Markup {
    text.isEmpty ? "" : "<h4>\(title)</h4><pre>\(text)</pre>"
  }

  private func lines(_ title: String, _ lines: [String]) -> Markup {
    lines.isEmpty ? "" : "<h4>\(title)</h4><pre>\(lines: lines)</pre>"
  }
}
