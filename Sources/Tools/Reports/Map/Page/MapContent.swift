import Shell
import Wireframes

/// The parts of a map's page, from top to bottom.
struct MapContent {
  /// The map without removed screens and moves.
  let report: MapReport
  /// The map with what only the baseline has.
  let marked: MarkedMap
  let layout: MapLayout
  let anchors: MapAnchors

  /// The map with what only the baseline has.
  var map: MapReport { marked.map }

  private var title: String { "Map of \(report.app.shortened(to: 120))" }

  /// Returns the beginning of the page, up to the summary.
  func head(hasPictures: Bool) -> Markup {
    let coverage: [Markup] = [report.coverage, report.wholeCoverage].compactMap(\.self).map {
      "<p class=\"run\">\($0)</p>\n"
    }
    return """
      \(Markup.pageStart)
      <title>\(title)</title>
      <style>
      \(resource: .style)\(resource: .mapDrawingStyle)\(resource: .mapStyle)\
      \(hasPictures ? "\(resource: .pictureStyle)" : "")</style>
      </head>
      <body>
      <a class="skip" href="#screens">Skip to the screens</a>
      <a class="skip" href="#moves">Skip to the moves</a>
      <header>
      <h1>\(title)</h1>
      <p class="run">\(report.verdict)</p>
      \(coverage)\(findingsLink)</header>

      """
  }

  /// The number of findings of each kind, with a link to them.
  private var findingsLink: Markup {
    guard !report.findings.isEmpty else { return "" }
    return """
      <p class="run"><a class="found" href="#findings">\(amount(report.findings.count, "finding"))</a>: \
      \(report.findingCounts)</p>

      """
  }

  /// Returns the number of screens and moves with each mark, and the controls.
  ///
  /// The boxes that show lines work without scripts; the other controls are visible only with them.
  var bar: Markup {
    let marks = MapMark.allCases.filter { mark in
      marked.screenMarks.contains { $0.contains(mark) }
        || marked.moveMarks.contains { $0.contains(mark) }
    }
    let chips: Markup =
      marks.isEmpty
      ? "" : "<fieldset><legend>Status</legend>\(marks.map(chip))</fieldset>\n"
    return """
      <div class="bar"><form id="filter" role="search" aria-label="Search the map">
      \(chips)<input type="search" name="q" aria-label="Text of a screen or move" \
      aria-keyshortcuts="/" placeholder="Search (press /)" autocomplete="off" spellcheck="false">
      <output id="shown" aria-live="polite"></output>
      \(toggle(.back, "Ways back"))\(toggle(.tab, "Tab switches"))\
      <span class="moves" role="group" aria-label="Zoom">\
      <button type="button" id="out" aria-label="Zoom out" aria-keyshortcuts="-">−</button>\
      <button type="button" id="in" aria-label="Zoom in" aria-keyshortcuts="+">+</button>\
      <button type="button" id="fit" aria-keyshortcuts="0">Fit</button></span></form></div>

      """
  }

  private func chip(_ mark: MapMark) -> Markup {
    let screens = marked.screenMarks.count { $0.contains(mark) }
    let moves = marked.moveMarks.count { $0.contains(mark) }
    var counts: [String] = []
    if screens > 0 { counts.append(amount(screens, "screen")) }
    if moves > 0 { counts.append(amount(moves, "move")) }
    return """
      <label class="chip"><input disabled type="checkbox" name="mark" value="\(mark.rawValue)">\
      <span class="\(mark.rawValue)">\(mark.words): \(counts.joined(separator: ", "))</span></label>
      """
  }

  private func toggle(_ kind: MapGraph.Edge.Kind, _ words: String) -> Markup {
    let count = layout.graph.moveCount(kind)
    guard count > 0 else { return "" }
    return """
      <label class="toggle"><input type="checkbox" id="show-\(kind.rawValue)" autocomplete="off">\
      \(words) (\(count))</label>

      """
  }

  /// The parts of the drawing.
  var drawing: [Markup] {
    let drawing = MapDrawing(marked: marked, layout: layout, anchors: anchors, isLinked: true)
    var parts: [Markup] = [
      """
      <svg id="graph" viewBox="0 0 \(layout.width) \(layout.height)" width="\(layout.width)" \
      height="\(layout.height)" role="group" aria-label="Screens">

      """
    ]
    parts += drawing.bands
    for kind in MapGraph.Edge.Kind.allCases {
      let lines = drawing.lines(kind)
      guard !lines.isEmpty else { continue }
      parts.append("<g class=\"edges \(kind.rawValue)\" aria-hidden=\"true\">\n")
      parts += lines
      parts.append("</g>\n")
    }
    return parts + drawing.screens + ["</svg>\n"]
  }

  /// Returns a note on pictures that are left out.
  func omission(of count: Int) -> Markup {
    guard count > 0 else { return "" }
    return """
      <p class="none">The pictures of the \(amount(count, "screen")) farthest from the start are left \
      out, so that the page isn't too large.</p>

      """
  }

  /// Returns badges with the marks of a screen or move in words.
  func badges(_ marks: [MapMark]) -> [Markup] {
    marks.map { " <span class=\"badge \($0.rawValue)\">\($0.words)</span>" }
  }

  /// Returns a walk with a button that copies it.
  func walk(_ title: Markup, _ lines: [String]) -> Markup {
    guard !lines.isEmpty else { return "" }
    let shown = lines.map(\.withoutRepetitions)
    // The shown text may be shorter than the copied one.
    let whole = shown == lines ? nil : lines.map { $0 + "\n" }.joined()
    return """
      <h4>\(title)</h4><pre class="copy walk" \(attribute: "data-copy", whole)\
      data-name="the walk">\(lines: shown)</pre>
      """
  }
}
