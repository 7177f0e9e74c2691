import Wireframes

/// A map as a Mermaid flowchart, which Markdown viewers draw.
///
/// Tab switches and ways back are left out, as they are in the drawing at first; a note says how
/// many.
package struct MapMermaid: MapFormat {
  private typealias Text = ReportText<MermaidPlace>

  /// Creates the format.
  package init() {}

  /// Writes the flowchart in UTF-8, with a newline at the end.
  package func write(_ map: MapReport, to output: @escaping (_ part: [UInt8]) -> Void) {
    let graph = MapGraph(map)
    let marked = MarkedMap(map)
    let names = MapAnchors(map).screens.map { $0.replacing("-", with: "_") }
    var text: Text = "flowchart LR\n"
    for (band, name) in graph.bandNames.enumerated() {
      if let name { text += "  subgraph g\(band) [\"\(name.shortened(to: MapLabel.longest))\"]\n" }
      for (index, screen) in map.screens.enumerated() where graph.bands[index] == band {
        let indent: Text = name == nil ? "  " : "    "
        let label = label([screen.shownName], marked.screenMarks[index])
        text += indent
        text +=
          screen.style == .screen
          ? "\(plain: names[index])[\"\(label)\"]\n" : "\(plain: names[index])([\"\(label)\"])\n"
      }
      if name != nil { text += "  end\n" }
    }
    for edge in graph.edges where edge.kind == .onward {
      text +=
        "  \(plain: names[edge.from]) -->|\"\(marked.label(of: edge))\"| \(plain: names[edge.to])\n"
    }
    if let omission = graph.omission() {
      text += """
          left_out["\(omission)"]
          style left_out fill:none,stroke:none

        """
    }
    output(text.utf8)
  }

  /// Returns a label with its marks in words, on one line.
  private func label(_ text: [String], _ marks: [MapMark]) -> String {
    let words = marks.filter { $0 != .covered }.map(\.words)
    return (text.map { $0.shortened(to: MapLabel.longest) } + words).joined(separator: " · ")
  }
}

/// A context in a flowchart: outside quotes, or a quoted label.
private enum MermaidPlace: QuotingPlace {
  case start, quotes

  var escaping: Escaping? { self == .quotes ? .mermaid : nil }
}

extension ReportText<MermaidPlace>.StringInterpolation {
  /// Writes the name of a node, which has letters, digits and `_` only.
  fileprivate mutating func appendInterpolation(plain name: String) { append(name, .mermaid) }
}

/// The limit of labels in text formats.
enum MapLabel {
  /// The maximum number of characters.
  static let longest = 60
}

extension String {
  /// Returns the text, cut with an ellipsis if it is longer than a number of characters.
  func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<index(before: end)] + "…"
  }
}
