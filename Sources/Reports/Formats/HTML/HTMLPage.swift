import Script

/// The page that a report becomes, from its head to its foot.
struct HTMLPage {
  private let report: RunReport
  /// The markup so far.
  var out: ReportBytes

  init(_ report: RunReport) {
    self.report = report
    out = ReportBytes(for: report, bytesPerStep: 1024)
  }

  /// Writes the whole page.
  mutating func write() {
    head()
    summary()
    filter()
    failures()
    out.literal("<main id=\"cases\" tabindex=\"-1\">\n")
    if report.cases.isEmpty { out.literal("<p class=\"none\">No case was found.</p>\n") }
    var number = 0
    for cases in report.files {
      out.literal("<section class=\"file\"><h2>")
      out.text(cases.first?.file ?? "", .markup)
      out.literal("</h2>\n")
      for item in cases {
        number += 1
        write(item, number: number)
      }
      out.literal("</section>\n")
    }
    out.literal("</main>\n<script>")
    out.literal(Self.script)
    out.literal("</script>\n</body>\n</html>\n")
  }

  private mutating func head() {
    out.literal(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" \
      content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <link rel="icon" href="data:,">
      <title>
      """)
    verdict(.label)
    out.literal(" – walkthroughs</title>\n<style>")
    out.literal(Self.style)
    out.literal(
      "</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#cases\">Skip to the cases</a>\n")
  }

  private mutating func summary() {
    out.literal("<header>\n<h1>")
    verdict(.markup)
    out.literal("</h1>\n<p class=\"run\">")
    out.text(report.program, .markup)
    out.literal(" · <time datetime=\"")
    let started = UTCTime(report.started)
    out.text(started.text, .label)
    out.literal("Z\">")
    out.text(started.date, .markup)
    out.literal(", ")
    out.text(started.time, .markup)
    out.literal(" UTC")
    out.literal("</time> · took ")
    duration(report.seconds)
    if report.isInterrupted {
      out.literal(" · <strong>interrupted before all cases had their turn</strong>")
    }
    out.literal("</p>\n</header>\n")
  }

  /// The counts, which are the filter's choices where scripts run.
  private mutating func filter() {
    out.literal(
      "<div class=\"bar\"><form id=\"filter\" role=\"search\" aria-label=\"Filter the cases\">\n")
    out.literal("<fieldset><legend>Status</legend>")
    for status in CaseReport.Status.allCases where report.count(status) > 0 {
      out.literal(
        "<label class=\"chip\"><input disabled type=\"checkbox\" name=\"status\" value=\"")
      out.literal(status.key)
      out.literal("\"><span class=\"")
      out.literal(status.key)
      out.literal("\">")
      out.number(report.count(status))
      out.literal(" ")
      out.literal(status.words)
      out.literal("</span></label>")
    }
    out.literal("</fieldset>\n")
    let tags = Set(report.cases.flatMap(\.tags)).sorted()
    if !tags.isEmpty {
      out.literal("<select name=\"tag\" aria-label=\"Tag\"><option value=\"\">any tag</option>")
      for tag in tags {
        out.literal("<option value=\"")
        out.text(tag, .label)
        out.literal("\">")
        out.text(tag, .markup)
        out.literal("</option>")
      }
      out.literal("</select>\n")
    }
    out.literal(
      """
      <input type="search" name="q" aria-label="Text in the case" aria-keyshortcuts="/" \
      placeholder="Text ( / )" autocomplete="off" spellcheck="false">
      <output id="shown" aria-live="polite"></output></form></div>

      """)
  }

  /// Links to what failed, so that nobody looks for it.
  private mutating func failures() {
    let failures = report.cases.reduce(0) { $0 + ($1.status.isFailure ? 1 : 0) }
    guard failures > 1 else { return }
    out.literal("<nav aria-labelledby=\"failures\"><details")
    out.literal(failures > 20 ? "" : " open")
    out.literal("><summary><h2 id=\"failures\">What did not pass</h2></summary><ol>\n")
    var number = 0
    for cases in report.files {
      for item in cases {
        number += 1
        guard item.status.isFailure else { continue }
        out.literal("<li><a href=\"#c")
        out.number(number)
        out.literal("\">")
        out.text(item.name, .markup)
        out.literal("</a> <span class=\"")
        out.literal(item.status.key)
        out.literal("\">")
        out.literal(item.status.words)
        out.literal("</span></li>\n")
      }
    }
    out.literal("</ol></details></nav>\n")
  }

  /// The run in a few words: `2 of 6 did not pass`.
  private mutating func verdict(_ escaping: Escaping) {
    let count = report.cases.count
    let failures = report.cases.reduce(0) { $0 + ($1.status.isFailure ? 1 : 0) }
    let skipped = report.count(.skipped)
    if count == 0 {
      out.literal("No cases")
    } else if failures > 0 {
      out.number(failures)
      out.literal(" of ")
      out.number(count)
      out.literal(count == 1 ? " case did not pass" : " cases did not pass")
    } else {
      out.number(count - skipped)
      out.literal(count - skipped == 1 ? " case passed" : " cases passed")
    }
    if skipped > 0 {
      out.literal(", ")
      out.number(skipped)
      out.literal(" skipped")
    }
  }

  /// A time as people say it.
  mutating func duration(_ seconds: Double) {
    if seconds < 0.001 {
      out.literal("&lt; 1 ms")
    } else if seconds < 1 {
      out.number(Int((seconds * 1000).rounded()))
      out.literal(" ms")
    } else {
      out.seconds(seconds, decimals: 2)
      out.literal(" s")
    }
  }
}
