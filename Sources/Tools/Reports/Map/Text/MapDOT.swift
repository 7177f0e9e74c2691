import Wireframes

/// A map for Graphviz.
///
/// Tab switches and ways back are left out, as they are in the drawing at first; its label says how
/// many.
package struct MapDOT: MapFormat {
  private typealias Text = ReportText<DOTPlace>

  /// Creates the format.
  package init() {}

  /// Writes the graph in UTF-8, with a newline at the end.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let graph = MapGraph(map)
    let anchors = MapAnchors(map)
    let marked = MarkedMap(map)
    var text: Text = """
      digraph "\(map.app)" {
        rankdir=LR;
        node [shape=box, style=rounded, fontname="sans-serif"];
        edge [fontname="sans-serif", fontsize=10];

      """
    if let omission = graph.omission() {
      text += "  label=\"\(omission)\";\n"
    }
    for (band, name) in graph.bandNames.enumerated() {
      if let name { text += "  subgraph \"cluster-\(band)\" {\n    label=\"\(lines: [name])\";\n" }
      for (index, screen) in map.screens.enumerated() where graph.bands[index] == band {
        let label = [screen.shownName, screen.type] + words(screen, marked.screenMarks[index])
        text += name == nil ? "  " : "    "
        text += "\"\(anchors.screens[index])\" [label=\"\(lines: label)\""
        if screen.style != .screen { text += ", style=\"rounded,dashed\"" }
        text += "];\n"
      }
      if name != nil { text += "  }\n" }
    }
    for edge in graph.edges where edge.kind == .onward {
      text += """
          "\(anchors.screens[edge.from])" -> "\(anchors.screens[edge.to])" \
        [label="\(marked.label(of: edge))"];

        """
    }
    text += "}\n"
    output(text.utf8)
  }

  private func words(_ screen: MapReport.Screen, _ marks: [MapMark]) -> [String] {
    (screen.style == .screen ? [] : [screen.style.rawValue]) + words(marks)
  }

  private func words(_ marks: [MapMark]) -> [String] {
    let shown = marks.filter { $0 != .covered }.map(\.words)
    return shown.isEmpty ? [] : [shown.joined(separator: ", ")]
  }
}

/// A context in a graph for Graphviz: outside quotes, or a quoted string.
private enum DOTPlace: QuotingPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .dot : nil }
}

extension ReportText<DOTPlace>.StringInterpolation {
  /// Writes the lines of a label, each cut if it is long.
  fileprivate mutating func appendInterpolation(lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { append("\\n") }
      appendInterpolation(line.shortened(to: MapLabel.longest))
    }
  }
}
