import Wireframes

extension MapContent {
  /// Returns the list of screens, given the numbers of their pictures.
  func screens(_ pictures: [Int?]) -> [Markup] {
    guard !map.screens.isEmpty else { return ["<p class=\"none\">No screen was found.</p>\n"] }
    return ["<section id=\"screens\" tabindex=\"-1\"><h2>Screens</h2>\n<div class=\"list\">\n"]
      + map.screens.indices.map { screen($0, pictures[$0]) } + ["</div></section>\n"]
  }

  private func screen(_ index: Int, _ picture: Int?) -> Markup {
    let screen = map.screens[index]
    let type: Markup =
      screen.type == screen.shownName ? "" : " <code>\(breakable: screen.type)</code>"
    var facts: [String] = screen.isStart ? ["start"] : []
    if screen.style != .screen { facts.append(screen.style.rawValue) }
    facts.append(amount(screen.states, "state"))
    if let group = screen.group { facts.append("in \(group)") }
    let loops = layout.graph.loops[index].count
    if loops > 0 { facts.append("\(amount(loops, "move")) to itself") }
    return """
      <article class="screen" id="\(anchors.screens[index])" \
      data-marks="\(marked.screenMarks[index].map(\.rawValue).joined(separator: " "))">
      <h3>\(screen.shownName)\(type)</h3>
      <p class="facts"><span>\(facts.joined(separator: " · "))</span>\
      \(badges(marked.screenMarks[index]))</p>
      <div class="looks">\(figure(screen, picture))<div class="about">\
      \(screen.walk.isEmpty ? start(screen) : walk("Shortest walk", screen.walk))\(flow(screen))\
      \(findings(screen))</div></div>
      </article>

      """
  }

  private func start(_ screen: MapReport.Screen) -> Markup {
    screen.isStart ? "<p>The app starts here.</p>" : ""
  }

  private func figure(_ screen: MapReport.Screen, _ number: Int?) -> Markup {
    guard let number, let picture = screen.picture else { return "" }
    return """
      <svg class="\(PagePictures.style(of: picture))" viewBox="0 0 \(picture.width) \
      \(picture.height)" role="group" aria-label="\(picture.label)"><use href="#p\(number)"/></svg>
      """
  }

  private func flow(_ screen: MapReport.Screen) -> Markup {
    guard !screen.flow.isEmpty else { return "" }
    // The last one is in charge of this screen; the search looks for it.
    let others = screen.flow.dropLast().map { $0 + " › " }.joined()
    let last = screen.flow.last ?? ""
    return "<h4>Coordinators</h4><p class=\"stack\">\(others)<span>\(last)</span></p>"
  }

  private func findings(_ screen: MapReport.Screen) -> Markup {
    let found = report.findings.filter { $0.screen == screen.id }
    guard !found.isEmpty else { return "" }
    let items = found.map { finding -> Markup in
      "<li>\(finding.kind): \(finding.message)</li>"
    }
    return "<h4>Findings</h4><ul>\(items)</ul>"
  }
}
