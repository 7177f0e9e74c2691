import Wireframes

/// The drawing of a map as the content of an `<svg>` element: groups, lines, and screens over them.
struct MapDrawing {
  let marked: MarkedMap
  let layout: MapLayout
  let anchors: MapAnchors
  /// Whether screens and lines are links to their descriptions on a page.
  let isLinked: Bool

  /// The space to the left of a screen's texts, and to their right.
  private static let indent = 10
  private static let padding = 8
  /// The space of the number of moves to the same screen, beside the name.
  private static let badgeWidth = 34

  /// Returns the width of a box in which the name and the type of a screen aren't cut.
  static func neededWidth(of screen: MapReport.Screen, hasLoops: Bool) -> Int {
    let badge = hasLoops ? badgeWidth : 0
    let name = FittedText(screen.shownName, width: 1_000, size: 15).width + badge
    let type = type(of: screen).map { FittedText($0, width: 1_000, size: 11).width } ?? 0
    return indent + max(name, type) + padding + 1
  }

  /// Returns the groups with their names.
  var bands: [Markup] {
    layout.bands.enumerated().compactMap { index, box -> Markup? in
      guard let name = layout.graph.bandNames[index] else { return nil }
      let label = FittedText(name, width: box.width - 2 * Self.padding - 20, size: 13)
      return """
        <rect class="band" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
        rx="10"/><text class="band-name" x="\(box.x + 14)" y="\(box.y + 20)">\(label.text)</text>

        """
    }
  }

  func lines(_ kind: MapGraph.Edge.Kind) -> [Markup] {
    layout.routes.filter { $0.edge.kind == kind }.map { line($0) }
  }

  /// The whole drawing without ways back and tab switches.
  var parts: [Markup] {
    bands + ["<g class=\"edges\">\n"] + lines(.onward) + ["</g>\n"] + screens
  }

  private func line(_ route: MapRoute) -> Markup {
    let edge = route.edge
    let isDashed = marked.map.screens[edge.to].style != .screen && edge.kind == .onward
    let color = marked.mark(of: edge)?.rawValue
    let classes = [color, isDashed ? "over" : nil].compactMap { $0 }.joined(separator: " ")
    // The page describes the lines that are hidden at first.
    let title: Markup = edge.kind == .onward ? "<title>\(marked.label(of: edge))</title>" : ""
    let head: Markup =
      "<path \(attribute: "class", color)d=\"\(head(of: route))\"/>"
    let path: Markup =
      """
      <path \(attribute: "class", classes.isEmpty ? nil : classes)d="\(data(of: route))">\(title)\
      </path>\(head)
      """
    let label: Markup = edge.kind == .onward ? label(of: route) : ""
    guard isLinked else { return "\(path)\(label)\n" }
    let moves = edge.moves.map { anchors.moves[$0] }
    let all = moves.count > 1 ? moves.joined(separator: " ") : nil
    return """
      <a href="#\(moves[0])" \(attribute: "data-moves", all)tabindex="-1">\(path)\(label)</a>

      """
  }

  /// Returns the label above the beginning of a line.
  private func label(of route: MapRoute) -> Markup {
    let label = MapEdgeLabel(of: route.edge, in: marked.map)
    guard !label.text.isEmpty else { return "" }
    let color = marked.mark(of: route.edge)?.rawValue
    return """
      <text \(attribute: "class", color)x="\(route.start.x + MapPlacement.Metrics.labelGap)" \
      y="\(route.start.y - 4)">\(label.text)</text>
      """
  }

  /// Returns the arrow at the end of a line.
  private func head(of route: MapRoute) -> String {
    let end = route.end
    let side = route.pointsRight ? -7 : 7
    return "M\(end.x + side),\(end.y - 4)L\(end.x),\(end.y)L\(end.x + side),\(end.y + 4)"
  }

  /// Returns the path of a line.
  private func data(of route: MapRoute) -> String {
    let (start, curve, end) = (route.start, route.curve, route.end)
    return "M\(start.x),\(start.y)" + (curve.start == start.x ? "" : "H\(curve.start)")
      + "C\(curve.control),\(start.y) \(curve.control),\(end.y) \(curve.end),\(end.y)"
      + (curve.end == end.x ? "" : "H\(end.x)")
  }

  var screens: [Markup] {
    marked.map.screens.indices.map { index in
      let screen = marked.map.screens[index]
      let box = layout.boxes[index]
      let classes =
        (["node", screen.style.rawValue] + marked.screenMarks[index].prefix(1).map(\.rawValue))
        .joined(separator: " ")
      let content: Markup = """
        <rect class="box" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
        rx="8"/>\(texts(index))\(badge(index))
        """
      guard isLinked else { return "<g class=\"\(classes)\">\(content)</g>\n" }
      return """
        <a class="\(classes)" href="#\(anchors.screens[index])" \
        aria-label="\(spoken(index))">\(content)</a>

        """
    }
  }

  /// Returns the description of a screen for screen readers.
  private func spoken(_ index: Int) -> String {
    let screen = marked.map.screens[index]
    let name = screen.shownName.shortened(to: 120)
    return ([name] + Self.facts(of: screen) + marked.screenMarks[index].map(\.words))
      .joined(separator: ", ")
  }

  private static func facts(of screen: MapReport.Screen) -> [String] {
    (screen.isStart ? ["start"] : []) + (screen.style == .screen ? [] : [screen.style.rawValue])
  }

  private func texts(_ index: Int) -> Markup {
    let screen = marked.map.screens[index]
    let box = layout.boxes[index]
    let left = box.x + Self.indent
    let width = box.right - Self.padding - left
    let badge = layout.graph.loops[index].isEmpty ? 0 : Self.badgeWidth
    var lines = text(
      "name", screen.shownName, x: left, y: box.y + 20, width: width - badge, size: 15)
    var y = box.y + 37
    if let type = Self.type(of: screen) {
      lines += text("type", type, x: left, y: y, width: width, size: 11)
      y += 15
    }
    let facts = Self.facts(of: screen).joined(separator: " · ")
    if !facts.isEmpty { lines += text("facts", facts, x: left, y: y, width: width, size: 11) }
    let shift = facts.isEmpty ? 0 : FittedText(facts, width: width, size: 11).width + 8
    lines += marks(of: index, x: left + shift, y: y, width: width - shift)
    return lines
  }

  /// Returns the marks of a screen in words, each in its color, as far as they fit.
  private func marks(of index: Int, x: Int, y: Int, width: Int) -> Markup {
    var words: [Markup] = []
    var text = ""
    // The most important one comes first; the page has them all.
    for mark in marked.screenMarks[index] {
      text += (text.isEmpty ? "" : " · ") + mark.words
      guard FittedText(text, width: width, size: 13).text == text || words.isEmpty else { break }
      let gap: Markup = words.isEmpty ? "" : " · "
      words.append("\(gap)<tspan class=\"\(mark.rawValue)\">\(mark.words)</tspan>")
    }
    return words.isEmpty ? "" : "<text class=\"marks\" x=\"\(x)\" y=\"\(y)\">\(words)</text>"
  }

  /// Returns the type of a screen, unless its name says it; `nil` if there is nothing to show.
  private static func type(of screen: MapReport.Screen) -> String? {
    screen.type == screen.shownName || screen.type.isEmpty ? nil : screen.type
  }

  private func text(
    _ kind: String, _ text: String, x: Int, y: Int, width: Int, size: Int
  ) -> Markup {
    let fitted = FittedText(text, width: width, size: size)
    // Fonts differ. A text that just fits in one must not overlap anything in another.
    let length = fitted.width * 5 > width * 4 ? "\(fitted.width)" : nil
    return """
      <text class="\(kind)" x="\(x)" y="\(y)" \(attribute: "textLength", length)\
      \(attribute: "lengthAdjust", length.map { _ in "spacingAndGlyphs" })>\(fitted.text)</text>
      """
  }

  /// Returns the number of moves that lead back to the same screen.
  private func badge(_ index: Int) -> Markup {
    let count = layout.graph.loops[index].count
    guard count > 0 else { return "" }
    let box = layout.boxes[index]
    let width = 18 + 7 * String(count).utf8.count
    return """
      <rect class="badge" x="\(box.right - 6 - width)" y="\(box.y + 8)" width="\(width)" height="17" \
      rx="8"/><text class="badge" x="\(box.right - 6 - width / 2)" y="\(box.y + 20)">↻ \
      \(count)</text>
      """
  }
}
