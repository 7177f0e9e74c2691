import Script
import Shell
import Wireframes

/// A report's HTML page, written from top to bottom.
struct HTMLPage {
  let report: RunReport
  /// The part of a server's page; `nil` for that of a file.
  let live: HTMLReport.Live?
  let page: ReportStream<MarkupPlace>
  let pictures: PagePictures

  init(
    _ report: RunReport, _ live: HTMLReport.Live?, _ output: @escaping (_ part: [UInt8]) -> Void
  ) {
    self.report = report
    self.live = live
    pictures = PagePictures(of: report.files.joined())
    page = ReportStream(output)
  }

  /// Writes the whole page.
  func write() {
    head()
    filter()
    failures()
    differences()
    page += "<main id=\"cases\" tabindex=\"-1\">\n"
    if report.cases.isEmpty, live == nil { page += "<p class=\"none\">No cases were found.</p>\n" }
    writeCases()
    page += "</main>\n"
    coverage()
    for symbols in pictures.symbols { page += symbols }
    page += """
      \(scriptStart)
      \(resource: .copyScript)\(resource: .script)\(live == nil ? "" : "\(resource: .liveScript)")\
      </script>
      </body>
      </html>

      """
    page.flush()
  }

  /// Writes the cases by file.
  private func writeCases() {
    var numbers = pictures.numbers[...]
    for cases in report.files {
      page += "<section class=\"file\"><h2>\(cases[0].file)</h2>\n"
      for item in cases { write(item, numbers.removeFirst()) }
      page += "</section>\n"
    }
  }

  private var hasPictures: Bool { report.cases.contains { $0.hasPictures } }

  private func head() {
    let started = UTCTime(report.started)
    let interruption: Markup = report.earlyEnd.map { " · <strong>\($0)</strong>" } ?? ""
    let coverage: Markup = report.coverage.map { " · <strong>\($0)</strong>" } ?? ""
    page += """
      \(Markup.pageStart(loads: live == nil ? "" : "; connect-src 'self'"))
      <title>\(report.verdict) – walkthroughs</title>
      <style>
      \(resource: .style)\(hasPictures ? "\(resource: .pictureStyle)" : "")\
      \(report.maps.isEmpty ? "" : "\(resource: .mapDrawingStyle)")\
      \(live == nil ? "" : "\(resource: .liveStyle)")</style>
      </head>
      <body>
      <a class="skip" href="#cases">Skip to the cases</a>
      <header>
      <h1>\(report.verdict)</h1>
      <p class="run">\(report.program) · \
      <time datetime="\(started.text)Z">\(started.date), \(started.time) UTC</time> · \
      took \(Self.duration(report.seconds))\(coverage)\(interruption)</p>
      </header>

      """
  }

  /// Writes the number of cases with each status, and the controls that filter the cases.
  ///
  /// The controls are visible only if scripts run.
  private func filter() {
    let statuses = CaseReport.Status.allCases.filter { report.count($0) > 0 }
    page += """
      <div class="bar">\(liveBar)<form id="filter" role="search" aria-label="Filter the cases">
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
      <select name="sort" aria-label="Order"><option value="">by file</option>\
      <option value="time">slowest first</option>\
      <option value="failures"\(attribute: "selected", if: live != nil)>failures first</option></select>
      <span class="moves"><button type="button" id="next" aria-keyshortcuts="n">Next failure</button>\
      <button type="button" id="close" aria-keyshortcuts="x">Close all</button></span>
      <output id="shown" aria-live="polite"></output></form></div>

      """
  }

  private var scriptStart: Markup {
    guard let live else { return "<script>" }
    return "<script nonce=\"\(live.nonce)\">"
  }

  /// The state of the server's run, and the buttons that start one.
  private var liveBar: Markup {
    guard let live else { return "" }
    return """
      <div id="live" data-page="\(live.number)"><output id="state" role="status"></output>\
      <span class="runs"><button type="button" id="run-all" aria-keyshortcuts="r">Run all</button>\
      <button type="button" id="run-failed" aria-keyshortcuts="f">Run failed</button></span></div>

      """
  }

  private func chip(_ status: CaseReport.Status) -> Markup {
    """
    <label class="chip"><input disabled type="checkbox" name="status" value="\(status.key)">\
    <span class="\(status.key)">\(report.count(status)) \(status.words)</span></label>
    """
  }

  /// Writes links to all failures, with the file and the reason.
  private func failures() {
    let failures = report.files.joined().filter { $0.status.isFailure }
    guard !failures.isEmpty else { return }
    page += """
      <nav aria-labelledby="failures"><details\(attribute: "open", if: failures.count <= 20)>\
      <summary><h2 id="failures">Failures</h2></summary><ol>

      """
    for item in failures {
      page += """
        <li><a href="#\(id(of: item))">\(item.label)</a> \
        <span class="\(item.status.key)">\(item.status.words)</span>\
        <code>\(item.place.file):\(item.place.line)</code>\(paragraph("reason", item.explainedCause))\
        </li>

        """
    }
    page += "</ol></details></nav>\n"
  }

  /// Writes what differs between sizes and languages, and what isn't localized.
  private func differences() {
    if let variants = report.variantComparison { write(variants) }
    for list in report.localizationGaps {
      let entries = list.entries.map { item -> Markup in
        "\(item.text) <code>\(item.file):\(item.line)</code>"
      }
      write(entries, heading: list.title)
    }
  }

  private func write(_ variants: VariantComparison) {
    let entries = variants.differences.map { item -> Markup in
      let links = item.cases.map { item -> Markup in
        " <a href=\"#\(id(of: item))\">\(item.variant.name)</a>"
      }
      return
        "\(item.title)\(links) <code>\(item.place)</code>\(paragraph("reason", item.text))"
    }
    write(
      entries, heading: "What differs between \(variants.names)", ifNone: "<p>No differences.</p>")
  }

  private func write(_ entries: [Markup], heading: String, ifNone: Markup = "") {
    let heading: Markup = "<h2>\(heading)</h2>"
    guard !entries.isEmpty else {
      page += "<section class=\"variants\">\(heading)\(ifNone)</section>\n"
      return
    }
    page += """
      <section class="variants"><details\(attribute: "open", if: entries.count <= 20)>\
      <summary>\(heading)</summary><ul>

      """
    for entry in entries { page += "<li>\(entry)</li>\n" }
    page += "</ul></details></section>\n"
  }

  /// Returns the ID of a case, which depends only on its file, title and variant, so that links to
  /// it stay valid.
  func id(of item: CaseReport) -> String {
    HTMLReport.id(ofCaseIn: item.file, title: item.title, variant: item.variant)
  }

  /// Returns the given duration with a suitable unit.
  static func duration(_ seconds: Double) -> Markup {
    if seconds < 0.001 { return "&lt; 1 ms" }
    // More would round to 1000 ms.
    if seconds < 0.9995 { return "\(Int((seconds * 1000).rounded())) ms" }
    return "\(seconds: seconds, decimals: 2) s"
  }
}
