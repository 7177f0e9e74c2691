import Script
import Wireframes

extension MapContent {
  /// The difference from the baseline, the findings, and the parts that weren't explored.
  var notes: [Markup] { [differences, findings, others, links, unstable, unreached, cuts] }

  private var differences: Markup {
    guard let difference = marked.difference else { return "" }
    let lines = difference.lines.map { line -> Markup in
      line.hasPrefix("+")
        ? "<ins>\(line)</ins>\n"
        : line.hasPrefix("-") ? "<del>\(line)</del>\n" : "<span>\(line)</span>\n"
    }
    return """
      <section class="note"><h2>Differences from the baseline</h2>
      <pre class="difference">\(lines)</pre></section>

      """
  }

  private var findings: Markup {
    guard !report.findings.isEmpty else { return "" }
    let items = report.findings.map { finding -> Markup in
      let screen: Markup =
        finding.screen.flatMap { marked.indices[$0] }.map {
          "on <a href=\"#\(anchors.screens[$0])\">\(map.screens[$0].shownName)</a>"
        } ?? ""
      let ways: Markup =
        finding.ways > 1 ? "shown by \(grouped(finding.ways)) of the actions that were tried" : ""
      let parts = [screen, ways].filter { !$0.utf8.isEmpty }
      let place: Markup =
        switch parts.count {
        case 0: ""
        case 1: "<p class=\"none\">\(parts[0])</p>"
        default: "<p class=\"none\">\(parts[0]) · \(parts[1])</p>"
        }
      let holder: Markup = finding.holder.map { "<p class=\"holder\">\($0)</p>" } ?? ""
      let file: Markup =
        finding.file.map { "<p>→ <code>\($0)</code>\(finding.passes ? passing : "")</p>" } ?? ""
      return """
        <li><span class="badge finding">\(finding.kind)</span> \
        <span class="message-text">\(finding.message)</span>\(holder)\(place)\(file)\
        \(walk("Shortest walk", finding.walk))</li>

        """
    }
    return """
      <section class="note" id="findings"><h2>Findings</h2><ol>
      \(items)</ol></section>

      """
  }

  private var passing: Markup { " (no expectation can detect the difference, so it passes)" }

  /// The moves that only walkthroughs take.
  private var others: Markup {
    section(
      "Taken by a walkthrough, not found by exploration",
      report.otherMoves.map { move -> Markup in
        let names = move.walkthroughs.joined(separator: ", ")
        let (from, to) = (marked.names[move.from] ?? move.from, marked.names[move.to] ?? move.to)
        return "\(from) → \(to) <code>\(move.label)</code> <span class=\"none\">\(names)</span>"
      })
  }

  private var cuts: Markup {
    let untried = list("Not tried", report.untried)
    let cut = list(
      "Not explored further", report.cuts.map { "\(grouped($0.count)) \($0.reason)" })
    return "\(untried)\(cut)"
  }

  private var links: Markup {
    list("Links that the app doesn’t open", report.unopenedLinks)
  }

  private var unstable: Markup {
    section(
      "Depending on earlier actions, of which the screen shows nothing",
      report.unstable.map { note -> Markup in
        guard let index = marked.indices[note.screen] else {
          return "\(note.screen): \(note.reason)"
        }
        let name = marked.names[note.screen] ?? note.screen
        return "<a href=\"#\(anchors.screens[index])\">\(name)</a>: \(note.reason)"
      })
  }

  private var unreached: Markup {
    section(
      "View controllers in the app’s modules that no action reached",
      report.unseen.map { name -> Markup in "<code>\(name)</code>" })
  }

  private func list(_ title: Markup, _ lines: [String]) -> Markup {
    section(title, lines.map { line -> Markup in "\(line)" })
  }

  /// Returns a list with a title; nothing if it is empty.
  private func section(_ title: Markup, _ items: [Markup]) -> Markup {
    guard !items.isEmpty else { return "" }
    let items = items.map { item -> Markup in "<li>\(item)</li>\n" }
    return """
      <section class="note"><h2>\(title)</h2><ul>
      \(items)</ul></section>

      """
  }
}
