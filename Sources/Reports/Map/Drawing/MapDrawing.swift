import Wireframes

/// The drawing of a map as the content of an `<svg>` element: groups, lines, and screens over them.
struct MapDrawing {
  let marked: MarkedMap
  let layout: MapLayout
  let anchors: MapAnchors
  /// For each screen, the number of its picture; `nil` if the drawing shows none.
  let pictures: [Int?]
  /// Whether screens and lines are links to what a page says about them.
  let isLinked: Bool

  /// The size of a picture at most.
  private static let pictureWidth = 54
  /// The space between the parts of a screen.
  static let padding = 8

  /// Returns the width of a box in which the name and the type of a screen aren't cut.
  static func neededWidth(of screen: MapReport.Screen, hasLoops: Bool) -> Int {
    let left = screen.picture == nil ? 4 + padding : 2 * padding + pictureWidth
    let name = FittedText(screen.shownName, width: 1_000, size: 15).width + (hasLoops ? 34 : 0)
    let type = FittedText(screen.type, width: 1_000, size: 11).width
    return left + max(name, type) + padding
  }

  /// Returns the groups with their names.
  var bands: [Markup] {
    layout.bands.enumerated().compactMap { index, box -> Markup? in
      guard let name = layout.graph.bandNames[index] else { return nil }
      let label = FittedText(name, width: box.width - 2 * Self.padding - 20, size: 13)
      return """
        <rect class="band" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
        rx="10"/><text class="band-name" x="\(box.x + 14)" y="\(box.y + 22)">\(label.text)</text>

        """
    }
  }

  /// Returns the lines of a kind.
  func lines(_ kind: MapGraph.Edge.Kind) -> [Markup] {
    layout.routes.filter { $0.edge.kind == kind }.map { line($0) }
  }

  private func line(_ route: MapRoute) -> Markup {
    let edge = route.edge
    let isDashed = marked.map.screens[edge.to].style != .screen && edge.kind == .onward
    let color = marked.mark(of: edge)?.rawValue
    let classes = [color, isDashed ? "over" : nil].compactMap { $0 }.joined(separator: " ")
    // What is hidden at first is described by the page.
    let title: Markup = edge.kind == .onward ? "<title>\(marked.label(of: edge))</title>" : ""
    let path: Markup =
      "<path \(attribute: "class", classes.isEmpty ? nil : classes)d=\"\(data(of: route))\">\(title)</path>"
    guard isLinked else { return "\(path)\n" }
    let moves = edge.moves.map { anchors.moves[$0] }
    let all = moves.count > 1 ? moves.joined(separator: " ") : nil
    return """
      <a href="#\(moves[0])" \(attribute: "data-moves", all)tabindex="-1">\(path)</a>

      """
  }

  /// Returns the path of a line, with an arrow at its end.
  private func data(of route: MapRoute) -> String {
    var last = route.start
    var data = "M\(last.x),\(last.y)"
    for part in route.parts {
      let end = part.end
      switch part {
      case .through: data += "H\(end.x)"
      case .between:
        let middle = (last.x + end.x) / 2
        data += "C\(middle),\(last.y) \(middle),\(end.y) \(end.x),\(end.y)"
      case .around(_, let reach):
        let far = last.x + reach
        data += "C\(far),\(last.y) \(far),\(end.y) \(end.x),\(end.y)"
      }
      last = end
    }
    return data + (route.pointsRight ? "m-7,-4l7,4l-7,4" : "m7,-4l-7,4l7,4")
  }

  /// Returns the screens.
  var screens: [Markup] {
    marked.map.screens.indices.map { index in
      let screen = marked.map.screens[index]
      let box = layout.boxes[index]
      let classes =
        (["node", screen.style.rawValue] + marked.screenMarks[index].prefix(1).map(\.rawValue))
        .joined(separator: " ")
      let content: Markup = """
        <rect class="box" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
        rx="8"/>\(picture(index))\(texts(index))\(badge(index))
        """
      guard isLinked else { return "<g class=\"\(classes)\">\(content)</g>\n" }
      return """
        <a class="\(classes)" href="#\(anchors.screens[index])" \
        aria-label="\(spoken(index))">\(content)</a>

        """
    }
  }

  /// Returns what a screen reader says about a screen.
  private func spoken(_ index: Int) -> String {
    let screen = marked.map.screens[index]
    let name = screen.shownName.shortened(to: 120)
    return ([name] + facts(of: index) + marked.screenMarks[index].map(\.words))
      .joined(separator: ", ")
  }

  private func facts(of index: Int) -> [String] {
    let screen = marked.map.screens[index]
    return (screen.isStart ? ["start"] : [])
      + (screen.style == .screen ? [] : [screen.style.rawValue])
      + [amount(screen.states, "state")]
  }

  /// The place of a picture in a screen's box; `nil` if there is none.
  private func place(ofPicture index: Int) -> MapPlacement.Box? {
    guard pictures[index] != nil, let picture = marked.map.screens[index].picture else {
      return nil
    }
    let box = layout.boxes[index]
    let height = box.height - 2 * Self.padding
    let width = min(Self.pictureWidth, max(1, picture.width * height / picture.height))
    let fitted = min(height, max(1, picture.height * width / picture.width))
    return MapPlacement.Box(
      x: box.x + Self.padding, y: box.y + (box.height - fitted) / 2, width: width, height: fitted)
  }

  private func picture(_ index: Int) -> Markup {
    guard let number = pictures[index], let box = place(ofPicture: index) else { return "" }
    return """
      <use href="#p\(number)" x="\(box.x)" y="\(box.y)" width="\(box.width)" \
      height="\(box.height)" aria-hidden="true"/><rect class="frame" x="\(box.x)" y="\(box.y)" \
      width="\(box.width)" height="\(box.height)"/>
      """
  }

  private func texts(_ index: Int) -> Markup {
    let screen = marked.map.screens[index]
    let box = layout.boxes[index]
    let left = (place(ofPicture: index)?.right ?? box.x + 4) + Self.padding
    let width = box.right - Self.padding - left
    let badge = layout.graph.loops[index].isEmpty ? 0 : 34
    let type = screen.type == screen.shownName ? "" : screen.type
    var lines = text(
      "name", screen.shownName, x: left, y: box.y + 22, width: width - badge, size: 15)
    var y = box.y + 38
    for (kind, line) in [("type", type), ("facts", facts(of: index).joined(separator: " · "))]
    where !line.isEmpty {
      lines += text(kind, line, x: left, y: y, width: width, size: 11)
      y += 15
    }
    // The most important ones first; the page has them all.
    let room = max(1, (box.bottom - y) / 14)
    let marks = marked.screenMarks[index].map(\.words)
    // In as many rows whatever the names in the column are.
    let markWidth = width - (box.width - MapPlacement.Metrics.width.lowerBound)
    for row in Self.rows(marks, width: markWidth).prefix(room) {
      lines += text("marks", row, x: left, y: y + 1, width: width, size: 13)
      y += 14
    }
    return lines
  }

  private func text(
    _ kind: String, _ text: String, x: Int, y: Int, width: Int, size: Int
  ) -> Markup {
    let fitted = FittedText(text, width: width, size: size)
    // Fonts differ. What just fits in one must not overlap anything in another.
    let length = fitted.width * 5 > width * 4 ? "\(fitted.width)" : nil
    return """
      <text class="\(kind)" x="\(x)" y="\(y)" \(attribute: "textLength", length)\
      \(attribute: "lengthAdjust", length.map { _ in "spacingAndGlyphs" })>\(fitted.text)</text>
      """
  }

  /// Returns words in as few rows as possible.
  private static func rows(_ words: [String], width: Int) -> [String] {
    var rows: [String] = []
    for word in words {
      let row = (rows.last.map { $0 + " · " } ?? "") + word
      if !rows.isEmpty, FittedText(row, width: width, size: 13).text == row {
        rows[rows.count - 1] = row
      } else {
        rows.append(word)
      }
    }
    return rows
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
