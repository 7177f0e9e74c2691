import Script

/// A report's HTML page, written from top to bottom.
struct HTMLPage {
  private let report: RunReport
  /// The markup written so far.
  var page: Markup

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
      <title>\(verdict) – walkthroughs</title>
      <style>
      \(resource: .style)</style>
      </head>
      <body>
      <a class="skip" href="#cases">Skip to the cases</a>
      <header>
      <h1>\(verdict)</h1>
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
      placeholder="Text ( / )" autocomplete="off" spellcheck="false">
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

  /// A summary of the run, such as `2 of 6 cases did not pass`.
  private var verdict: String {
    let count = report.cases.count
    let failures = report.cases.count { $0.status.isFailure }
    let skipped = report.count(.skipped)
    let passed = count - skipped
    let skips = skipped > 0 ? ", \(skipped) skipped" : ""
    if count == 0 { return "No cases" }
    if failures == 0 { return "\(counted(passed, "case")) passed" + skips }
    return "\(failures) of \(counted(count, "case")) did not pass" + skips
  }

  /// Returns the given duration with a suitable unit.
  static func duration(_ seconds: Double) -> Markup {
    if seconds < 0.001 { return "&lt; 1 ms" }
    if seconds < 1 { return "\(Int((seconds * 1000).rounded())) ms" }
    return "\(seconds: seconds, decimals: 2) s"
  }
}
