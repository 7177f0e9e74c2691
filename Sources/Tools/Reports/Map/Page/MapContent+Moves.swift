import Script
import Wireframes

extension MapContent {
  /// The table of moves.
  var texts: [Markup] {
    guard !map.moves.isEmpty else { return [] }
    let head: Markup = """
      <section id="moves" tabindex="-1"><h2>Moves</h2>
      <p class="none">The shortest walk that takes a move is the walk to its first screen and then the \
      action, unless the move has another one.</p>
      <table><thead><tr><th scope="col">From</th><th scope="col">Action</th><th scope="col">To</th>\
      <th scope="col">Status</th><th scope="col">Calls, walkthroughs</th></tr></thead>
      <tbody>

      """
    return [head] + map.moves.indices.map(row) + ["</tbody></table></section>\n"]
  }

  private func row(_ index: Int) -> Markup {
    let move = map.moves[index]
    let count: Markup =
      move.transitions > 1 ? " <span class=\"none\">×\(grouped(move.transitions))</span>" : ""
    let marks = marked.moveMarks[index]
    return """
      <tr id="\(anchors.moves[index])" \(attribute: "data-marks", marks.isEmpty ? nil : marks.map(\.rawValue).joined(separator: " "))><td>\(link(move.from))</td>\
      <td><code>\(move.label)</code>\(count)</td><td>\(link(move.to))</td>\
      <td>\(badges(marks))</td><td>\(details(move))</td></tr>

      """
  }

  private func link(_ id: String) -> Markup {
    guard let index = marked.indices[id] else { return "\(id)" }
    return "<a href=\"#\(anchors.screens[index])\">\(marked.names[id] ?? id)</a>"
  }

  private func details(_ move: MapReport.Move) -> Markup {
    var titles: [String] = []
    var parts: Markup = ""
    if !move.calls.isEmpty {
      titles.append(amount(move.calls.count, "call"))
      parts += "<h4>Calls</h4><ul class=\"calls\">\(move.calls.map(call))</ul>"
    }
    if !move.walkthroughs.isEmpty {
      titles.append(amount(move.walkthroughs.count, "walkthrough"))
      let items = move.walkthroughs.map { name -> Markup in "<li>\(name)</li>" }
      parts += "<h4>Walkthroughs</h4><ul class=\"cases\">\(items)</ul>"
    }
    let found = report.findings.filter { $0.move == move.key }
    if !found.isEmpty {
      titles.append(amount(found.count, "finding"))
      let items = found.map { finding -> Markup in "<li>\(finding.kind): \(finding.message)</li>" }
      parts += "<h4>Findings</h4><ul>\(items)</ul>"
    }
    let usual = marked.indices[move.from].map { map.screens[$0].walk + [move.label] }
    if !move.walk.isEmpty, move.walk != usual {
      titles.append("walk")
      parts += walk("Shortest walk", move.walk)
    }
    guard !titles.isEmpty else { return "" }
    return "<details><summary>\(titles.joined(separator: ", "))</summary>\(parts)</details>"
  }

  private func call(_ call: MapReport.Call) -> Markup {
    let place: Markup = call.place.map { " <span class=\"place\">\($0)</span>" } ?? ""
    return "<li><code>\(breakable: call.name)</code>\(place)</li>"
  }
}
